import { Drawing } from '#app/drawings/drawing.tsx';
import { useFacts } from '#app/facts/use-facts.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import '../page/live-tool.css';
import { Island } from '#app/platform/islands/island.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { costFactsNow } from '../calculator/site-facts.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage, toolWakes } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/implementation-cost.route.ts';
import implementationCost from './implementation-cost.island.tsx';
import { costAbout } from './implementation-cost.tool.ts';
import './implementation-cost.css';

const card = cardOf('implementation-cost-calculator');

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return toolMeta(facts, siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'implementation-cost-calculator');
}

export default function ImplementationCostPage({ actionData }: Route.ComponentProps) {
  const facts = useFacts();
  return (
    <ToolPage
      card={card}
      about={costAbout(costFactsNow(facts))}
      picture={<Drawing name="tool-implementation-cost-calculator" />}
    >
      {(site) => (
        <Island
          of={implementationCost}
          props={{ posted: actionData, site, facts: costFactsNow(facts) }}
          {...toolWakes(card.slug, actionData)}
        />
      )}
    </ToolPage>
  );
}
