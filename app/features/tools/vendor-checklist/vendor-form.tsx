import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { ToolErrors, ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import { type ChecklistItem, checklistItems, itemsFor, sectionIds } from './checklist-items.ts';
import {
  itemWords,
  sectionWords,
  tierWords,
  vendorAnswerWords,
  vendorWords,
} from './vendor-checklist.content.ts';
import { columns as numbers } from './vendor-columns.ts';
import type { VendorInput } from './vendor-model.ts';

const answers = Object.entries(vendorAnswerWords);
const publicItems = new Set(itemsFor('public').map((item) => item.id));

/** Thirty points for one to three vendors. CSS hides columns and points that don't apply. */
export function VendorForm({ tool }: { tool: Tool<VendorInput> }) {
  const { values, errors } = tool;
  return (
    <ToolForm tool={tool}>
      <ToolErrors tool={tool} labelOf={labelOf} />
      <section className="tool-group" aria-labelledby="group-who">
        <h3 id="group-who">{vendorWords.whoTitle}</h3>
        <div className="tool-questions">
          <ChoiceGroup
            id="q-tier"
            name="tier"
            legend={vendorWords.tierLabel}
            options={Object.entries(tierWords).map(([value, words]) => ({
              value,
              label: (
                <>
                  {words.label}{' '}
                  <small className="block text-muted print:inline">{words.help}</small>
                </>
              ),
            }))}
            defaultValues={[values.tier ?? 'personal']}
          />
          <div className="tool-fields mt-0">
            <ChoiceGroup
              id="q-vendorCount"
              name="vendorCount"
              legend={vendorWords.countLabel}
              className="flex flex-wrap gap-x-6"
              options={numbers.map((number) => ({ value: `${number}`, label: `${number}` }))}
              defaultValues={[values.vendorCount ?? '1']}
            />
            {numbers.map((number) => (
              <Field
                key={number}
                id={`q-v${number}-name`}
                name={`v${number}-name`}
                label={interpolate(vendorWords.nameOf, { number })}
                autoComplete="off"
                maxLength={100}
                defaultValue={values[`v${number}-name`]}
                className={`vendor-${number}`}
                {...errorOf(errors[`v${number}-name`])}
              />
            ))}
            <Field
              id="q-reviewer"
              name="reviewer"
              label={vendorWords.reviewer}
              help={vendorWords.reviewerHelp}
              autoComplete="name"
              maxLength={100}
              defaultValue={values.reviewer}
              {...errorOf(errors.reviewer)}
            />
            <Field
              id="q-reviewedOn"
              name="reviewedOn"
              kind="date"
              label={vendorWords.reviewedOn}
              defaultValue={values.reviewedOn}
              {...errorOf(errors.reviewedOn)}
            />
          </div>
        </div>
      </section>
      {sectionIds.map((section) => {
        const items = checklistItems.filter((item) => item.section === section);
        const isForPublic = items.some((item) => publicItems.has(item.id));
        return (
          <section
            key={section}
            className={`tool-group ${isForPublic ? '' : 'not-public'}`.trim()}
            aria-labelledby={`group-${section}`}
          >
            <h3 id={`group-${section}`}>{sectionWords[section]}</h3>
            <div className="vendor-items">
              {items.map((item) => (
                <Item key={item.id} item={item} values={values} />
              ))}
            </div>
          </section>
        );
      })}
      <Button type="submit">{vendorWords.submit}</Button>
    </ToolForm>
  );
}

/** The labels of the text fields, two of which have the same instructions. */
function labelOf(field: string): string | undefined {
  if (field === 'reviewer') return vendorWords.reviewer;
  const number = numbers.find((at) => field === `v${at}-name`);
  return number && interpolate(vendorWords.nameOf, { number });
}

function Item({ item, values }: { item: ChecklistItem; values: Record<string, string> }) {
  const words = itemWords[item.id];
  return (
    <fieldset
      className={`vendor-item ${publicItems.has(item.id) ? '' : 'not-public'}`.trim()}
      aria-describedby={`item-${item.id}-help`}
    >
      <legend>
        <span className="tool-question-number">{item.id}</span> {words?.label}
        {item.dealBreaker && (
          <span className="badge vendor-breaker"> {vendorWords.dealBreaker}</span>
        )}
      </legend>
      <p className="help" id={`item-${item.id}-help`}>
        {words?.help}
      </p>
      <div className="vendor-answers">
        {numbers.map((number) => (
          <label key={number} className={`vendor-answer vendor-${number}`}>
            <span className="vendor-answer-name">
              {vendorWords.unnamed} {number}
            </span>
            <span className="select">
              <select
                id={`q-v${number}-${item.id}`}
                name={`v${number}-${item.id}`}
                className="input"
                defaultValue={values[`v${number}-${item.id}`] ?? 'unknown'}
              >
                {answers.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function errorOf(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error };
}
