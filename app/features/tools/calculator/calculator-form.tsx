import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field as Control } from '#app/ui/field.tsx';
import { ToolForm } from '../page/tool-form.tsx';
import { type Tool, valuesOf } from '../page/use-tool.ts';
import {
  type CellField,
  calculatorWords,
  type Fields,
  labelOf,
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
  tool,
  fields,
  groups,
  submit,
  note,
  rows = {},
  complete,
  children,
}: CalculatorFormProps<Input>) {
  const [typed, setTyped] = useState<Values>(tool.values);
  function onInput(event: FormEvent<HTMLDivElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!target.form) return;
    const followed = complete?.(target.name, valuesOf(target.form)) ?? {};
    for (const [name, value] of Object.entries(followed)) {
      const control = target.form.elements.namedItem(name);
      if (control instanceof HTMLSelectElement) control.value = value;
    }
    setTyped(valuesOf(target.form));
  }
  const titleOf = (list: string, row: number) =>
    `${row}. ${typed[`${(fields[list] as RowsField).prefix}${row}-name`] || rows[list]?.title(row, typed)}`;
  const errorLabel = (field: string, message: string) => {
    const isAboutAll = Object.values(fields).some(
      (one) => 'atLeastOne' in one && one.atLeastOne === message,
    );
    return isAboutAll ? undefined : labelOf(fields, field, titleOf);
  };
  const rowsOf = (list: string) => {
    const used = rowsInUse(fields[list] as RowsField, new Map(Object.entries(typed)));
    return Math.max(rows[list]?.first ?? 0, used.at(-1) ?? 0);
  };
  const all = { values: tool.values, errors: tool.errors, typed, fields, titleOf, rowsOf };
  return (
    <ToolForm tool={tool} nameOf={errorLabel}>
      {note && <p className="form-note">{note}</p>}
      {children}
      <div className="tool-groups" onInput={complete && onInput}>
        {groups.map(({ title, note: groupNote, fields: names, isFolded }) => {
          const content = names.map((name) => {
            const field = fields[name];
            const layout = rows[name];
            if (field?.kind === 'rows' && layout) {
              return <Rows key={name} {...all} list={name} field={field} layout={layout} />;
            }
            return <FieldOf key={name} {...all} name={name} />;
          });
          if (isFolded) {
            const hasError = names.some((name) => name in tool.errors);
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

type Shared = {
  values: Values;
  errors: Values;
  /** What stands in the form now. */
  typed: Values;
  fields: Fields;
  titleOf: (list: string, row: number) => string;
  /** How many rows of a list can be chosen; without a script also those that are still empty. */
  rowsOf: (list: string) => number;
};

/** A field of the table that isn't a list. */
function FieldOf({ name, ...all }: Shared & { name: string }) {
  const field = all.fields[name];
  if (field === undefined || field.kind === 'rows') return null;
  if (field.kind !== 'counts') return <Cell {...all} name={name} field={field} isLedger />;
  return Object.entries(field.of).map(([kind, words]) => (
    <Ledger
      key={kind}
      {...all}
      name={`${field.prefix}-${kind}`}
      label={words.label}
      help={words.help}
    />
  ));
}

/** A label with its help on the left and a short number on the right. */
function Ledger({
  values,
  errors,
  name,
  label,
  help,
  unit,
  className,
}: Pick<Shared, 'values' | 'errors'> & {
  name: string;
  label: string;
  help: string | undefined;
  unit?: string;
  className?: string;
}) {
  return (
    <Control
      {...controlProps(name, label, help, errors)}
      {...(unit === undefined ? {} : { optionalNote: unit })}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={values[name]}
      className={`tool-number ${className ?? ''}`.trim()}
    />
  );
}

function controlProps(name: string, label: string, help: string | undefined, errors: Values) {
  const error = errors[name];
  return {
    id: `q-${name}`,
    name,
    label,
    ...(help ? { help } : {}),
    ...(error === undefined ? {} : { error }),
  };
}

/** The unit as it stands beside a label: "$ an hour", "%". */
function unitText(unit: string): string {
  if (unit === 'percent') return '%';
  return unit.startsWith('CAD') ? `$${unit.slice(3)}` : unit;
}

function Cell({
  name,
  field,
  row = 0,
  isLedger,
  hint,
  ...all
}: Shared & { name: string; field: CellField; row?: number; isLedger?: boolean; hint?: string }) {
  const { values, errors, titleOf, rowsOf } = all;
  const help = hint ?? ('help' in field ? field.help : undefined);
  const props = controlProps(name, field.label, help, errors);
  const value = values[name] ?? startOf(field, row);
  const select = (options: readonly (readonly [value: string, label: string])[]) => (
    <Control {...props} kind="select" defaultValue={value}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </Control>
  );
  switch (field.kind) {
    case 'number': {
      if (field.names) {
        return select([
          ['', '–'],
          ...field.names.map((label, at) => [`${at + 1}`, label] as const),
        ]);
      }
      if (isLedger) {
        return (
          <Ledger
            {...all}
            name={name}
            label={field.label}
            help={help}
            unit={unitText(field.unit)}
            {...(field.onlyFor ? { className: `only-${field.onlyFor.value}` } : {})}
          />
        );
      }
      return <Control {...props} inputMode="decimal" autoComplete="off" defaultValue={value} />;
    }
    case 'choice': {
      const options = Object.entries(field.options);
      if (!field.radio) {
        const isOpen = startOf(field, row) === '';
        return select(isOpen ? [['', calculatorWords.notAnswered], ...options] : options);
      }
      return (
        <ChoiceGroup
          id={`q-${name}`}
          name={name}
          legend={field.label}
          options={options.map(([option, label]) => ({ value: option, label }))}
          defaultValues={[value]}
        />
      );
    }
    case 'text':
      return (
        // The placeholder lets CSS detect an empty field with :placeholder-shown.
        <Control
          {...props}
          list="suggestions"
          placeholder=" "
          autoComplete="off"
          defaultValue={value}
        />
      );
    case 'flag':
      return (
        <Checkbox
          id={`q-${name}`}
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

function Rows({
  list,
  field,
  layout,
  ...all
}: Shared & { list: string; field: RowsField; layout: RowLayout }) {
  const { values, errors, typed } = all;
  const last = rowsInUse(field, new Map(Object.entries(values))).at(-1) ?? 0;
  const start = last < layout.first ? layout.first : last + Math.min(layout.first, SPARE_ROWS);
  const [count, setCount] = useState(Math.min(field.max, start));
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
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
      {numbers.map((row) => {
        const prefix = `${field.prefix}${row}-`;
        const title = layout.title(row, typed);
        const cell = (name: string, hint?: string) => {
          const one = field.fields[name];
          if (one === undefined) return null;
          const more = hint === undefined ? {} : { hint };
          return <Cell key={name} {...all} {...more} name={prefix + name} field={one} row={row} />;
        };
        const hasError = Object.keys(errors).some((name) => name.startsWith(prefix));
        const shown = layout.shown(row);
        return (
          <fieldset key={row} className="tool-row">
            <legend className="tool-row-title">
              <span className="tool-row-number" aria-hidden="true">
                {row}
              </span>{' '}
              {title}
            </legend>
            {shown.map((name, at) => cell(name, at === 0 ? layout.hint?.(row, typed) : undefined))}
            {layout.groups && (
              <details className="disclosure" open={hasError || undefined}>
                <summary>{layout.folded?.(typed[`${prefix}name`] || title)}</summary>
                <div className="tool-row-more">
                  {layout.groups.map((group) => (
                    <div key={group.title} className="tool-row-group">
                      <h4>{group.title}</h4>
                      {group.fields
                        .filter((name) => !shown.includes(name))
                        .map((name) => cell(name))}
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
