import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { OutboxRow } from '#database/schema.ts';
import { Card } from '../shell/admin-page.tsx';
import { mailWords } from './mail.content.ts';

const words = mailWords.retry;

/** How an email or a request can be sent by hand: for the first time, again, or although held back. */
export type Retry = 'first' | 'again' | 'anyway';

interface RetryCardProps {
  row: Pick<OutboxRow, 'channel' | 'recipient'>;
  retry: Retry;
  /** Whether an earlier attempt may have arrived. */
  isInDoubt: boolean;
  /** A recipient that was refused, and why. */
  refused: { typed: string; error: string } | undefined;
}

/** Sends an email or a request by hand. */
export function RetryCard({ row, retry, isInDoubt, refused }: RetryCardProps) {
  const { first, anyway, ...again } = words;
  const { title, submit, ...texts } = { first, anyway, again }[retry];
  const isWebhook = row.channel === 'webhook';
  const doubt = isWebhook ? words.doubtWebhook : words.doubt;
  return (
    <Card title={title}>
      <p>{isInDoubt ? doubt : isWebhook ? texts.textWebhook : texts.text}</p>
      <Form method="post" className="admin-stack">
        {!isWebhook && (
          <Field
            kind="email"
            id="mail-recipient"
            name="recipient"
            label={words.address}
            defaultValue={refused?.typed ?? row.recipient}
            error={refused?.error}
          />
        )}
        <div>
          <Button type="submit" small>
            {submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
