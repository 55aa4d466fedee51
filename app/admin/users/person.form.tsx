import { Field } from '#app/ui/field.tsx';
import type { Role } from '#database/schema.ts';
import { usersWords } from './users.content.ts';
import { ROLES } from './users.schema.ts';

const { fields, roles } = usersWords;

export type PersonValues = { name?: string; email?: string; role?: string };

/** The fields of a person; `id` keeps their ids apart. */
export function PersonFields({
  id,
  values,
  errors,
}: {
  id: string;
  values: PersonValues;
  errors: Record<string, string>;
}) {
  return (
    <>
      <Field
        id={`${id}-name`}
        name="name"
        label={fields.name.label}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="off"
        maxLength={80}
        required
      />
      <Field
        kind="email"
        id={`${id}-email`}
        name="email"
        label={fields.email.label}
        help={fields.email.help}
        error={errors.email}
        defaultValue={values.email}
        autoComplete="off"
        maxLength={254}
        required
      />
      <Field
        kind="select"
        id={`${id}-role`}
        name="role"
        label={fields.role.label}
        help={ROLES.map((role) => `${roles[role].name}: ${roles[role].text}.`).join(' ')}
        error={errors.role}
        defaultValue={values.role ?? 'staff'}
      >
        {ROLES.map((role: Role) => (
          <option key={role} value={role}>
            {roles[role].name}
          </option>
        ))}
      </Field>
    </>
  );
}
