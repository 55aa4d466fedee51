import { useEffect, useState } from 'react';
import type { ReturnedBookingWords } from '#app/features/booking/booking.content.ts';
import {
  BookedLater,
  isBookingPath,
  ReturnedBooking,
} from '#app/features/booking/returned-booking.tsx';
import { type DeliveryNews, followResends } from '#app/platform/browser/resend-queue.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Alert } from '#app/ui/alert.tsx';
import { showToast } from '#app/ui/toast.tsx';
import type { NoticeWords } from './notices.content.ts';
import { ReturnedMessage } from './returned-message.tsx';

/**
 * At the top of the page: sends what waits in this browser, and tells what became of it. A refused
 * submission stays, on every page, until it is sent another way or deleted.
 */
function DeliveryNotices({
  words,
  booking,
}: {
  words: NoticeWords;
  booking: ReturnedBookingWords;
}) {
  const [news, setNews] = useState<readonly DeliveryNews[]>([]);
  useEffect(
    () =>
      followResends((more) => {
        // A refused submission is reported again whenever the page is shown.
        setNews((known) => [
          ...known,
          ...more.filter(({ id }) => !known.some((item) => item.id === id)),
        ]);
      }),
    [],
  );

  if (news.length === 0) return null;
  return (
    <section aria-label={words.label}>
      {news.map((item) => (
        <Notice
          key={item.id}
          words={words}
          booking={booking}
          news={item}
          onDone={() => setNews((known) => known.filter(({ id }) => id !== item.id))}
        />
      ))}
    </section>
  );
}

function Notice({
  words,
  booking,
  news,
  onDone,
}: {
  words: NoticeWords;
  booking: ReturnedBookingWords;
  news: DeliveryNews;
  onDone: () => void;
}) {
  const isBooking = isBookingPath(news.path);
  switch (news.state) {
    case 'delivered':
      return isBooking ? (
        <BookedLater words={booking} data={news.data} />
      ) : (
        <DeliveredToast words={words.delivered} />
      );
    case 'returned':
      return isBooking ? (
        <ReturnedBooking words={booking} news={news} onDone={onDone} />
      ) : (
        <ReturnedMessage words={words} news={news} onDone={onDone} />
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

function DeliveredToast({ words }: { words: NoticeWords['delivered'] }) {
  useEffect(() => showToast({ ...words, tone: 'good' }), [words]);
  return null;
}

export default defineIsland('delivery-news', DeliveryNotices);
