import { type FormEvent, useEffect, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { NumberField } from '../page/number-field.tsx';
import { ToolErrors, ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import { valuesOf } from '../page/use-tool.ts';
import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import { type FilledIn, filledInFields, withFilledIn } from './known-product.ts';
import { labelOf } from './stack-error-labels.ts';
import type { StackInput } from './stack-model.ts';
import { MAX_PAIRS, MAX_TOOLS, startCategory, usedPairs, usedRows } from './stack-rows.ts';
import { categoryOf, rowTitle, StackToolRow } from './stack-tool-row.tsx';
import { stackFieldWords, stackJobs, stackWords } from './tech-stack.content.ts';
import { productNamed, stackProducts } from './tech-stack-products.content.ts';

const FIRST_ROWS = stackJobs.length;
const FIRST_PAIRS = 1;
const SPARE_ROWS = 3;

const formOf = (values: Record<string, string>) => new Map(Object.entries(values));

/** A row for each tool and a row for each pair that somebody copies between. */
export function StackForm({ tool }: { tool: Tool<StackInput> }) {
  return (
    <ToolForm tool={tool}>
      <Rows key={tool.version} tool={tool} />
    </ToolForm>
  );
}

function Rows({ tool }: { tool: Tool<StackInput> }) {
  const { values, errors, formRef } = tool;
  const [rows, setRows] = useState(() =>
    rowCount(usedRows(formOf(values)).at(-1) ?? 0, FIRST_ROWS, MAX_TOOLS),
  );
  const [pairs, setPairs] = useState(() =>
    rowCount(usedPairs(formOf(values)).at(-1) ?? 0, FIRST_PAIRS, MAX_PAIRS),
  );
  /** The known products whose job and connection were filled in, by row. */
  const [filledIn] = useState(() => productsIn(values));
  /** The current names and jobs in the form, for the titles of rows and pairs. */
  const [typed, setTyped] = useState<Record<string, string>>(values);
  const rowNumbers = Array.from({ length: rows }, (_, at) => at + 1);

  // Names may have been typed before this script was there to fill anything in.
  useEffect(() => {
    if (formRef.current === null) return;
    const now = withFilledIn(valuesOf(formRef.current));
    setTyped(now);
    for (const [row, product] of productsIn(now)) {
      filledIn.set(row, product);
      for (const field of filledInFields) {
        const select = selectOf(formRef.current, row, field);
        if (select) select.value = now[`t${row}-${field}`] ?? select.value;
      }
    }
  }, [formRef, filledIn]);

  /** Fills in the job and the usual connection of a known product. */
  function onInput(event: FormEvent<HTMLDivElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    setTyped((old) => ({ ...old, [target.name]: target.value }));
    if (!target.name.endsWith('-name')) return;
    const row = Number(target.name.slice(1, -'-name'.length));
    const product = productNamed(target.value);
    if (product) {
      filledIn.set(row, product);
      choose(target.form, row, product);
    } else if (target.value.trim() === '' && isAsFilledIn(target.form, row)) {
      choose(target.form, row, { category: startCategory(row), connects: '' });
    }
  }

  function choose(form: HTMLFormElement | null, row: number, to: Record<keyof FilledIn, string>) {
    setTyped((old) => ({ ...old, [`t${row}-category`]: to.category }));
    for (const field of filledInFields) {
      const select = selectOf(form, row, field);
      if (select) select.value = to[field];
    }
  }

  /** Without its product, what was filled in for it would look like an answer of the visitor. */
  function isAsFilledIn(form: HTMLFormElement | null, row: number): boolean {
    const product = filledIn.get(row);
    return filledInFields.every((field) => {
      const select = selectOf(form, row, field);
      return select !== undefined && select.value === product?.[field];
    });
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

function selectOf(form: HTMLFormElement | null, row: number, field: keyof FilledIn) {
  const select = form?.elements.namedItem(`t${row}-${field}`);
  return select instanceof HTMLSelectElement ? select : undefined;
}

/** The known products among kept, posted or shared answers, by row. */
function productsIn(values: Record<string, string>): Map<number, FilledIn> {
  return new Map(
    usedRows(formOf(values)).flatMap((row) => {
      const product = productNamed(values[`t${row}-name`] ?? '');
      return product ? [[row, product]] : [];
    }),
  );
}

function errorOf(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error };
}

/** The number of rows: those in use plus some empty ones, at least the initial number. */
function rowCount(last: number, first: number, max: number): number {
  return Math.min(max, last < first ? first : last + SPARE_ROWS);
}
