import type { ToastWords } from '#app/content-types.ts';

/** A call type as the booking form needs it. */
export type OfferedCall = {
  id: string;
  title: string;
  minutes: number;
  /** 'Virtual Meeting', 'Phone call' or an address. */
  location: string;
  needsPhone: boolean;
  /** What the phone number is for; empty if nothing needs to be said. */
  phoneHelp: string;
  /** The owner's own question; empty if there is none. */
  question: string;
  words: { title: string; submit: string; sent: ToastWords; backup: ToastWords };
};
