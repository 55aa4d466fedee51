import { Badge } from '#app/ui/badge.tsx';
import type { IssueState } from '#database/schema.ts';
import { issueStates } from './newsletter-admin.content.ts';

const TONES = {
  draft: 'plain',
  scheduled: 'info',
  sending: 'info',
  paused: 'warn',
  sent: 'good',
  cancelled: 'plain',
} as const;

export function IssueStateBadge({ state }: { state: IssueState }) {
  return <Badge tone={TONES[state]}>{issueStates[state]}</Badge>;
}
