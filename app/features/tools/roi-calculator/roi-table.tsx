import { Table } from '#app/ui/table.tsx';
import { dollars, percentText, plainNumber } from '../model/tool-figures.ts';
import { roiWords } from './roi-calculator.content.ts';
import type { RoiResult, RoiScenario } from './roi-calculator.formula.ts';

const cases = ['cautious', 'expected', 'optimistic'] as const;

const rows: readonly {
  id: keyof typeof roiWords.table;
  show: (scenario: RoiScenario) => string;
}[] = [
  { id: 'share', show: (scenario) => percentText(scenario.share, 1) },
  { id: 'labour', show: (scenario) => dollars(scenario.labourCents) },
  { id: 'errors', show: (scenario) => dollars(scenario.errorCents) },
  { id: 'payback', show: (scenario) => monthsOrNone(scenario.paybackMonths) },
  { id: 'left12', show: (scenario) => dollars(scenario.cum12Cents) },
  { id: 'roi12', show: (scenario) => ratioText(scenario.roi12) },
  { id: 'left36', show: (scenario) => dollars(scenario.cum36Cents) },
  { id: 'roi36', show: (scenario) => ratioText(scenario.roi36) },
];

/** The three cases side by side: the curve's table. */
export function RoiTable({ result }: { result: RoiResult }) {
  return (
    <div className="cash-table">
      <Table
        caption={roiWords.tableCaption}
        columns={[
          { header: <span className="sr-only">{roiWords.tableFigure}</span> },
          ...cases.map((name) => ({ header: roiWords.scenarios[name], number: true })),
        ]}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [roiWords.table[row.id], ...cases.map((name) => row.show(result.scenarios[name]))],
        }))}
      />
      <p className="form-note mt-4">
        {roiWords.atTheStart} {dollars(result.upfrontCents)}. {roiWords.eachMonth}{' '}
        {dollars(result.runningCents)}. {roiWords.beforeHst}
      </p>
    </div>
  );
}

/** The row's name says "months"; 37 and more are beyond what is computed. */
function monthsOrNone(months: number | null): string {
  return months === null ? roiWords.tableNoPayback : plainNumber(months);
}

function ratioText(ratio: number | null): string {
  return ratio === null ? '–' : percentText(ratio, 1);
}
