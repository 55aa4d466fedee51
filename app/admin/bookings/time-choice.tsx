import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Options } from '../shell/post-form.tsx';
import type { readTimeChoice } from './time-choice.server.ts';

/** The fields for the time of a call: the free times first, and any other below them. */
export function TimeChoice({
  id,
  choice,
  typed = { slot: choice.at },
  error,
}: {
  id: string;
  choice: Awaited<ReturnType<typeof readTimeChoice>>;
  /** What a refused post contained. */
  typed: Record<string, string> | undefined;
  error: string | undefined;
}) {
  const { slot, appointmentDate, appointmentTime } = typed;
  return (
    <>
      <Field
        kind="select"
        id={`${id}-slot`}
        name="slot"
        label="Free times (Toronto)"
        defaultValue={slot}
        error={error}
      >
        <Options words={{ '': 'Choose a time', ...choice.slots }} />
      </Field>
      <details open={Boolean(appointmentDate || appointmentTime)}>
        <summary>Another time instead, also outside your hours</summary>
        <div className="form-pair">
          <Field
            kind="date"
            id={`${id}-date`}
            name="appointmentDate"
            label="Date"
            defaultValue={appointmentDate}
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
    </>
  );
}

/** Posts the same form once more, for a time that is outside the rules. */
export function AnywayButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" name="anyway" value="on" variant="secondary" small>
      {children}
    </Button>
  );
}
