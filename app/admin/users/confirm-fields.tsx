import { Field } from '#app/ui/field.tsx';

/** Asks whoever is logged in for their password again, and for a code if they use them. */
export function ConfirmFields({
  id,
  asksForCode,
  codeLabel = 'Your code from the app, or a recovery code',
  help,
  errors = {},
}: {
  id: string;
  asksForCode: boolean;
  codeLabel?: string | undefined;
  /** When they are needed, if not always. */
  help?: string;
  errors?: { current?: string; code?: string } | undefined;
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
          label={codeLabel}
          error={errors.code}
          autoComplete="one-time-code"
          maxLength={40}
          required={isRequired}
        />
      )}
    </>
  );
}
