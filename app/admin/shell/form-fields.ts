/** The label of a field, or an object with the label and more. */
type FieldWords = string | { label: string; help?: string; placeholder?: string };

/**
 * Returns what the fields of a form in the admin area have in common, by their names:
 * `<Field {...field('host')} autoComplete="off" />`.
 */
export function formFields<Name extends string>({
  form,
  words,
  values = {},
  errors = {},
}: {
  /** Prefix of the id of every field: `smtp` makes `smtp-host`. */
  form: string;
  /** The words of each field by its name. */
  words: Readonly<Record<Name, FieldWords>>;
  values?: Readonly<Record<string, string | undefined>> | undefined;
  errors?: Readonly<Record<string, string>> | undefined;
}) {
  return (name: Name) => {
    const own: FieldWords = words[name];
    const { label, help, placeholder } = typeof own === 'string' ? { label: own } : own;
    return {
      id: `${form}-${name}`,
      name,
      label,
      help,
      placeholder,
      defaultValue: values[name],
      error: errors[name],
    };
  };
}

export type Refused = {
  values?: Record<string, string> | undefined;
  errors: Record<string, string>;
};

/** What the action of a page refused of the form with one of these buttons (by their `intent`). */
export function refusedOf(answer: object | undefined, ...intents: string[]): Refused {
  const { values, errors } = (answer ?? {}) as Partial<Refused>;
  return errors && intents.includes(values?.intent ?? '') ? { values, errors } : { errors: {} };
}
