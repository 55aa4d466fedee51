type FieldWords =
  | string
  | { readonly label: string; readonly help?: string; readonly placeholder?: string };

/** The names of a form's words that are those of a field. */
type FieldName<Words> = {
  [Name in keyof Words]: Words[Name] extends FieldWords ? Name : never;
}[keyof Words] &
  string;

/**
 * Returns what the fields of a form in the admin area have in common, by their names:
 * `<Field {...field('host')} autoComplete="off" />`.
 */
export function formFields<Words extends object>({
  form,
  words,
  values = {},
  errors = {},
}: {
  /** Prefix of the id of every field: `smtp` makes `smtp-host`. */
  form: string;
  /** The label of each field by its name, or an object with the label and more. */
  words: Words;
  values?: Readonly<Record<string, string | undefined>> | undefined;
  errors?: Readonly<Record<string, string>> | undefined;
}) {
  return (name: FieldName<Words>) => {
    const own = words[name] as FieldWords;
    const { label, help, placeholder }: Exclude<FieldWords, string> =
      typeof own === 'string' ? { label: own } : own;
    return {
      ...{ id: `${form}-${name}`, name, label, defaultValue: values[name] },
      ...(help !== undefined && { help }),
      ...(placeholder !== undefined && { placeholder }),
      ...(errors[name] !== undefined && { error: errors[name] }),
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
