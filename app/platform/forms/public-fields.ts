import type { FieldProps } from '#app/ui/field.tsx';
import type { FieldErrors } from './field-errors.ts';

/** What a browser needs to autofill a field: the same on every form. */
const FIELDS = {
  name: { autoComplete: 'name' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { kind: 'email', autoComplete: 'email' },
  phone: { kind: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  message: { kind: 'textarea' },
} as const;

type FieldName = keyof typeof FIELDS;

interface FormFieldsOptions<Words> {
  /** Prefix of the id of every field: `contact` makes `contact-email`. */
  id: string;
  words: { readonly fields: Words; readonly optionalMark: string };
  /** What was typed before the page was reloaded. */
  typed: Readonly<Record<string, string | undefined>>;
  errors: FieldErrors;
  /** Number of lines of the message field. */
  messageRows?: number;
}

/** Returns the props of a form's fields by name: `<Field {...field('email', 'required')} />`. */
export function publicFields<
  Words extends Readonly<Record<string, { readonly label: string; readonly help?: string }>>,
>({ id, words, typed, errors, messageRows = 5 }: FormFieldsOptions<Words>) {
  return (name: FieldName & keyof Words, need: 'required' | 'optional'): FieldProps => {
    const isRequired = need === 'required';
    const { label, help } = words.fields[name];
    return {
      ...FIELDS[name],
      ...(name === 'message' ? { rows: messageRows } : {}),
      id: `${id}-${name}`,
      name,
      label,
      help,
      required: isRequired,
      optionalNote: isRequired ? undefined : words.optionalMark,
      defaultValue: typed[name],
      error: errors[name],
    };
  };
}
