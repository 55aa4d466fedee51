import type { NewsletterIssue } from '#database/schema.ts';

const MAX_WORDS_LENGTH = 60;

/** The last part of an issue's address in the archive: its subject, and what tells it from another of the same subject. */
export function issueSlug({ id, subject }: Pick<NewsletterIssue, 'id' | 'subject'>): string {
  const words = subject
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/^-+|-+$/g, '');
  const own = id.toLowerCase().slice(-6);
  return words ? `${words}-${own}` : own;
}
