import type { FactSets } from '#app/facts/facts.schema.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';

export type FactField = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly kind?:
    | 'text'
    | 'textarea'
    | 'date'
    | 'time'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'checkbox'
    | 'select';
  /** The values and words of a select. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  readonly isOptional?: boolean;
};

/** Fields that belong together, beside each other on a wide screen. */
export type FactGroup = {
  readonly title?: string;
  readonly lead?: string;
  readonly help?: string;
  readonly fields: readonly FactField[];
};

export type FieldValues = Record<string, string>;

/** The value that checked fields stand for, or a sentence for each field that is wrong. */
export type Parsed<Value> = { value: Value } | { errors: FieldErrors };

export type EditedFacts =
  | 'company'
  | 'announcement'
  | 'sections'
  | 'redirects'
  | 'available'
  | 'offer'
  | 'prices'
  | 'workHours';

export type Value<Name extends EditedFacts> = FactSets[Name];

/** How a set of facts is shown as a form, and read from one. */
export type FactEditor<Name extends EditedFacts = EditedFacts> = {
  readonly name: Name;
  readonly title: string;
  readonly lead: string;
  groups(value: Value<Name>): readonly FactGroup[];
  fieldsOf(value: Value<Name>): FieldValues;
  parse(
    values: FieldValues,
    before: Value<Name>,
    app: Pick<AppContext, 'hasPage' | 'now'>,
  ): Promise<Parsed<Value<Name>>> | Parsed<Value<Name>>;
};
