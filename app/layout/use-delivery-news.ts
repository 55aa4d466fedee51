import { useEffect } from 'react';
import type { DeliveryNews } from '#app/platform/browser/delivery-news.ts';
import { onKeptSubmissions } from '#app/platform/browser/kept-submissions.ts';
import { showToast } from '#app/ui/toast.tsx';
import { layoutWords } from './layout.content.ts';

/**
 * Starts the resend queue of this browser and shows a toast for each submission that it delivered or
 * gave up. The queue's code is loaded only if the queue has entries.
 */
export function useDeliveryNews(): void {
  useEffect(() => {
    let stopListening: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const [{ startResendQueue }, { subscribeToDeliveries }] = await Promise.all([
        import('#app/platform/browser/resend-queue.ts'),
        import('#app/platform/browser/delivery-news.ts'),
      ]);
      if (isGone || stopListening) return;
      stopListening = subscribeToDeliveries((news) => {
        for (const item of news) tell(item);
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
  }, []);
}

function tell(news: DeliveryNews): void {
  switch (news.kind) {
    case 'delivered':
      showToast({ ...layoutWords.deliveredLater, tone: 'good' });
      break;
    case 'returned': {
      const { title, description } = layoutWords.returnedLater;
      showToast({
        title,
        description: description.replace('{error}', news.error),
        tone: 'destructive',
      });
      break;
    }
    case 'expired':
      showToast({ ...layoutWords.expiredLater, tone: 'destructive' });
      break;
    default:
      news satisfies never;
  }
}
