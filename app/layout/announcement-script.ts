/** In localStorage: the announcement that the visitor has closed. */
const KEY = 'announcement';

/**
 * Hides the announcement before the first paint, so that nothing moves, if this browser has closed
 * it. The only inline script of the site: its text is fixed, and the Content-Security-Policy names
 * its hash.
 */
export const HIDE_IF_CLOSED = `try{let a=document.currentScript.parentNode;a.hidden=localStorage.${KEY}==a.dataset.announcement}catch{}`;

/** Closes the announcement for good when its button is pressed. */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('.announcement');
  bar?.querySelector('.announcement-close')?.addEventListener('click', () => {
    try {
      localStorage.setItem(KEY, bar.dataset.announcement ?? '');
    } catch {
      // Closed for this page, then.
    }
    bar.hidden = true;
    document.querySelector<HTMLElement>('.logo-link')?.focus();
  });
}
