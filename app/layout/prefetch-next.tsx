import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** The delay after which browsers with speculation rules prefetch, too. */
const REST_MS = 80;
/** Public pages whose data depends on the request. */
const WITH_DATA = /^\/(search|book|api-docs)(\/|$)/;
const NOT_PREFETCHED = /^\/(admin|api|u|bookings|sent|newsletter|waitlist)(\/|$)|\./;

/**
 * After hydration a click changes the page without a new document: the code of the next page is
 * fetched while a pointer or the focus rests on its link. Until then the browser prepares whole
 * pages by /speculation-rules.json, which looks for the mark that is set here.
 */
export function PrefetchNext() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target, type }: Event) => {
      clearTimeout(timer);
      const next = target instanceof Element ? pageOf(target.closest('a')) : undefined;
      if (!next) return;
      timer = setTimeout(() => setPage(next), type === 'pointerover' ? REST_MS : 0);
    };
    const events = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, consider, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, consider);
    };
  }, []);

  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

/** The path of a link to another page of this site; undefined for all other links. */
function pageOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.origin !== location.origin || link.search || link.hasAttribute('download'))
    return undefined;
  if (isGecko() && WITH_DATA.test(link.pathname)) return undefined;
  if (link.pathname === location.pathname || NOT_PREFETCHED.test(link.pathname)) return undefined;
  return link.pathname;
}

/**
 * Firefox checks `<link rel="prefetch">` against default-src, which allows nothing here. CSP 3 says
 * to allow what any directive allows. Firefox would refuse the page's data and log an error.
 */
function isGecko(): boolean {
  return navigator.userAgent.includes('Gecko/');
}
