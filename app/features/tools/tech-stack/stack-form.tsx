import { type FormEvent, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { lowerFirst } from '../model/tool-figures.ts';
import { NumberField } from '../page/number-field.tsx';
import { ToolErrors } from '../page/tool-errors.tsx';
import { ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import type { StackInput } from './stack-model.ts';
import { categoryOf, rowTitle, StackToolRow } from './stack-tool-row.tsx';
import { stackFieldWords, stackJobs, stackWords } from './tech-stack.content.ts';
import { MAX_PAIRS, MAX_TOOLS } from './tech-stack.schema.ts';
import { stackProducts } from './tech-stack-products.content.ts';

const FIRST_ROWS = stackJobs.length;
const FIRST_PAIRS = 1;
const SPARE_ROWS = 3;

/** A row for each tool and a row for each pair that somebody copies between. */
export function StackForm({ tool }: { tool: Tool<StackInput> }) {
  return (
    <ToolForm tool={tool}>
      <Rows key={tool.version} tool={tool} />
    </ToolForm>
  );
}

function Rows({ tool }: { tool: Tool<StackInput> }) {
  const { values, errors } = tool;
  const [rows, setRows] = useState(() => rowCount(values, /^t(\d+)-name$/, FIRST_ROWS, MAX_TOOLS));
  const [pairs, setPairs] = useState(() =>
    rowCount(values, /^p(\d+)-hours$/, FIRST_PAIRS, MAX_PAIRS),
  );
  /** The current names and jobs in the form, for the titles of rows and pairs. */
  const [typed, setTyped] = useState<Record<string, string>>(values);
  const rowNumbers = Array.from({ length: rows }, (_, at) => at + 1);

  /** Fills in the job and the usual connection of a known product. */
  function onInput(event: FormEvent<HTMLDivElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    setTyped((old) => ({ ...old, [target.name]: target.value }));
    if (!target.name.endsWith('-name')) return;
    const product = stackProducts.find((candidate) => candidate.name === target.value);
    const row = target.name.replace('-name', '');
    if (!product || !target.form) return;
    setTyped((old) => ({ ...old, [`${row}-category`]: product.category }));
    for (const [field, value] of [
      ['category', product.category],
      ['connects', product.connects],
    ] as const) {
      const select = target.form.elements.namedItem(`${row}-${field}`);
      if (select instanceof HTMLSelectElement) select.value = value;
    }
  }

  return (
    <>
      <ToolErrors tool={tool} labelOf={(field, message) => labelOf(field, message, values)} />
      <datalist id="stack-products">
        {stackProducts.map((product) => (
          <option key={product.name} value={product.name} />
        ))}
      </datalist>
      <section className="tool-group" aria-labelledby="group-tools">
        <div>
          <h3 id="group-tools">{stackWords.toolsTitle}</h3>
          <p className="form-note">{stackWords.toolsHelp}</p>
        </div>
        <div className="stack-rows" onInput={onInput}>
          {rowNumbers.map((row) => (
            <StackToolRow
              key={row}
              row={row}
              name={typed[`t${row}-name`] ?? ''}
              category={categoryOf(row, typed)}
              values={values}
              errors={errors}
            />
          ))}
          {tool.isHydrated && rows < MAX_TOOLS ? (
            <Button
              variant="secondary"
              small
              className="stack-add"
              onClick={() => setRows(rows + 1)}
            >
              {stackWords.addTool}
            </Button>
          ) : (
            <p className="form-note">{stackWords.moreRows}</p>
          )}
        </div>
      </section>
      <section className="tool-group" aria-labelledby="group-pairs">
        <div>
          <h3 id="group-pairs">{stackWords.pairsTitle}</h3>
          <p className="form-note">{stackWords.pairsHelp}</p>
        </div>
        <div className="stack-pairs">
          {Array.from({ length: pairs }, (_, at) => at + 1).map((pair) => (
            <fieldset key={pair} className="stack-pair">
              <legend className="sr-only">
                {interpolate(stackWords.pairNumber, { number: pair })}
              </legend>
              {(['from', 'to'] as const).map((end) => (
                <Field
                  key={end}
                  id={`q-p${pair}-${end}`}
                  name={`p${pair}-${end}`}
                  kind="select"
                  label={stackFieldWords[end === 'from' ? 'reEntryFrom' : 'reEntryTo'].label}
                  defaultValue={values[`p${pair}-${end}`] ?? ''}
                  {...errorOf(errors[`p${pair}-${end}`])}
                >
                  <option value="">{stackWords.chooseTool}</option>
                  {rowNumbers.map((row) => (
                    <option key={row} value={row}>
                      {row}. {typed[`t${row}-name`] || rowTitle(row, categoryOf(row, typed))}
                    </option>
                  ))}
                </Field>
              ))}
              <Field
                id={`q-p${pair}-hours`}
                name={`p${pair}-hours`}
                label={stackFieldWords.reEntryHours.label}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                defaultValue={values[`p${pair}-hours`]}
                {...errorOf(errors[`p${pair}-hours`])}
              />
            </fieldset>
          ))}
          {tool.isHydrated && pairs < MAX_PAIRS && (
            <Button
              variant="secondary"
              small
              className="stack-add"
              onClick={() => setPairs(pairs + 1)}
            >
              {stackWords.addReEntry}
            </Button>
          )}
          <details
            className="disclosure"
            open={errors.wage !== undefined || errors.employerFactor !== undefined || undefined}
          >
            <summary>{stackWords.hourTitle}</summary>
            <div className="tool-fields stack-hour">
              <NumberField
                field="wage"
                setting={roiDefaults.wage}
                help={stackFieldWords.wage.help}
                value={values.wage}
                error={errors.wage}
              />
              <NumberField
                field="employerFactor"
                setting={roiDefaults.employerFactor}
                help={stackFieldWords.employerFactor.help}
                value={values.employerFactor}
                error={errors.employerFactor}
              />
            </div>
          </details>
        </div>
      </section>
      <Button type="submit" className="justify-self-start">
        {stackWords.submit}
      </Button>
    </>
  );
}

/** "QuickBooks, seats you pay for", "Copied by hand 1, typed into": all rows have the same fields. */
function labelOf(
  field: string,
  message: string,
  values: Record<string, string>,
): string | undefined {
  if (message === stackWords.atLeastOne) return undefined;
  const label = fieldLabels.get(field.replace(/^[tp]\d+-/, ''));
  const [, list, number] = /^([tp])(\d+)-/.exec(field) ?? [];
  if (number === undefined) return label;
  const row =
    list === 'p'
      ? interpolate(stackWords.pairNumber, { number })
      : toolOf(Number(number), values, field.endsWith('-name'));
  return label === undefined ? row : `${row}, ${lowerFirst(label)}`;
}

/** The tool of a row by its name, or by its number while the name is what has to be changed. */
function toolOf(row: number, values: Record<string, string>, isAboutName: boolean): string {
  const name = values[`t${row}-name`]?.trim();
  if (isAboutName || !name) return `${row}. ${rowTitle(row, categoryOf(row, values))}`;
  const namesakes = Object.entries(values).filter(
    ([field, value]) => /^t\d+-name$/.test(field) && value.trim() === name,
  );
  return namesakes.length > 1 ? `${row}. ${name}` : name;
}

/** The labels of the fields whose instructions don't name them. */
const fieldLabels: ReadonlyMap<string, string> = new Map([
  ['monthlyCost', stackFieldWords.monthlyCost.label],
  ['paidSeats', stackFieldWords.paidSeats.label],
  ['usedSeats', stackFieldWords.usedSeats.label],
  ['from', stackFieldWords.reEntryFrom.label],
  ['to', stackFieldWords.reEntryTo.label],
  ['hours', stackFieldWords.reEntryHours.label],
  ['wage', roiDefaults.wage.label],
  ['employerFactor', roiDefaults.employerFactor.label],
]);

function errorOf(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error };
}

/** The number of rows: those with values plus some empty ones, at least the initial number. */
function rowCount(
  values: Record<string, string>,
  name: RegExp,
  first: number,
  max: number,
): number {
  const used = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key]) => Number(name.exec(key)?.[1] ?? 0));
  const last = Math.max(0, ...used);
  return Math.min(max, last < first ? first : last + SPARE_ROWS);
}
