import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { onKeptSubmissions } from '#app/platform/browser/kept-submissions.ts';
import type { DeliveryNews } from '#app/platform/browser/resend-queue.ts';

/** Shows the news; `onDone` removes an item. */
export type NewsComponent = ComponentType<{
  news: readonly DeliveryNews[];
  onDone: (id: string) => void;
}>;

/**
 * Starts the resend queue of this browser and returns the outcomes of its submissions with the
 * component that shows them. All of that code is loaded only if the queue has entries; `load` loads
 * the component and must be a stable function.
 */
export function useDeliveryNews(load: () => Promise<NewsComponent>) {
  const [News, setNews] = useState<{ component: NewsComponent }>();
  const [news, setItems] = useState<readonly DeliveryNews[]>([]);

  useEffect(() => {
    let stopListening: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { startResendQueue, subscribeToDeliveries } = await import(
        '#app/platform/browser/resend-queue.ts'
      );
      if (isGone || stopListening) return;
      stopListening = subscribeToDeliveries((more) => {
        setItems((before) => [...before, ...more.filter(isNewIn(before))]);
        load().then(
          (component) => setNews({ component }),
          () => {},
        );
      });
      startResendQueue();
    };
    // The code could not be loaded. The next page tries again; the queue is kept.
    const stopWaiting = onKeptSubmissions(() => void start().catch(() => {}));
    return () => {
      isGone = true;
      stopWaiting();
      stopListening?.();
    };
  }, [load]);

  const onDone = useCallback(
    (id: string) => setItems((before) => before.filter((item) => item.id !== id)),
    [],
  );
  return { News: News?.component, news, onDone };
}

/** A refused submission is reported again whenever the page is shown. */
function isNewIn(known: readonly DeliveryNews[]): (item: DeliveryNews) => boolean {
  return ({ id }) => !known.some((item) => item.id === id);
}
