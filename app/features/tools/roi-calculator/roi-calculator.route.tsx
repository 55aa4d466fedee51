import '../page/live-tool.css';
import { ToolRoiCalculator } from '#app/drawings/tool-roi-calculator.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { roiFactsNow } from '../calculator/site-facts.ts';
import { loadOnUse } from '../page/load-on-use.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/roi-calculator.route.ts';
import './roi-calculator.css';

const card = cardOf('roi-calculator');
const Body = loadOnUse(async () => (await import('./roi-calculator-body.tsx')).RoiCalculatorBody);

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'roi-calculator');
}

export default function RoiCalculatorPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage card={card} posted={actionData} picture={<ToolRoiCalculator />}>
      {(site) => <Body posted={actionData} site={site} facts={roiFactsNow()} />}
    </ToolPage>
  );
}
