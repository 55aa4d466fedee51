import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field as Control } from '#app/ui/field.tsx';
import { ToolForm } from '../page/tool-form.tsx';
import { type Tool, valuesOf } from '../page/use-tool.ts';
import { type Field, type Fields, placesOf, type Rows, rowsInUse } from './calculator.ts';

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
  readonly groups?: readonly FieldGroup[];
  readonly className: string;
  readonly add: string;
};

/** Without a script, some empty rows stand ready, and some more after each post. */
const SPARE_ROWS = 3;

/** The numbers from 1, for as many rows. */
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const lastInUse = (list: Rows, values: Values) =>
  rowsInUse(list, new Map(Object.entries(values))).at(-1) ?? 0;

/** The unit as it stands beside a label: "$ an hour", "%". */
function unitText(unit: string): string {
  if (unit === 'percent') return '%';
  return unit.startsWith('CAD') ? `$${unit.slice(3)}` : unit;
}

/** The form of a calculator: every field of its table, in groups. */
export function CalculatorForm<Input>({
  tool: { values, errors },
  tool,
  fields,
  groups,
  submit,
  note,
  rows = {},
  children,
}: {
  tool: Tool<Input>;
  fields: Fields;
  groups: readonly FieldGroup[];
  submit: string;
  note?: string;
  rows?: Readonly<Record<string, RowLayout>>;
  children?: ReactNode;
}) {
  /** What stands in the form now. */
  const [typed, setTyped] = useState<Values>(values);
  /** How many rows the visitor has added to each list. */
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  const listOf = (name: string) => fields[name] as Rows;
  const titleOf = (list: string, row: number) =>
    `${row}. ${typed[`${listOf(list).prefix}${row}-name`] || rows[list]?.title(row, typed)}`;
  const labelOf = (name: string) => {
    const row = Number(/^\w(\d+)-/.exec(name)?.[1]);
    const place = placesOf(fields, () => [row]).find((one) => one.name === name);
    if (place === undefined) return undefined;
    const { list, field } = place;
    return list === undefined ? field.label : `${titleOf(list, row)}, ${field.label}`;
  };

  /** A field. A number that isn't in a list has its label on the left and its unit. */
  function cell(name: string, field: Field, row: number, hint = field.help) {
    const { label, control, list, unanswered, unit, onlyFor } = field;
    const value = values[name] ?? field.start(row);
    const props = { id: `q-${name}`, name, label, help: hint, error: errors[name] };
    // A row can be chosen once it's in use, and without a script also while it's still empty.
    const options =
      list === undefined
        ? Object.entries(field.options ?? {}).map(([key, words]) => ({ value: key, label: words }))
        : numbersTo(Math.max(rows[list]?.first ?? 0, lastInUse(listOf(list), typed))).map((at) => ({
            value: `${at}`,
            label: titleOf(list, at),
          }));
    if (control === 'select') {
      return (
        <Control {...props} key={name} kind="select" defaultValue={value}>
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
      const radios = { legend: label, options, defaultValues: [value] };
      return <ChoiceGroup {...props} key={name} {...radios} />;
    }
    if (control === 'checkbox') {
      return <Checkbox {...props} key={name} value="yes" defaultChecked={value === 'yes'} />;
    }
    const text = { ...props, autoComplete: 'off', defaultValue: value };
    // The placeholder lets CSS detect an empty field with :placeholder-shown.
    if (control === 'text') {
      return <Control {...text} key={name} list="suggestions" placeholder=" " />;
    }
    if (row > 0) return <Control {...text} key={name} inputMode="decimal" />;
    return (
      <Control
        {...text}
        key={name}
        inputMode="decimal"
        optionalNote={unit && unitText(unit)}
        className={`tool-number ${onlyFor ? `only-${onlyFor.value}` : ''}`}
      />
    );
  }

  function listRows(name: string, { first, groups, className, add, ...layout }: RowLayout) {
    const list = listOf(name);
    const last = lastInUse(list, values);
    const start = last < first ? first : last + Math.min(first, SPARE_ROWS);
    const more = added[name] ?? 0;
    const count = Math.min(list.max, start + more);
    return (
      <div key={name} className={className}>
        {numbersTo(count).map((row) => {
          const prefix = `${list.prefix}${row}-`;
          const title = layout.title(row, typed);
          const shown = layout.shown(row);
          const cells = (names: readonly string[]) =>
            names.map((one) => {
              const hint = one === shown[0] ? layout.hint?.(row, title) : undefined;
              return cell(prefix + one, list.fields[one] as Field, row, hint);
            });
          const hasError = Object.keys(errors).some((one) => one.startsWith(prefix));
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
                  <summary>{`Details: ${typed[`${prefix}name`] || title}`}</summary>
                  <div className="tool-row-more">
                    {groups.map((group) => (
                      <div key={group.title} className="tool-row-group">
                        <h4>{group.title}</h4>
                        {cells(group.fields.filter((one) => !shown.includes(one)))}
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
            onClick={() => setAdded({ ...added, [name]: more + 1 })}
          >
            {add}
          </Button>
        )}
      </div>
    );
  }

  return (
    <ToolForm
      tool={tool}
      nameOf={labelOf}
      onInput={(event) => {
        setTyped(valuesOf(event.currentTarget));
        tool.onInput(event);
      }}
    >
      {note && <p className="form-note">{note}</p>}
      {children}
      <div className="tool-groups">
        {groups.map(({ title, note: groupNote, fields: names, isFolded }) => {
          const content = names.flatMap((name) => {
            const layout = rows[name];
            if (layout) return listRows(name, layout);
            return placesOf({ [name]: fields[name] as Fields[string] }, () => []).map((place) =>
              cell(place.name, place.field, 0),
            );
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
