import { type FormEvent, type ReactNode, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field as Control } from '#app/ui/field.tsx';
import { ToolForm } from '../page/tool-form.tsx';
import { type Tool, valuesOf } from '../page/use-tool.ts';
import { type Fields, type Place, placesOf, type Rows, rowsInUse } from './calculator.ts';

/** Fields that stand together under a title. */
type FieldGroup = {
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
  readonly hint?: (row: number, title: string) => string | undefined;
  /** The fields that are seen at once; others are folded, in groups. */
  readonly shown: (row: number) => readonly string[];
  /** What the fold says, about {name}. */
  readonly folded?: string;
  readonly groups?: readonly FieldGroup[];
  readonly className: string;
  readonly add: string;
};

/** The form of a calculator: every field of its table, in groups. */
export function CalculatorForm<Input>({
  tool: { values, errors },
  tool,
  fields,
  groups,
  submit,
  note,
  rows = {},
  complete,
  children,
}: {
  tool: Tool<Input>;
  fields: Fields;
  groups: readonly FieldGroup[];
  submit: string;
  note?: string;
  rows?: Readonly<Record<string, RowLayout>>;
  /** Other fields that follow from what was just typed, with their values. */
  complete?: (field: string, values: Values) => Values;
  children?: ReactNode;
}) {
  const [typed, setTyped] = useState<Values>(values);
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget: form } = event;
    const name = target instanceof HTMLInputElement ? target.name : '';
    for (const [field, value] of Object.entries(complete?.(name, valuesOf(form)) ?? {})) {
      const control = form.elements.namedItem(field);
      if (control instanceof HTMLSelectElement) control.value = value;
    }
    setTyped(valuesOf(form));
    tool.onInput(event);
  }
  const titleOf = (list: string, row: number) =>
    `${row}. ${typed[`${(fields[list] as Rows).prefix}${row}-name`] || rows[list]?.title(row, typed)}`;
  const isAboutAll = (message: string | undefined) =>
    Object.values(fields).some((one) => 'atLeastOne' in one && one.atLeastOne === message);
  const labelOf = (name: string) => {
    const row = Number(/^\w(\d+)-/.exec(name)?.[1]);
    const place = placesOf(fields, () => [row]).find((one) => one.name === name);
    if (place === undefined || isAboutAll(errors[name])) return undefined;
    const { list, field } = place;
    return list === undefined ? field.label : `${titleOf(list, row)}, ${field.label}`;
  };
  const rowsOf = (list: string) => {
    const used = rowsInUse(fields[list] as Rows, new Map(Object.entries(typed)));
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
            const layout = rows[name];
            if (layout) {
              return (
                <RowFields key={name} form={form} list={fields[name] as Rows} layout={layout} />
              );
            }
            return placesOf({ [name]: fields[name] as Fields[string] }, () => []).map((place) => (
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

/** The numbers from 1, for as many rows. */
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** A field. A number that isn't in a list has its label on the left and its unit. */
function Cell({
  form: { values, errors, titleOf, rowsOf },
  name,
  field,
  row,
  hint = field.help,
}: Pick<Place, 'name' | 'field' | 'row'> & { form: FormState; hint?: string | undefined }) {
  const { label, control, list, unanswered, unit, onlyFor } = field;
  const value = values[name] ?? field.start(row);
  const props = { id: `q-${name}`, name, label, help: hint, error: errors[name] };
  const options =
    list === undefined
      ? Object.entries(field.options ?? {}).map(([key, words]) => ({ value: key, label: words }))
      : numbersTo(rowsOf(list)).map((at) => ({ value: `${at}`, label: titleOf(list, at) }));
  if (control === 'select') {
    return (
      <Control {...props} kind="select" defaultValue={value}>
        {unanswered && <option value="">{unanswered}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
    );
  }
  if (control === 'radio') {
    return <ChoiceGroup {...props} legend={label} options={options} defaultValues={[value]} />;
  }
  if (control === 'checkbox') {
    return <Checkbox {...props} value="yes" defaultChecked={value === 'yes'} />;
  }
  const text = { ...props, autoComplete: 'off', defaultValue: value };
  // The placeholder lets CSS detect an empty field with :placeholder-shown.
  if (control === 'text') return <Control {...text} list="suggestions" placeholder=" " />;
  if (row > 0) return <Control {...text} inputMode="decimal" />;
  return (
    <Control
      {...text}
      inputMode="decimal"
      optionalNote={unit && unitText(unit)}
      className={`tool-number ${onlyFor ? `only-${onlyFor.value}` : ''}`}
    />
  );
}

/** Without a script, some empty rows stand ready, and some more after each post. */
const SPARE_ROWS = 3;

function RowFields({ list, layout, form }: { list: Rows; layout: RowLayout; form: FormState }) {
  const { values, errors, typed } = form;
  const { first, groups, className, add } = layout;
  const last = rowsInUse(list, new Map(Object.entries(values))).at(-1) ?? 0;
  const start = last < first ? first : last + Math.min(first, SPARE_ROWS);
  const [count, setCount] = useState(Math.min(list.max, start));
  return (
    <div className={className}>
      {numbersTo(count).map((row) => {
        const prefix = `${list.prefix}${row}-`;
        const title = layout.title(row, typed);
        const shown = layout.shown(row);
        const cells = (names: readonly string[]) =>
          names.map((name) => {
            const hint = name === shown[0] ? layout.hint?.(row, title) : undefined;
            const place = { name: prefix + name, field: list.fields[name] as Place['field'], row };
            return <Cell key={name} form={form} {...place} hint={hint} />;
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
            {cells(shown)}
            {groups && (
              <details className="disclosure" open={hasError || undefined}>
                <summary>
                  {interpolate(layout.folded ?? '', { name: typed[`${prefix}name`] || title })}
                </summary>
                <div className="tool-row-more">
                  {groups.map((group) => (
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
      {count < list.max && (
        <Button
          variant="secondary"
          small
          className="tool-row-add"
          onClick={() => setCount(count + 1)}
        >
          {add}
        </Button>
      )}
    </div>
  );
}
