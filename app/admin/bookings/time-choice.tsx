import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { formFields, type Refused } from '../shell/form-fields.ts';
import { Options } from '../shell/post-form.tsx';
import type { TimeChoices } from './time-choice.server.ts';

const words = {
  slot: 'When (Toronto)',
  appointmentDate: 'Date',
  appointmentTime: 'Time (Toronto)',
};

/** The fields for the time of a call: the free times first, and any other below them. */
export function TimeChoice({
  id,
  choice: { at, slots },
  refused: { values = { slot: at }, errors },
}: {
  id: string;
  choice: TimeChoices;
  refused: Refused;
}) {
  const field = formFields({ form: id, words, values, errors });
  return (
    <>
      <Field kind="select" {...field('slot')} error={errors.reason}>
        <Options words={{ '': 'Choose a free time', ...slots }} />
      </Field>
      <details open={Boolean(values.appointmentDate || values.appointmentTime)}>
        <summary>Another time instead, also outside your hours</summary>
        <div className="form-pair">
          <Field kind="date" {...field('appointmentDate')} />
          <Field kind="time" {...field('appointmentTime')} />
        </div>
      </details>
    </>
  );
}

/** After a refusal that the owner may overrule; behind the form's own button, which Enter presses. */
export function AnywayButton({ refused }: { refused: Refused }) {
  return (
    refused.errors.anyway && (
      <Button type="submit" name="anyway" value="on" variant="secondary" small>
        Take This Time Anyway
      </Button>
    )
  );
}
