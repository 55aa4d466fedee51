import { ToolVendorEvaluationChecklist } from '#app/drawings/tool-vendor-evaluation-checklist.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { loadOnUse } from '../page/load-on-use.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/vendor-checklist.route.ts';
import './vendor-checklist.css';

const card = cardOf('vendor-evaluation-checklist');
const Body = loadOnUse(
  async () => (await import('./vendor-checklist-body.tsx')).VendorChecklistBody,
);

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'vendor-evaluation-checklist');
}

export default function VendorChecklistPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage card={card} posted={actionData} picture={<ToolVendorEvaluationChecklist />}>
      {(site) => <Body posted={actionData} site={site} />}
    </ToolPage>
  );
}
