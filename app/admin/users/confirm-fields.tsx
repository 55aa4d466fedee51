import { Field } from '#app/ui/field.tsx';

type Errors = Record<string, string>;

/** Asks whoever is logged in for their password again, and for a code if they use them. */
export function ConfirmFields({
  id,
  asksForCode,
  help,
  errors = {},
}: {
  id: string;
  asksForCode: boolean;
  /** When they are needed, if not always. */
  help?: string;
  errors?: Errors | undefined;
}) {
  const isRequired = help === undefined;
  return (
    <>
      <Field
        kind="password"
        id={`${id}-current`}
        name="current"
        label="Your current password"
        help={help}
        error={errors.current}
        autoComplete="current-password"
        maxLength={1000}
        required={isRequired}
      />
      {asksForCode && (
        <Field
          id={`${id}-code`}
          name="code"
          label="Your code from the app, or a recovery code"
          error={errors.code}
          autoComplete="one-time-code"
          maxLength={40}
          required={isRequired}
        />
      )}
    </>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({ id, errors }: { id: string; errors: Errors }) {
  const both = { kind: 'password', autoComplete: 'new-password', maxLength: 1000 } as const;
  return (
    <>
      <Field
        {...both}
        id={`${id}-next`}
        name="next"
        label="New password"
        help="At least 15 characters. Four unrelated words work well."
        error={errors.next}
        required
      />
      <Field
        {...both}
        id={`${id}-again`}
        name="again"
        label="New password again"
        error={errors.again}
        required
      />
    </>
  );
}
