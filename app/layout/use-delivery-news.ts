import { useEffect } from 'react';
import { type DeliveryNews, subscribeToDeliveries } from '#app/platform/browser/delivery-news.ts';
import { startResendQueue } from '#app/platform/browser/resend-queue.ts';
import { showToast } from '#app/ui/toast.tsx';
import { layoutWords } from './layout.content.ts';

/** Starts the queue of submissions that wait in this browser, and tells what became of them. */
export function useDeliveryNews(): void {
  useEffect(() => {
    const stop = subscribeToDeliveries((news) => {
      for (const item of news) tell(item);
    });
    startResendQueue();
    return stop;
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
