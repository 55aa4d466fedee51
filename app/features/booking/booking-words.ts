import { createContext, useContext } from 'react';
import type { BookingWords } from './booking.content.ts';

/** The words of booking, which an island gets as a prop and passes to all that is inside. */
export const BookingWordsContext = createContext<BookingWords | undefined>(undefined);

export function useBookingWords(): BookingWords {
  const words = useContext(BookingWordsContext);
  if (!words) throw new Error('Booking is rendered outside of BookingWordsContext');
  return words;
}
