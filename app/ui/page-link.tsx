import type { ReactElement, RefAttributes } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import type { LinkTarget, SitePath } from '#app/content-types.ts';
import { isHidden } from '#app/facts/sections.ts';

type To = { to: LinkTarget } & RefAttributes<HTMLAnchorElement>;

const RouterLink = Link as (props: PageLinkProps) => ReactElement;
const RouterNavLink = NavLink as (props: PageNavLinkProps) => ReactElement;

type PageLinkProps = Omit<LinkProps, 'to'> & To;
type PageNavLinkProps = Omit<NavLinkProps, 'to'> & To;

/**
 * The router's links, for addresses that app/routes.ts knows: a link to any other fails to compile.
 * Into a section that is switched off, only the words are shown.
 */
export function PageLink(props: PageLinkProps) {
  if (isHidden(props.to)) return <span className={props.className}>{props.children}</span>;
  return <RouterLink {...props} />;
}

/** The same, marked while its page is shown. Lists of links leave out what `shownLinks` does. */
export function PageNavLink(props: PageNavLinkProps) {
  return <RouterNavLink {...props} />;
}

/**
 * A path that is known at run time only: of a search hit, of a link in an article, of this page with
 * another filter. Tests follow these (test/guards/internal-links.guard.test.ts), the compiler can't.
 */
export function asSitePath(path: string): SitePath {
  return path as SitePath;
}
