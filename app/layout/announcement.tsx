import { useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isHidden } from '#app/facts/sections.ts';
import { ANNOUNCEMENT_KEY } from '#app/platform/browser/announcement-key.ts';
import type { SiteData } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { layoutWords } from './layout.content.ts';
import { NonceContext } from './nonce.ts';
import './announcement.css';

function useAnnouncement() {
  return useRouteLoaderData<() => SiteData>('root')?.announcement;
}

/** The bar above the header while there is an announcement. It can be closed for good. */
export function AnnouncementBar() {
  const shown = useAnnouncement();
  if (!shown) return null;
  const { text, link } = shown;
  return (
    <aside className="announcement" aria-label={layoutWords.announcement.label}>
      <div className="wrap announcement-row">
        <p>
          {text}{' '}
          {link && !isHidden(link.href) && (
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
    </aside>
  );
}

/**
 * Hides the bar before the first paint if this browser has closed it, and closes it on a click. It
 * is in the head and runs before React has started, so that the page doesn't shift.
 */
export function AnnouncementScript() {
  const shown = useAnnouncement();
  const nonce = useContext(NonceContext);
  if (!shown) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // The browser has run it before hydration, so the bundle doesn't need its text.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text with a digest in it
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? closingScript(shown.id) : '' }}
    />
  );
}

function closingScript(id: string): string {
  return `(()=>{let d=document,h=()=>{d.documentElement.dataset.announcement="closed"};try{localStorage.${ANNOUNCEMENT_KEY}=="${id}"&&h()}catch{}d.addEventListener("click",e=>{if(!e.target.closest(".announcement-close"))return;try{localStorage.${ANNOUNCEMENT_KEY}="${id}"}catch{}h();d.querySelector(".logo-link")?.focus()})})()`;
}
