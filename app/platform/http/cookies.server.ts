/** The value of a cookie that the request carries; the first one where there are several. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('Cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
