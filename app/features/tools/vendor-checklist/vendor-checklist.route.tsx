import { Drawing } from '#app/drawings/drawing.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage, toolWakes } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/vendor-checklist.route.ts';
import vendorChecklist from './vendor-checklist.island.tsx';
import { vendorAbout } from './vendor-checklist.tool.ts';
import './vendor-checklist.css';

const card = cardOf('vendor-evaluation-checklist');

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return toolMeta(facts, siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'vendor-evaluation-checklist');
}

export default function VendorChecklistPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage
      card={card}
      about={vendorAbout()}
      picture={<Drawing name="tool-vendor-evaluation-checklist" />}
    >
      {(site) => (
        <Island
          of={vendorChecklist}
          props={{ posted: actionData, site }}
          {...toolWakes(card.slug, actionData)}
        />
      )}
    </ToolPage>
  );
}
