import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router';
import type { LinkTarget, SitePath } from '#app/content-types.ts';
import { useIsHidden } from '#app/facts/use-facts.ts';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: LinkTarget };

/**
 * A link to a page that app/routes.ts knows: a link to any other fails to compile. Into a section
 * that is switched off, only the words are shown.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const isHidden = useIsHidden();
  if (isHidden(to)) return <span className={rest.className}>{rest.children}</span>;
  return <a href={to} {...rest} />;
}

/**
 * The same, marked while its page is shown; without `end`, on the pages below it as well. Lists of
 * links leave out what `shownLinks` does.
 */
export function PageNavLink({ to, end, ...rest }: PageLinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <a href={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}

/**
 * A path that is known at run time only: of a search hit, of a link in an article, of this page with
 * another filter. Tests follow these (test/guards/internal-links.guard.test.ts), the compiler can't.
 */
export function asSitePath(path: string): SitePath {
  return path as SitePath;
}
