import { interpolate } from '#app/platform/format/interpolate.ts';
import { Table } from '#app/ui/table.tsx';
import type { OutboxAttempt, OutboxRow } from '#database/schema.ts';
import { Card, When } from '../shell/admin-page.tsx';
import { mailWords } from './mail.content.ts';

const { attempts: words, providers, outcomes } = mailWords;

type Row = Pick<OutboxRow, 'state' | 'last_response'>;

/** The attempts to deliver an email or a request, or why there are none. */
export function AttemptsCard({
  row,
  attempts,
}: {
  row: Row;
  attempts: readonly Omit<OutboxAttempt, 'outbox_id'>[];
}) {
  return (
    <Card title={words.title}>
      {attempts.length === 0 ? (
        <p className="text-muted">{describeNoAttempts(row)}</p>
      ) : (
        <Table
          stacks
          caption={words.title}
          captionHidden
          columns={Object.values(words.columns).map((header) => ({ header }))}
          rows={attempts.map((attempt) => ({
            id: attempt.id,
            cells: [
              attempt.number,
              <When key="at" at={attempt.started_at} />,
              wordFor(providers, attempt.provider),
              wordFor(outcomes, attempt.outcome),
              <code key="answer" className="admin-raw">
                {attempt.response}
              </code>,
            ],
          }))}
        />
      )}
    </Card>
  );
}

function describeNoAttempts({ state, last_response }: Row): string {
  if (state === 'queued' || state === 'sending') return words.none;
  if (state !== 'cancelled') return words.never;
  return interpolate(words.heldBack, { reason: last_response ?? words.callChanged });
}

/** The label of a stored value, or the value itself if an earlier version stored it. */
export function wordFor(labels: Readonly<Record<string, string>>, stored: string): string {
  return labels[stored] ?? stored;
}
