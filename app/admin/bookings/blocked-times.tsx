import { Form } from 'react-router';
import { blockWords as words } from '#app/features/booking/rules/blocked-times.content.ts';
import type { listBlockedTimes } from '#app/features/booking/rules/blocked-times.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { formFields } from '../shell/form-fields.ts';
import { bookingRulesWords } from './booking-rules.content.ts';
import './week.css';

const { blocked: listWords } = bookingRulesWords;

/**
 * Blocks whole days, or some calls of one day. Posts to the booking rules; `week` is a day of the
 * week to return to, if the form is shown beside a week.
 */
export function BlockForm({
  slotTimes,
  week,
  values = {},
  errors = {},
}: {
  slotTimes: readonly string[];
  week?: string | undefined;
  values?: Record<string, string> | undefined;
  errors?: FieldErrors | undefined;
}) {
  const field = formFields({ form: 'block', words, values, errors });
  return (
    <Form method="post" action="/admin/booking-rules" className="admin-stack" noValidate>
      <p>{words.text}</p>
      {week && <input type="hidden" name="week" value={week} />}
      <div className="form-pair">
        <Field {...field('from')} kind="date" />
        <Field {...field('to')} kind="date" optionalNote={words.optional} />
        <Field {...field('firstTime')} kind="select">
          <option value="">{words.firstOfDay}</option>
          <TimeOptions times={slotTimes} />
        </Field>
        <Field {...field('lastTime')} kind="select">
          <option value="">{words.lastOfDay}</option>
          <TimeOptions times={slotTimes} />
        </Field>
      </div>
      <Field {...field('reason')} optionalNote={words.optional} />
      <Checkbox
        id="block-isReasonPublic"
        name="isReasonPublic"
        label={words.isReasonPublic}
        defaultChecked={values.isReasonPublic === 'on'}
      />
      <div>
        <Button type="submit" name="intent" value="block" variant="secondary" small>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}

function TimeOptions({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
}

/** Blocked times, each with the number of calls that stay booked in it and a button to free it. */
export function BlockedList({
  blocks,
  week,
}: {
  blocks: Awaited<ReturnType<typeof listBlockedTimes>>;
  /** A day of the week to return to. */
  week?: string;
}) {
  if (blocks.length === 0) return <p className="text-muted">{listWords.none}</p>;
  return (
    <ul className="ruled">
      {blocks.map((block) => (
        <li key={block.key} className="admin-between">
          <div>
            <b>{block.when}</b>
            {block.reason && (
              <p>
                {block.reason}
                {block.isReasonPublic && ` (${listWords.public})`}
              </p>
            )}
            {block.calls > 0 && (
              <p>
                <PageLink to={`/admin/bookings?view=week&week=${block.firstDay}`}>
                  {block.calls === 1
                    ? listWords.call
                    : interpolate(listWords.calls, { count: block.calls })}
                </PageLink>
              </p>
            )}
          </div>
          <Form method="post" action="/admin/booking-rules">
            <input type="hidden" name="key" value={block.key} />
            {week && <input type="hidden" name="week" value={week} />}
            <Button
              type="submit"
              name="intent"
              value="unblock"
              variant="quiet"
              small
              aria-label={`${listWords.unblock} ${block.when}`}
            >
              {listWords.unblock}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
