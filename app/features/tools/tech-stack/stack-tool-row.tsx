import { interpolate } from '#app/platform/format/interpolate.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { stackCategories } from './stack-model.ts';
import { startCategory } from './stack-rows.ts';
import {
  categoryWords,
  stackAnswerWords,
  stackFieldWords,
  stackJobs,
  stackWords,
} from './tech-stack.content.ts';

const categories = stackCategories.map((value) => ({ value, label: categoryWords[value] }));
const months = [
  { value: '', label: '–' },
  ...MONTHS.map((label, at) => ({ value: `${at + 1}`, label })),
];
const entries = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const selects = {
  use: { options: entries(stackAnswerWords.use), start: 'unknown' },
  // Starts unanswered, so that "I don't know" is always an answer of the visitor.
  connects: {
    options: [{ value: '', label: stackWords.notAnswered }, ...entries(stackAnswerWords.connects)],
    start: '',
  },
  owner: { options: entries(stackAnswerWords.yesNo), start: 'unknown' },
  safeLogin: { options: entries(stackAnswerWords.yesNo), start: 'unknown' },
  personalData: { options: entries(stackAnswerWords.yesNo), start: 'unknown' },
  renewalMonth: { options: months, start: '' },
} as const;

type SelectField = keyof typeof selects;

/** The job of a row: what was chosen, what the first rows ask for, or something else. */
export function categoryOf(row: number, values: Readonly<Record<string, string>>): string {
  return values[`t${row}-category`] ?? startCategory(row);
}

/** The title of a row: its question, or the job of its tool. */
export function rowTitle(row: number, category: string): string {
  const job = stackJobs[row - 1];
  if (job?.category === category) return job.label;
  if (category === 'other' || !Object.hasOwn(categoryWords, category))
    return stackWords.anotherTool;
  return categoryWords[category as keyof typeof categoryWords];
}

/** The fields of a tool: job and name are visible, the others collapsed. */
export function StackToolRow({
  row,
  name,
  category,
  values,
  errors,
}: {
  row: number;
  name: string;
  category: string;
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const at = (field: string) => `t${row}-${field}`;
  const shared = (field: keyof typeof stackFieldWords) => ({
    id: `q-${at(field)}`,
    name: at(field),
    label: stackFieldWords[field].label,
    ...(stackFieldWords[field].help === '' ? {} : { help: stackFieldWords[field].help }),
    ...(errors[at(field)] === undefined ? {} : { error: errors[at(field)] as string }),
  });
  const hasError = Object.keys(errors).some((field) => field.startsWith(`t${row}-`));
  const title = rowTitle(row, category);
  const job = stackJobs[row - 1];
  const number = (field: 'monthlyCost' | 'paidSeats' | 'usedSeats') => (
    <Field
      {...shared(field)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={values[at(field)]}
    />
  );
  const select = (field: SelectField) => (
    <Field
      {...shared(field)}
      kind="select"
      defaultValue={values[at(field)] ?? selects[field].start}
    >
      {selects[field].options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  );
  const categoryField = (
    <Field {...shared('category')} kind="select" defaultValue={category}>
      {categories.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  );
  return (
    <fieldset className="stack-tool">
      <legend className="stack-job">
        <span className="stack-number" aria-hidden="true">
          {row}
        </span>{' '}
        {title}
      </legend>
      <Field
        {...shared('name')}
        {...(job?.category === category ? { help: job.examples } : {})}
        list="stack-products"
        // Lets CSS detect an empty field with :placeholder-shown.
        placeholder=" "
        autoComplete="off"
        maxLength={100}
        defaultValue={values[at('name')]}
      />
      {job === undefined && categoryField}
      <details className="disclosure" open={hasError || undefined}>
        <summary>{interpolate(stackWords.aboutTool, { name: name || title })}</summary>
        <div className="stack-tool-more">
          <div className="stack-facts">
            <h4>{stackWords.facts.money}</h4>
            {number('monthlyCost')}
            {number('paidSeats')}
            {number('usedSeats')}
            {select('renewalMonth')}
          </div>
          <div className="stack-facts">
            <h4>{stackWords.facts.work}</h4>
            {job !== undefined && categoryField}
            {select('use')}
            {select('connects')}
            <Checkbox
              id={`q-${at('core')}`}
              name={at('core')}
              value="yes"
              label={stackFieldWords.core.label}
              help={stackFieldWords.core.help}
              defaultChecked={values[at('core')] === 'yes'}
            />
          </div>
          <div className="stack-facts">
            <h4>{stackWords.facts.safety}</h4>
            {select('owner')}
            {select('safeLogin')}
            {select('personalData')}
          </div>
        </div>
      </details>
    </fieldset>
  );
}
