/**
 * Adds the whole style sheets, of which the document has only the rules that it shows at first
 * (server/publishing/inline-styles.ts), once it has been painted: until then they would only compete
 * with what is seen. Without scripts the browser reads them as they stand in `<noscript>`.
 */
export function addLaterStyles(): void {
  const later = document.querySelector('noscript[data-later-styles]');
  if (!later) return;
  const add = () => {
    later.insertAdjacentHTML('afterend', later.textContent ?? '');
    later.remove();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    add();
  }).observe({ type: 'paint', buffered: true });
}
