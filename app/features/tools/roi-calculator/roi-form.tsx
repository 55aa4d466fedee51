import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { NumberField } from '../page/number-field.tsx';
import { ToolErrors, ToolForm } from '../page/tool-form-layout.tsx';
import type { Tool } from '../page/use-tool.ts';
import { roiFields, roiWords } from './roi-calculator.content.ts';
import { roiDefaultInput, writeRoiForm } from './roi-calculator.schema.ts';
import type { RoiField, RoiInput } from './roi-input.ts';

const groups: readonly { id: keyof typeof roiWords.groups; fields: readonly RoiField[] }[] = [
  {
    id: 'task',
    fields: ['hoursPerWeek', 'itemsPerMonth', 'minutesPerItem', 'wageCents', 'employerFactor'],
  },
  { id: 'effect', fields: ['automatablePercent', 'realisationPercent'] },
  { id: 'errors', fields: ['errorRatePercent', 'errorReductionPercent', 'errorCostCents'] },
  { id: 'cost', fields: ['priceCents', 'runningCents', 'setupHours', 'rampMonths'] },
];

const missed = ['missedPerMonth', 'missedChancePercent', 'missedMarginCents'] as const;

/** Many fields have the same instructions. */
function labelOf(field: string): string | undefined {
  return Object.values(roiFields).find((words) => words.field === field)?.setting.label;
}

/** Every figure of the calculator, filled in with our defaults; empty means "I don't know". */
export function RoiForm({ tool }: { tool: Tool<RoiInput> }) {
  const { values, errors } = tool;
  const field = (name: RoiField) => {
    const words = roiFields[name];
    return (
      <NumberField
        key={name}
        {...words}
        value={values[words.field]}
        error={errors[words.field]}
        className={onlyFor[name]}
      />
    );
  };
  return (
    <ToolForm tool={tool}>
      <ToolErrors tool={tool} labelOf={labelOf} />
      <p className="form-note">{isStart(values) ? roiWords.startNote : roiWords.clearNote}</p>
      {groups.map((group) => (
        <section key={group.id} className="tool-group" aria-labelledby={`group-${group.id}`}>
          <h3 id={`group-${group.id}`}>{roiWords.groups[group.id]}</h3>
          <div className="tool-fields">
            {group.id === 'task' && (
              <ChoiceGroup
                id="q-basis"
                name="basis"
                legend={roiWords.basis.label}
                options={[
                  { value: 'hours', label: roiWords.basis.hours },
                  { value: 'items', label: roiWords.basis.items },
                ]}
                defaultValues={[values.basis ?? 'hours']}
              />
            )}
            {group.fields.map(field)}
          </div>
        </section>
      ))}
      <details className="disclosure">
        <summary>{roiWords.groups.missed}</summary>
        <p className="form-note mb-4">{roiWords.offNote}</p>
        <div className="tool-fields pb-6">{missed.map(field)}</div>
      </details>
      <Button type="submit">{roiWords.submit}</Button>
    </ToolForm>
  );
}

const start = Object.entries(writeRoiForm(roiDefaultInput));

/** Whether the form opened with our figures, not with an example, a link or kept answers. */
function isStart(values: Readonly<Record<string, string>>): boolean {
  return start.every(([field, value]) => values[field] === value);
}

/** Classes that hide a field if the other way of counting is chosen, even without scripts. */
const onlyFor: Partial<Record<RoiField, string>> = {
  hoursPerWeek: 'only-hours',
  minutesPerItem: 'only-items',
};
