import { useEffect } from 'react';
import { returnedBookingWords } from '#app/features/booking/booking.content.ts';
import {
  BookedLater,
  isBookingPath,
  ReturnedBooking,
} from '#app/features/booking/returned/returned-booking.tsx';
import type { DeliveryNews } from '#app/platform/browser/resend-queue.ts';
import { Alert } from '#app/ui/alert.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { noticeWords as words } from './notices.content.ts';
import { ReturnedMessage } from './returned-message.tsx';

/**
 * At the top of the page: what became of the submissions that were queued in this browser. A refused
 * one stays, on every page, until it is sent another way or deleted.
 */
export function DeliveryNotices({
  news,
  onDone,
}: {
  news: readonly DeliveryNews[];
  onDone: (id: string) => void;
}) {
  if (news.length === 0) return null;
  return (
    <section aria-label={words.label}>
      {news.map((item) => (
        <Notice key={item.id} news={item} onDone={() => onDone(item.id)} />
      ))}
    </section>
  );
}

function Notice({ news, onDone }: { news: DeliveryNews; onDone: () => void }) {
  const isBooking = isBookingPath(news.path);
  switch (news.kind) {
    case 'delivered':
      return isBooking ? (
        <BookedLater words={returnedBookingWords} data={news.data} />
      ) : (
        <DeliveredToast />
      );
    case 'returned':
      return isBooking ? (
        <ReturnedBooking words={returnedBookingWords} news={news} onDone={onDone} />
      ) : (
        <ReturnedMessage news={news} onDone={onDone} />
      );
    case 'expired':
      return (
        <div className="wrap py-4">
          <Alert tone="bad" role="alert" title={words.expired.title}>
            <p>{words.expired.description}</p>
          </Alert>
        </div>
      );
    default:
      return news satisfies never;
  }
}

function DeliveredToast() {
  useEffect(() => showToast({ ...words.delivered, tone: 'good' }), []);
  return null;
}
