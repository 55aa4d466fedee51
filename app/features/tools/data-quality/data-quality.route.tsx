import { ToolDataQualityAssessment } from '#app/drawings/tool-data-quality-assessment.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { loadOnUse } from '../page/load-on-use.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/data-quality.route.ts';
import './data-quality.css';

const card = cardOf('data-quality-assessment');
const Body = loadOnUse(async () => (await import('./data-quality-body.tsx')).DataQualityBody);

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'data-quality-assessment');
}

export default function DataQualityPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage card={card} posted={actionData} picture={<ToolDataQualityAssessment />}>
      {(site) => <Body posted={actionData} site={site} />}
    </ToolPage>
  );
}
