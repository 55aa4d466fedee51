import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { LinkTarget } from '#app/content-types.ts';
import { PageLink } from '#app/ui/page-link.tsx';

/** True for a page of this site; false for the API, files (a dot in the last segment), email, phone and other sites. */
export function isInternal(href: string): boolean {
  return /^[#?]/.test(href) || /^\/(?![/\\]|api\/)[^?#.]*($|[?#])/.test(href);
}

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: LinkTarget;
  children: ReactNode;
};

/** A link in text: through the router inside the site, plain otherwise. */
export function TextLink({ href, ...rest }: TextLinkProps) {
  return isInternal(href) ? <PageLink to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** A link to another site: same tab, no referrer handed on to the opener, marked with an arrow. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a rel="noopener external" {...rest}>
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
    </a>
  );
}
