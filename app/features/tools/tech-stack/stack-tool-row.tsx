import { interpolate } from '#app/platform/format/interpolate.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { stackCategories } from './stack-model.ts';
import {
  categoryWords,
  monthNames,
  stackAnswerWords,
  stackFieldWords,
  stackWords,
} from './tech-stack.content.ts';

const categories = stackCategories.map((value) => ({ value, label: categoryWords[value] }));
const months = [
  { value: '', label: '–' },
  ...monthNames.map((label, at) => ({ value: `${at + 1}`, label })),
];
const entries = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const selects = [
  { field: 'use', options: entries(stackAnswerWords.use), start: 'unknown' },
  { field: 'connects', options: entries(stackAnswerWords.connects), start: 'unknown' },
  { field: 'owner', options: entries(stackAnswerWords.yesNo), start: 'unknown' },
  { field: 'safeLogin', options: entries(stackAnswerWords.yesNo), start: 'unknown' },
  { field: 'personalData', options: entries(stackAnswerWords.yesNo), start: 'unknown' },
  { field: 'renewalMonth', options: months, start: '' },
] as const;

/** One tool: its name and job in sight, the rest folded under it. */
export function StackToolRow({
  row,
  name,
  values,
  errors,
}: {
  row: number;
  name: string;
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
  return (
    <fieldset className="stack-tool">
      <legend className="stack-number">
        {interpolate(stackWords.toolNumber, { number: row })}
      </legend>
      <div className="stack-tool-main">
        <Field
          {...shared('name')}
          list="stack-products"
          autoComplete="off"
          maxLength={100}
          defaultValue={values[at('name')]}
        />
        <Field
          {...shared('category')}
          kind="select"
          defaultValue={values[at('category')] ?? 'other'}
        >
          {categories.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Field>
      </div>
      <details className="disclosure" open={hasError || undefined}>
        <summary>
          {interpolate(stackWords.aboutTool, {
            name: name || interpolate(stackWords.toolNumber, { number: row }),
          })}
        </summary>
        <div className="stack-tool-more">
          {(['monthlyCost', 'paidSeats', 'usedSeats'] as const).map((field) => (
            <Field
              key={field}
              {...shared(field)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={values[at(field)]}
            />
          ))}
          {selects.map(({ field, options, start }) => (
            <Field
              key={field}
              {...shared(field)}
              kind="select"
              defaultValue={values[at(field)] ?? start}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Field>
          ))}
          <Checkbox
            id={`q-${at('core')}`}
            name={at('core')}
            value="yes"
            label={stackFieldWords.core.label}
            help={stackFieldWords.core.help}
            defaultChecked={values[at('core')] === 'yes'}
          />
        </div>
      </details>
    </fieldset>
  );
}
