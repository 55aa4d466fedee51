import { useState } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import { type ToolProps, ToolScreen } from '../page/tool-screen.tsx';
import { type RoiFacts, roiForm, roiGroups, roiTool, roiWords } from './roi-calculator.tool.ts';
import { roiFields } from './roi-fields.ts';
import { CashCurve, RoiTable } from './roi-result.tsx';

/** Form, result and method; the route adds the header. */
function RoiCalculatorBody({ facts, ...page }: ToolProps & { facts: RoiFacts }) {
  const [definition] = useState(() => roiTool(facts));
  const isStart = (values: Readonly<Record<string, string>>) =>
    Object.entries(roiForm.start).every(([field, value]) => values[field] === value);
  return (
    <ToolScreen
      {...page}
      definition={definition}
      formTitle={roiWords.submit}
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={roiFields}
          groups={roiGroups}
          submit={roiWords.submit}
          note={isStart(tool.values) ? roiWords.startNote : roiWords.clearNote}
        />
      )}
      chart={(input) => <CashCurve input={input} />}
      details={(input) => <RoiTable input={input} />}
      hasLines={false}
    />
  );
}

export default defineIsland('roi-calculator', RoiCalculatorBody);
