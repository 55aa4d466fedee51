import { useState } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import { type ToolProps, ToolScreen } from '../page/tool-screen.tsx';
import { type CostFacts, costFields } from './cost-fields.ts';
import { CostRanges } from './cost-ranges.tsx';
import { costGroups, costTool, costWords } from './implementation-cost.tool.ts';

/** Form, result and method; the route adds the header. */
function ImplementationCostBody({ facts, ...page }: ToolProps & { facts: CostFacts }) {
  const [definition] = useState(() => costTool(facts));
  return (
    <ToolScreen
      {...page}
      definition={definition}
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

export default defineIsland('implementation-cost', ImplementationCostBody);
