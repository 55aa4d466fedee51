import type { SubmissionStatus } from '#database/schema.ts';
import { statusWords } from './inbox.content.ts';

export type InboxFilter = {
  status?: SubmissionStatus | undefined;
  tag?: string | undefined;
  /** Every word of it has to begin a word of the message. */
  search?: string | undefined;
};

/** The filter as it stands in the address of the inbox; what is unknown is left out. */
export function readInboxFilter(query: URLSearchParams): InboxFilter {
  const status = query.get('status') ?? '';
  return {
    status: Object.hasOwn(statusWords, status) ? (status as SubmissionStatus) : undefined,
    tag: query.get('tag') || undefined,
    search: query.get('q')?.trim() || undefined,
  };
}
