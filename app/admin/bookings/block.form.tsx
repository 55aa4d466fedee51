import { Form } from 'react-router';
import { blockWords as words } from '#app/features/booking/rules/blocked-times.content.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';

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
  return (
    <Form method="post" action="/admin/booking-rules" className="admin-stack" noValidate>
      <p>{words.text}</p>
      {week && <input type="hidden" name="week" value={week} />}
      <div className="admin-form-2">
        <Field
          kind="date"
          id="block-from"
          name="from"
          label={words.from}
          defaultValue={values.from}
          error={errors.from}
        />
        <Field
          kind="date"
          id="block-to"
          name="to"
          label={words.to}
          optionalNote={words.optional}
          defaultValue={values.to}
          error={errors.to}
        />
        <Field
          kind="select"
          id="block-firstTime"
          name="firstTime"
          label={words.firstTime}
          defaultValue={values.firstTime}
          error={errors.firstTime}
        >
          <option value="">{words.firstOfDay}</option>
          <TimeOptions times={slotTimes} />
        </Field>
        <Field
          kind="select"
          id="block-lastTime"
          name="lastTime"
          label={words.lastTime}
          defaultValue={values.lastTime}
          error={errors.lastTime}
        >
          <option value="">{words.lastOfDay}</option>
          <TimeOptions times={slotTimes} />
        </Field>
      </div>
      <Field
        id="block-reason"
        name="reason"
        label={words.reason}
        optionalNote={words.optional}
        defaultValue={values.reason}
        error={errors.reason}
      />
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

export function TimeOptions({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
}
