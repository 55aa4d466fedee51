import { Drawing } from '#app/drawings/drawing.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage, toolWakes } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/data-quality.route.ts';
import dataQuality from './data-quality.island.tsx';
import { dataQualityAbout } from './data-quality.tool.ts';
import './data-quality.css';

const card = cardOf('data-quality-assessment');

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return toolMeta(facts, siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'data-quality-assessment');
}

export default function DataQualityPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage
      card={card}
      about={dataQualityAbout()}
      picture={<Drawing name="tool-data-quality-assessment" />}
    >
      {(site) => (
        <Island
          of={dataQuality}
          props={{ posted: actionData, site }}
          {...toolWakes(card.slug, actionData)}
        />
      )}
    </ToolPage>
  );
}
