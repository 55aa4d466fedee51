import type { Facts } from '#app/facts/facts.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { replyNote, sentPage } from './message-form.content.ts';

/** What every message form gets: in the browser these are all that it knows. */
export type MessageFormProps<Words> = {
  words: Words;
  /** The owner's address, which the email service needs while our server is down. */
  toEmail: string;
  /** A text with `{reference}` and `{email}` about the message that was sent. */
  reference: string;
  /** The result of posting the form without scripts. */
  result: PostResult | undefined;
};

export function messageFormProps<Words>(
  facts: Facts,
  words: Words,
  result: PostResult | undefined,
): MessageFormProps<{ note: string } & Words> {
  const { company } = facts;
  return {
    words: { note: replyNote(facts), ...words },
    toEmail: company.email,
    reference: sentPage.referenceAndAddress,
    result,
  };
}
