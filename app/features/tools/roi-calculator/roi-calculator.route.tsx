import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import '../page/live-tool.css';
import { Island } from '#app/platform/islands/island.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { roiFactsNow } from '../calculator/site-facts.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage, toolWakes } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/roi-calculator.route.ts';
import roiCalculator from './roi-calculator.island.tsx';
import { roiAbout } from './roi-calculator.tool.ts';
import './roi-calculator.css';

const card = cardOf('roi-calculator');

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return toolMeta(facts, siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'roi-calculator');
}

export default function RoiCalculatorPage({ actionData }: Route.ComponentProps) {
  const facts = useFacts();
  return (
    <ToolPage card={card} about={roiAbout()} picture={<Drawing name="tool-roi-calculator" />}>
      {(site) => (
        <Island
          of={roiCalculator}
          props={{ posted: actionData, site, facts: roiFactsNow(facts) }}
          {...toolWakes(card.slug, actionData)}
        />
      )}
    </ToolPage>
  );
}
