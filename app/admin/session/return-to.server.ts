/** The page of the admin area to which a login leads back; undefined for any other address. */
export function readReturnTo(text: string | null | undefined): string | undefined {
  const isPage = /^\/admin\/(?!login|logout|password)[\w/-]+(\?[\w.~%=&+-]*)?$/.test(text ?? '');
  return isPage ? (text ?? undefined) : undefined;
}

/**
 * The page on which somebody was when their session had ended: the one they asked for, or the one
 * whose form they sent.
 */
export function findReturnTo(request: Request): string | undefined {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  const address = isRead ? request.url : request.headers.get('Referer');
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  // What the router adds to ask for the data of a page.
  searchParams.delete('_routes');
  searchParams.delete('done');
  const path = pathname.replace(/\.data$/, '');
  return readReturnTo(searchParams.size > 0 ? `${path}?${searchParams}` : path);
}
