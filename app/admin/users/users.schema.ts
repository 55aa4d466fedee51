import * as v from 'valibot';
import { emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { usersWords } from './users.content.ts';

const { fields } = usersWords;

export const ROLES = ['staff', 'owner'] as const;

/** A person's name, email and role, when they are invited and when the owner changes them. */
export const personSchema = v.object({
  name: lineField(80, fields.name),
  email: v.pipe(emailField(fields.email), v.maxLength(FIELD_LIMITS.email, fields.email.invalid)),
  role: v.picklist(ROLES, fields.role.missing),
});
