import { useRouteLoaderData } from 'react-router';
import { isHidden } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import type { SiteData } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { HIDE_IF_CLOSED } from './announcement-script.ts';
import { layoutWordsOf } from './layout.content.ts';
import './announcement.css';

/**
 * The bar above the header while there is an announcement. It can be closed for good
 * (announcement-script.ts).
 */
export function AnnouncementBar() {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  const shown = useRouteLoaderData<() => SiteData>('root')?.announcement;
  if (!shown) return null;
  const { id, text, link } = shown;
  return (
    <aside
      className="announcement"
      aria-label={layoutWords.announcement.label}
      data-announcement={id}
    >
      <div className="wrap announcement-row">
        <p>
          {text}{' '}
          {link && !isHidden(facts, link.href) && (
            <TextLink href={asSitePath(link.href)}>{link.label}</TextLink>
          )}
        </p>
        <button type="button" className="announcement-close">
          <span className="sr-only">{layoutWords.announcement.close}</span>
          <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of our own */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HIDE_IF_CLOSED }} />
    </aside>
  );
}
