import { ToolTechStackAnalyzer } from '#app/drawings/tool-tech-stack-analyzer.tsx';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { loadOnUse } from '../page/load-on-use.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/tech-stack.route.ts';
import './tech-stack.css';

const card = cardOf('tech-stack-analyzer');
const Body = loadOnUse(async () => (await import('./tech-stack-body.tsx')).TechStackBody);

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return toolMeta(siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'tech-stack-analyzer');
}

export default function TechStackPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage card={card} posted={actionData} picture={<ToolTechStackAnalyzer />}>
      {(site) => <Body posted={actionData} site={site} />}
    </ToolPage>
  );
}
