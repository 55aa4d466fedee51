import { Badge } from '#app/ui/badge.tsx';
import type { SubmissionStatus } from '#database/schema.ts';
import { statusWords } from './inbox.content.ts';

/** The status of a message, in the same colour in the list and on its page. */
export function StatusBadge({ status }: { status: SubmissionStatus }) {
  const tone = status === 'new' ? 'info' : status === 'quarantine' ? 'warn' : 'plain';
  return <Badge tone={tone}>{statusWords[status]}</Badge>;
}
