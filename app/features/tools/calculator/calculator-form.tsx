import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field as Control } from '#app/ui/field.tsx';
import { ToolForm } from '../page/tool-form.tsx';
import { type Tool, valuesOf } from '../page/use-tool.ts';
import {
  calculatorWords,
  type Fields,
  type Place,
  placesOf,
  type RowsField,
  rowsInUse,
  startOf,
} from './calculator.ts';

/** Fields that stand together under a title. */
export type FieldGroup = {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly string[];
  readonly isFolded?: boolean;
};

type Values = Readonly<Record<string, string>>;

/** How the rows of a list look. */
export type RowLayout = {
  /** How many rows there are at the start. */
  readonly first: number;
  readonly title: (row: number, values: Values) => string;
  readonly hint?: (row: number, values: Values) => string;
  /** The fields that are seen at once; others are folded, in groups. */
  readonly shown: (row: number) => readonly string[];
  readonly folded?: (title: string) => string;
  readonly groups?: readonly FieldGroup[];
  readonly className: string;
  readonly add: string;
};

type CalculatorFormProps<Input> = {
  tool: Tool<Input>;
  fields: Fields;
  groups: readonly FieldGroup[];
  submit: string;
  note?: string;
  rows?: Readonly<Record<string, RowLayout>>;
  /** Other fields that follow from what was just typed, with their values. */
  complete?: (field: string, values: Values) => Values;
  children?: ReactNode;
};

/** The form of a calculator: every field of its table, in groups. */
export function CalculatorForm<Input>(props: CalculatorFormProps<Input>) {
  return <Content key={props.tool.version} {...props} />;
}

function Content<Input>({
  tool: { values, errors },
  tool,
  fields,
  groups,
  submit,
  note,
  rows = {},
  complete,
  children,
}: CalculatorFormProps<Input>) {
  const [typed, setTyped] = useState<Values>(values);
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget: form } = event;
    const name = target instanceof HTMLInputElement ? target.name : '';
    for (const [field, value] of Object.entries(complete?.(name, valuesOf(form)) ?? {})) {
      const control = form.elements.namedItem(field);
      if (control instanceof HTMLSelectElement) control.value = value;
    }
    if (Object.keys(rows).length > 0) setTyped(valuesOf(form));
    tool.onInput(event);
  }
  const titleOf = (list: string, row: number) =>
    `${row}. ${typed[`${(fields[list] as RowsField).prefix}${row}-name`] || rows[list]?.title(row, typed)}`;
  const isAboutAll = (message: string) =>
    Object.values(fields).some((one) => 'atLeastOne' in one && one.atLeastOne === message);
  const labelOf = (name: string, message: string) => {
    const row = Number(/^\w(\d+)-/.exec(name)?.[1]);
    const place = placesOf(fields, () => [row]).find((one) => one.name === name);
    if (place === undefined || isAboutAll(message)) return undefined;
    const { list, field } = place;
    return list === undefined ? field.label : `${titleOf(list, row)}, ${field.label}`;
  };
  const rowsOf = (list: string) => {
    const used = rowsInUse(fields[list] as RowsField, new Map(Object.entries(typed)));
    return Math.max(rows[list]?.first ?? 0, used.at(-1) ?? 0);
  };
  const form = { values, errors, typed, titleOf, rowsOf };
  return (
    <ToolForm tool={tool} nameOf={labelOf} onInput={onInput}>
      {note && <p className="form-note">{note}</p>}
      {children}
      <div className="tool-groups">
        {groups.map(({ title, note: groupNote, fields: names, isFolded }) => {
          const content = names.flatMap((name) => {
            const field = fields[name];
            const layout = rows[name];
            if (field?.kind === 'rows' && layout) {
              return <Rows key={name} form={form} field={field} layout={layout} />;
            }
            const own = Object.fromEntries(field ? [[name, field]] : []);
            return placesOf(own, () => []).map((place) => (
              <Cell key={place.name} form={form} {...place} />
            ));
          });
          if (isFolded) {
            const hasError = names.some((name) => name in errors);
            return (
              <details key={title} className="disclosure" open={hasError || undefined}>
                <summary>{title}</summary>
                {groupNote && <p className="form-note mb-4">{groupNote}</p>}
                <div className="tool-fields pb-6">{content}</div>
              </details>
            );
          }
          const id = `group-${names[0]}`;
          return (
            <section key={title} className="tool-group" aria-labelledby={id}>
              <div>
                <h3 id={id}>{title}</h3>
                {groupNote && <p className="form-note">{groupNote}</p>}
              </div>
              <div className="tool-fields">{content}</div>
            </section>
          );
        })}
      </div>
      <Button type="submit">{submit}</Button>
    </ToolForm>
  );
}

type FormState = {
  values: Values;
  errors: Values;
  /** What stands in the form now. */
  typed: Values;
  titleOf: (list: string, row: number) => string;
  /** How many rows of a list can be chosen; without a script also those that are still empty. */
  rowsOf: (list: string) => number;
};

/** The unit as it stands beside a label: "$ an hour", "%". */
function unitText(unit: string): string {
  if (unit === 'percent') return '%';
  return unit.startsWith('CAD') ? `$${unit.slice(3)}` : unit;
}

/** A field. A number that isn't in a list has its label on the left and its unit. */
function Cell({
  form: { values, errors, titleOf, rowsOf },
  name,
  field,
  row,
  hint,
}: Pick<Place, 'name' | 'field' | 'row'> & { form: FormState; hint?: string | undefined }) {
  const id = `q-${name}`;
  const help = hint ?? ('help' in field ? field.help : undefined);
  const error = errors[name];
  const value = values[name] ?? startOf(field, row);
  const props = { id, name, label: field.label, help, error };
  const select = (options: readonly (readonly [value: string, label: string])[]) => (
    <Control {...props} kind="select" defaultValue={value}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </Control>
  );
  const text = { ...props, autoComplete: 'off', defaultValue: value };
  switch (field.kind) {
    case 'number': {
      const { names, unit, onlyFor } = field;
      if (names)
        return select([['', '–'], ...names.map((label, at) => [`${at + 1}`, label] as const)]);
      if (row > 0) return <Control {...text} inputMode="decimal" />;
      return (
        <Control
          {...text}
          inputMode="decimal"
          optionalNote={unitText(unit)}
          className={`tool-number ${onlyFor ? `only-${onlyFor.value}` : ''}`}
        />
      );
    }
    case 'count':
      return <Control {...text} inputMode="decimal" className="tool-number" />;
    case 'choice': {
      const options = Object.entries(field.options);
      if (!field.radio) {
        const isOpen = startOf(field, row) === '';
        return select(isOpen ? [['', calculatorWords.notAnswered], ...options] : options);
      }
      return (
        <ChoiceGroup
          id={id}
          name={name}
          legend={field.label}
          options={options.map(([option, label]) => ({ value: option, label }))}
          defaultValues={[value]}
        />
      );
    }
    case 'text':
      // The placeholder lets CSS detect an empty field with :placeholder-shown.
      return <Control {...text} list="suggestions" placeholder=" " />;
    case 'flag':
      return (
        <Checkbox
          id={id}
          name={name}
          value="yes"
          label={field.label}
          help={field.help}
          defaultChecked={value === 'yes'}
        />
      );
    case 'rowOf':
      return select([
        ['', calculatorWords.chooseRow],
        ...Array.from(
          { length: rowsOf(field.list) },
          (_, at) => [`${at + 1}`, titleOf(field.list, at + 1)] as const,
        ),
      ]);
    default:
      return field satisfies never;
  }
}

/** Without a script, some empty rows stand ready, and some more after each post. */
const SPARE_ROWS = 3;

function Rows({ field, layout, form }: { field: RowsField; layout: RowLayout; form: FormState }) {
  const { values, errors, typed } = form;
  const last = rowsInUse(field, new Map(Object.entries(values))).at(-1) ?? 0;
  const start = last < layout.first ? layout.first : last + Math.min(layout.first, SPARE_ROWS);
  const [count, setCount] = useState(Math.min(field.max, start));
  const suggestions = Object.values(field.fields).flatMap((cell) =>
    cell.kind === 'text' ? (cell.suggestions ?? []) : [],
  );
  return (
    <div className={layout.className}>
      {suggestions.length > 0 && (
        <datalist id="suggestions">
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {Array.from({ length: count }, (_, at) => at + 1).map((row) => {
        const prefix = `${field.prefix}${row}-`;
        const title = layout.title(row, typed);
        const shown = layout.shown(row);
        const cells = (names: readonly string[], hint?: string) =>
          names.map((name) => {
            const one = field.fields[name];
            const place = { name: prefix + name, row, hint: name === shown[0] ? hint : undefined };
            return one && <Cell key={name} form={form} field={one} {...place} />;
          });
        const hasError = Object.keys(errors).some((name) => name.startsWith(prefix));
        return (
          <fieldset key={row} className="tool-row">
            <legend className="tool-row-title">
              <span className="tool-row-number" aria-hidden="true">
                {row}
              </span>{' '}
              {title}
            </legend>
            {cells(shown, layout.hint?.(row, typed))}
            {layout.groups && (
              <details className="disclosure" open={hasError || undefined}>
                <summary>{layout.folded?.(typed[`${prefix}name`] || title)}</summary>
                <div className="tool-row-more">
                  {layout.groups.map((group) => (
                    <div key={group.title} className="tool-row-group">
                      <h4>{group.title}</h4>
                      {cells(group.fields.filter((name) => !shown.includes(name)))}
                    </div>
                  ))}
                </div>
              </details>
            )}
          </fieldset>
        );
      })}
      {count < field.max && (
        <Button
          variant="secondary"
          small
          className="tool-row-add"
          onClick={() => setCount(count + 1)}
        >
          {layout.add}
        </Button>
      )}
    </div>
  );
}
