/** The page of the admin area to which a login leads back; undefined for any other address. */
export function readReturnTo(text: string | null): string | undefined {
  const page = /^\/admin\/(?!login|logout|password)[\w/-]+(\?[\w.~%=&+-]*)?$/;
  return text && page.test(text) ? text : undefined;
}

/**
 * The page on which somebody was when their session had ended: the one they asked for, or the one
 * whose form they sent.
 */
export function findReturnTo({ method, url, headers }: Request): string | undefined {
  const address = ['GET', 'HEAD'].includes(method) ? url : headers.get('Referer');
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  // What the router adds to ask for the data of a page.
  searchParams.delete('_routes');
  searchParams.delete('done');
  const path = pathname.replace(/\.data$/, '');
  return readReturnTo(searchParams.size > 0 ? `${path}?${searchParams}` : path);
}
