import type { ReactElement, RefAttributes } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import type { LinkTarget, SitePath } from '#app/content-types.ts';

type To = { to: LinkTarget } & RefAttributes<HTMLAnchorElement>;

/** The router's links, for addresses that app/routes.ts knows: a link to any other fails to compile. */
export const PageLink = Link as (props: Omit<LinkProps, 'to'> & To) => ReactElement;

/** The same, marked while its page is shown. */
export const PageNavLink = NavLink as (props: Omit<NavLinkProps, 'to'> & To) => ReactElement;

/**
 * A path that is known at run time only: of a search hit, of a link in an article, of this page with
 * another filter. Tests follow these (test/guards/internal-links.guard.test.ts), the compiler can't.
 */
export function asSitePath(path: string): SitePath {
  return path as SitePath;
}
