import type { ReactNode } from 'react';
import type { TextLink } from '#app/content-types.ts';
import { shownLinks } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { footerOf } from '#app/layout/navigation.content.ts';
import { LineRule } from '#app/ui/line-rule.tsx';
import { FooterLogo } from '#app/ui/logo.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { layoutWordsOf } from './layout.content.ts';

interface SiteFooterProps {
  /** The newsletter form, if the page has none of its own. */
  newsletter: ReactNode;
}

/** The footer of every page: newsletter, links, contact details, legal links. */
export function SiteFooter({ newsletter }: SiteFooterProps) {
  const facts = useFacts();
  const { company } = facts;
  const footer = footerOf(facts);
  const layoutWords = layoutWordsOf(facts);
  return (
    <footer className="site-footer on-ink">
      <div className="wrap">
        <FooterLogo name={company.name} />
        <div className="footer-top">
          {newsletter && (
            <section className="footer-newsletter" aria-labelledby="footer-newsletter-title">
              <h2 id="footer-newsletter-title" className="text-2xl">
                {footer.newsletter.title}
              </h2>
              <p className="mt-3 mb-5 text-muted">{footer.newsletter.text}</p>
              {newsletter}
            </section>
          )}
          <nav className="footer-columns" aria-label={layoutWords.footerLabel}>
            {footer.columns.map((column) => (
              <section key={column.title}>
                <h2 className="footer-title">{column.title}</h2>
                <ul>
                  {shownLinks<TextLink>(facts, column.links).map((link) => (
                    <li key={link.href}>
                      <PageLink to={link.href} className="footer-link">
                        {link.label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
      </div>
      <LineRule />
      <div className="wrap footer-bottom">
        <div className="footer-line">
          <address className="footer-row not-italic">
            <a className="footer-link" href={company.phone.href}>
              {company.phone.display}
            </a>
            <a className="footer-link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
            <span className="footer-text">
              {`${company.address.locality}, ${company.address.region}`}
            </span>
          </address>
          <section aria-label={footer.socialLabel}>
            <ul className="footer-row">
              {company.socialLinks.map((link) => (
                <li key={link.network}>
                  <a className="footer-link" href={link.href} rel="noopener external me">
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="footer-line">
          <p className="footer-text">
            <span>
              © <span suppressHydrationWarning>{new Date().getFullYear()}</span>{' '}
              {footer.copyrightHolder}
            </span>
          </p>
          <nav aria-label={layoutWords.legalLabel}>
            <ul className="footer-row">
              {footer.legalLinks.map((link) => (
                <li key={link.href}>
                  <PageLink to={link.href} className="footer-link">
                    {link.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
