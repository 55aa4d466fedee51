import { Field } from '#app/ui/field.tsx';
import type { OutboxRow } from '#database/schema.ts';
import { FormCard } from '../shell/post-form.tsx';
import { mailWords } from './mail.content.ts';

const words = mailWords.retry;

/** How an email or a request can be sent by hand: for the first time, again, or although held back. */
export type Retry = 'first' | 'again' | 'anyway';

/** Sends an email or a request by hand. */
export function RetryCard({
  row,
  retry,
  isInDoubt,
  typed,
  error,
}: {
  row: Pick<OutboxRow, 'channel' | 'recipient'>;
  retry: Retry;
  /** Whether an earlier attempt may have arrived. */
  isInDoubt: boolean;
  /** A recipient that was refused, and why. */
  typed: string | undefined;
  error: string | undefined;
}) {
  const { title, submit, mail, webhook } = words[retry];
  const isMail = row.channel === 'mail';
  return (
    <FormCard title={title} intent="retry" variant="primary" submit={submit}>
      <p>{isInDoubt ? words.doubt[row.channel] : isMail ? mail : webhook}</p>

      {isMail && (
        <Field
          kind="email"
          id="mail-recipient"
          name="recipient"
          label={words.address}
          defaultValue={typed ?? row.recipient}
          error={error}
        />
      )}
    </FormCard>
  );
}
