/**
 * Tells the server that a page which the browser had loaded in advance is shown: when it was sent,
 * nobody had asked for it, so it wasn't counted (server/view-counter.ts).
 */
export function reportShown(): void {
  const page = document as Document & { prerendering?: boolean };
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (page.prerendering) {
    page.addEventListener('prerenderingchange', report, { once: true });
  } else if (navigation?.deliveryType === 'navigational-prefetch') {
    report();
  }
}

function report(): void {
  navigator.sendBeacon(`/api/views?${new URLSearchParams({ path: location.pathname })}`);
}
