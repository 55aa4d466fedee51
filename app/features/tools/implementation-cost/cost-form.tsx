import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { LedgerField, NumberField } from '../page/number-field.tsx';
import { ToolErrors, ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import { type CostInput, type CostNumber, connectionKinds, pieceKinds } from './cost-figures.ts';
import {
  connectionWords,
  costNumberFields,
  costWords,
  dataWords,
  pieceWords,
  privacyWords,
  teamWords,
} from './implementation-cost.content.ts';

const choices = [
  { name: 'data', label: costWords.dataLabel, options: dataWords },
  { name: 'team', label: costWords.teamLabel, options: teamWords },
  { name: 'privacy', label: costWords.privacyLabel, options: privacyWords },
] as const;

const numbers = Object.keys(costNumberFields) as CostNumber[];

function questionOf(field: string): string | undefined {
  return choices.find(({ name }) => name === field)?.label;
}

/** Many fields have the same instructions. "At least one" stands at the first, but means all. */
function labelOf(field: string, message: string): string | undefined {
  return message === costWords.atLeastOne ? undefined : labels.get(field);
}

const labels: ReadonlyMap<string, string> = new Map([
  ...pieceKinds.map((kind) => [`piece-${kind}`, pieceWords[kind].label] as const),
  ...connectionKinds.map((kind) => [`systems-${kind}`, connectionWords[kind].label] as const),
  ...numbers.map(
    (name) => [costNumberFields[name].field, costNumberFields[name].setting.label] as const,
  ),
]);

/** What is to be built, connected and prepared, and what an hour and a request cost. */
export function CostForm({ tool }: { tool: Tool<CostInput> }) {
  const { values, errors } = tool;
  const count = (field: string, words: { label: string; help: string }) => (
    <LedgerField key={field} field={field} {...words} value={values[field]} error={errors[field]} />
  );
  return (
    <ToolForm tool={tool}>
      <ToolErrors tool={tool} nameOf={questionOf} labelOf={labelOf} />
      <div className="cost-first">
        <h3>{costWords.offTheShelf.question}</h3>
        <p>{costWords.offTheShelf.text}</p>
      </div>
      <section className="tool-group" aria-labelledby="group-pieces">
        <h3 id="group-pieces">{costWords.piecesLabel}</h3>
        <div className="tool-fields">
          {pieceKinds.map((kind) => count(`piece-${kind}`, pieceWords[kind]))}
        </div>
      </section>
      <section className="tool-group" aria-labelledby="group-systems">
        <h3 id="group-systems">{costWords.connectionsLabel}</h3>
        <div className="tool-fields">
          {connectionKinds.map((kind) => count(`systems-${kind}`, connectionWords[kind]))}
        </div>
      </section>
      <section className="tool-group" aria-labelledby="group-around">
        <h3 id="group-around">{costWords.aroundLabel}</h3>
        <div className="tool-fields">
          {choices.map(({ name, label, options }) => (
            <Field
              key={name}
              id={`q-${name}`}
              name={name}
              kind="select"
              label={label}
              defaultValue={values[name]}
              {...(errors[name] === undefined ? {} : { error: errors[name] })}
            >
              {Object.entries(options).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Field>
          ))}
        </div>
      </section>
      <details className="disclosure">
        <summary>{costWords.numbersLabel}</summary>
        <p className="form-note mb-4">{costWords.leaveEmpty}</p>
        <div className="tool-fields pb-6">
          {numbers.map((name) => {
            const words = costNumberFields[name];
            return (
              <NumberField
                key={name}
                {...words}
                value={values[words.field]}
                error={errors[words.field]}
              />
            );
          })}
        </div>
      </details>
      <Button type="submit">{costWords.submit}</Button>
    </ToolForm>
  );
}
