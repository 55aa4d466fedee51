import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { TimeOptions } from './block.form.tsx';
import { bookingsWords as words } from './bookings.content.ts';

/** After the call: whether it took place. */
export function OutcomeCard({ hasEmail }: { hasEmail: boolean }) {
  const { canEmail } = useViewer();
  return (
    <Card title={words.outcome.title}>
      <Form method="post" className="admin-row">
        <Button type="submit" name="intent" value="held" small>
          {words.outcome.held}
        </Button>
        <Button type="submit" name="intent" value="no-show" variant="secondary" small>
          {hasEmail && canEmail ? words.outcome.noShow : words.outcome.noShowAlone}
        </Button>
      </Form>
      {hasEmail && <EmailsWait />}
    </Card>
  );
}

/** Moves the call. Without an email address, the owner tells the visitor. */
export function MoveCard({
  hasEmail,
  date,
  time,
  times,
  error,
}: {
  hasEmail: boolean;
  date: string;
  time: string;
  times: readonly string[];
  error: string | undefined;
}) {
  return (
    <Card title={words.move.title}>
      <p>{hasEmail ? words.move.text : words.move.byPhone}</p>
      {hasEmail && <EmailsWait />}
      <Form method="post" className="admin-row" noValidate>
        <Field
          kind="date"
          id="move-date"
          name="date"
          label={words.move.date}
          defaultValue={date}
          error={error}
        />
        <Field kind="select" id="move-time" name="time" label={words.move.time} defaultValue={time}>
          <TimeOptions times={times} />
        </Field>
        <Button type="submit" name="intent" value="move" small>
          {words.move.submit}
        </Button>
      </Form>
    </Card>
  );
}

/** Cancels the call, with a note to the visitor. */
export function CancelCard({ hasEmail }: { hasEmail: boolean }) {
  const { cancel } = words;
  return (
    <Card title={cancel.title}>
      <p>{hasEmail ? cancel.text : cancel.byPhone}</p>
      {hasEmail && <EmailsWait />}
      <Form method="post" className="admin-stack">
        <Field
          id="cancel-reason"
          name="reason"
          maxLength={500}
          label={cancel.reason}
          help={hasEmail ? cancel.reasonHelp : cancel.reasonByPhone}
        />
        <div>
          <Button type="submit" name="intent" value="cancel" variant="secondary" small>
            {cancel.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
