import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { ScoreBars } from '../result/result-head.tsx';
import { costFields } from './cost-fields.ts';
import { computeCost } from './implementation-cost.formula.ts';
import { costGroups, costTool, rangesOf } from './implementation-cost.tool.ts';

const offTheShelf =
  'If a tool on the market at $50 to $500 a month does 80% of it, buy that. Building makes sense when your way of working is the reason customers choose you.';

/** Form and result; the route adds the header and the method. */
function ImplementationCost(page: ToolProps) {
  const { facts } = page.site;
  return (
    <ToolScreen
      {...page}
      definition={() => costTool(facts)}
      formTitle="Your figures"
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={costFields(facts)}
          groups={costGroups}
          submit="Estimate the cost"
        >
          <div className="cost-first">
            <h3>Would a ready-made tool do?</h3>
            <p>{offTheShelf}</p>
          </div>
        </CalculatorForm>
      )}
      chart={(input) => (
        <ScoreBars
          isRange
          caption="From best case to worst; the dot is the likely figure"
          bars={rangesOf(computeCost(input, facts))}
        />
      )}
    />
  );
}

export default defineIsland('implementation-cost', ImplementationCost);
