import type { ToastWords } from '#app/content-types.ts';

/** The notices of a page after a post, by the name in `?done=`. */
export type NoticeWords = Readonly<Record<string, Notice>>;

/** A notice that promises an email says in `withoutEmail` what is true while none can leave. */
type Notice = ToastWords & { readonly withoutEmail?: ToastWords };

export const emailsWait =
  'The site can’t send email right now: emails wait in the queue until it can.';
