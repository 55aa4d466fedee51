import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Refused } from '../shell/form-fields.ts';
import { Options } from '../shell/post-form.tsx';
import type { readTimeChoice } from './time-choice.server.ts';

/** The fields for the time of a call: the free times first, and any other below them. */
export function TimeChoice({
  id,
  choice: { at, slots },
  refused: { values = { slot: at }, errors },
}: {
  id: string;
  choice: Awaited<ReturnType<typeof readTimeChoice>>;
  refused: Refused;
}) {
  const { slot, appointmentDate, appointmentTime } = values;
  const isTyped = Boolean(appointmentDate || appointmentTime);
  return (
    <>
      <Field
        kind="select"
        id={`${id}-slot`}
        name="slot"
        label="When (Toronto)"
        defaultValue={slot}
        error={isTyped ? undefined : errors.reason}
      >
        <Options words={{ '': 'Choose a free time', ...slots }} />
      </Field>
      <details open={isTyped}>
        <summary>Another time instead, also outside your hours</summary>
        <div className="form-pair">
          <Field
            kind="date"
            id={`${id}-date`}
            name="appointmentDate"
            label="Date"
            defaultValue={appointmentDate}
            error={isTyped ? errors.reason : undefined}
          />
          <Field
            kind="time"
            id={`${id}-time`}
            name="appointmentTime"
            label="Time (Toronto)"
            defaultValue={appointmentTime}
          />
        </div>
      </details>
      {errors.anyway && (
        <div>
          <Button type="submit" name="anyway" value="on" variant="secondary" small>
            Take This Time Anyway
          </Button>
        </div>
      )}
    </>
  );
}
