import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { costFields } from './cost-fields.ts';
import { CostRanges } from './cost-ranges.tsx';
import { costGroups, costTool, costWords } from './implementation-cost.tool.ts';

/** Form and result; the route adds the header and the method. */
function ImplementationCost(page: ToolProps) {
  const { facts } = page.site;
  return (
    <ToolScreen
      {...page}
      definition={() => costTool(facts)}
      formTitle={costWords.submit}
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={costFields(facts)}
          groups={costGroups}
          submit={costWords.submit}
        >
          <div className="cost-first">
            <h3>{costWords.offTheShelf.question}</h3>
            <p>{costWords.offTheShelf.text}</p>
          </div>
        </CalculatorForm>
      )}
      chart={(input) => <CostRanges input={input} facts={facts} />}
    />
  );
}

export default defineIsland('implementation-cost', ImplementationCost);
