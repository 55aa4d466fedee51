import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { roiGroups, roiTool } from './roi-calculator.tool.ts';
import { roiFields } from './roi-fields.ts';
import { CashCurve, RoiTable } from './roi-result.tsx';

/** Form and result; the route adds the header and the method. */
function RoiCalculator(page: ToolProps) {
  return (
    <ToolScreen
      {...page}
      definition={() => roiTool(page.site.facts)}
      formTitle="Your figures"
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={roiFields}
          groups={roiGroups}
          submit="Calculate"
          note="Change what is different for you, and clear a field if you don’t know its figure."
        />
      )}
      chart={(input) => <CashCurve input={input} />}
      details={(input) => <RoiTable input={input} />}
      lines={() => []}
    />
  );
}

export default defineIsland('roi-calculator', RoiCalculator);
