import { blockWords as words } from '#app/features/booking/rules/blocked-times.content.ts';
import type { listBlockedTimes } from '#app/features/booking/rules/blocked-times.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { formFields } from '../shell/form-fields.ts';
import { ButtonForm, FormCard, Options } from '../shell/post-form.tsx';
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
  const times = Object.fromEntries(slotTimes.map((time) => [time, time]));
  return (
    <FormCard
      title={words.title}
      id="block"
      action="/admin/booking-rules"
      fields={week ? { week } : {}}
      intent="block"
      submit={words.submit}
    >
      <p>{words.text}</p>
      <div className="form-pair">
        <Field {...field('from')} kind="date" />
        <Field {...field('to')} kind="date" optionalNote={words.optional} />
        <Field {...field('firstTime')} kind="select">
          <Options words={{ '': words.firstOfDay, ...times }} />
        </Field>
        <Field {...field('lastTime')} kind="select">
          <Options words={{ '': words.lastOfDay, ...times }} />
        </Field>
      </div>
      <Field {...field('reason')} optionalNote={words.optional} />
      <Checkbox
        id="block-isReasonPublic"
        name="isReasonPublic"
        label={words.isReasonPublic}
        defaultChecked={values.isReasonPublic === 'on'}
      />
    </FormCard>
  );
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
  if (blocks.length === 0) return <p className="text-muted">Nothing is blocked.</p>;
  return (
    <ul className="ruled">
      {blocks.map((block) => (
        <li key={block.key} className="admin-between">
          <div>
            <b>{block.when}</b>
            {block.reason && (
              <p>
                {block.reason}
                {block.isReasonPublic && ' (visitors see the reason)'}
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
          <ButtonForm
            action="/admin/booking-rules"
            intent="unblock"
            fields={{ key: block.key, ...(week && { week }) }}
            variant="quiet"
            about={block.when}
          >
            Unblock
          </ButtonForm>
        </li>
      ))}
    </ul>
  );
}
