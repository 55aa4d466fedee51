import type { SubmissionStatus } from '#database/schema.ts';
import { statusWords } from './inbox.content.ts';

export type InboxFilter = {
  status?: SubmissionStatus | undefined;
  tag?: string | undefined;
  /** Each of these words must be the beginning of a word in the message. */
  search?: string | undefined;
  /** The id of an account; null for messages that are assigned to nobody. */
  assignedTo?: string | null | undefined;
};

/**
 * Reads the filter from the URL of the inbox and ignores unknown values; `viewer` is the account of
 * whose messages are "mine".
 */
export function readInboxFilter(query: URLSearchParams, viewer: string): InboxFilter {
  const status = query.get('status') ?? '';
  return {
    status: isStatus(status) ? status : undefined,
    tag: query.get('tag') || undefined,
    search: query.get('q')?.trim() || undefined,
    assignedTo: readAssigned(query.get('assigned'), viewer),
  };
}

export function isStatus(text: string): text is SubmissionStatus {
  return Object.hasOwn(statusWords, text);
}

/** Whose messages or calls are wanted: `mine`, `nobody`, or all of them. */
export function readAssigned(value: string | null, viewer: string): string | null | undefined {
  if (value === 'mine') return viewer;
  return value === 'nobody' ? null : undefined;
}
