import type { SubmissionStatus } from '#database/schema.ts';
import { statusWords } from './inbox.content.ts';

export type InboxFilter = {
  status?: SubmissionStatus | undefined;
  tag?: string | undefined;
  /** Each of these words must be the beginning of a word in the message. */
  search?: string | undefined;
};

/** Reads the filter from the URL of the inbox and ignores unknown values. */
export function readInboxFilter(query: URLSearchParams): InboxFilter {
  const status = query.get('status') ?? '';
  return {
    status: Object.hasOwn(statusWords, status) ? (status as SubmissionStatus) : undefined,
    tag: query.get('tag') || undefined,
    search: query.get('q')?.trim() || undefined,
  };
}
