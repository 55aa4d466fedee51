import { Field } from '#app/ui/field.tsx';
import { usersWords } from './users.content.ts';

const { confirm: words } = usersWords;

/** Asks the owner who is logged in for their password again, and for a code if they use one. */
export function ConfirmFields({
  id,
  asksForCode,
  help,
  errors = {},
}: {
  id: string;
  asksForCode: boolean;
  help?: string;
  errors?: { current?: string; code?: string } | undefined;
}) {
  return (
    <>
      <Field
        kind="password"
        id={`${id}-current`}
        name="current"
        label={words.password}
        help={help}
        error={errors.current}
        autoComplete="current-password"
        maxLength={1000}
      />
      {asksForCode && (
        <Field
          id={`${id}-code`}
          name="code"
          label={words.code}
          error={errors.code}
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </>
  );
}
