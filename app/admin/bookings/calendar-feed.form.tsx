import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import { bookingRulesWords } from './booking-rules.content.ts';

const words = bookingRulesWords.feed;

/** Creates and revokes the secret address of the calendar feed. */
export function CalendarFeedForm({
  since,
  asksForCode,
  errors,
}: {
  since: string | undefined;
  asksForCode: boolean;
  /** Why no address was made. */
  errors: { current?: string; code?: string };
}) {
  return (
    <Card title={words.title} id="feed">
      <p>{words.text}</p>
      <p>{since ? interpolate(words.since, { moment: shortMoment(since) }) : words.none}</p>
      {since && <p className="text-muted">{words.replaceText}</p>}
      <Form method="post" className="admin-stack" noValidate key={since}>
        <ConfirmFields
          id="feed"
          asksForCode={asksForCode}
          help={words.confirmHelp}
          errors={errors}
        />
        <div>
          <Button type="submit" name="intent" value="make-feed" variant="secondary" small>
            {since ? words.replace : words.make}
          </Button>
        </div>
      </Form>
      {since && (
        <Form method="post">
          <Button type="submit" name="intent" value="end-feed" variant="quiet" small>
            {words.revoke}
          </Button>
        </Form>
      )}
    </Card>
  );
}

/** A new feed address. It is shown only once, so it takes the focus; give it the address as key. */
export function NewFeedAddress({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="warn" title={words.made.title} role="status">
        <p>{words.made.text}</p>
        <code className="admin-raw">{address}</code>
      </Alert>
    </div>
  );
}
