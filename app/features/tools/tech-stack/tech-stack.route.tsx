import { Drawing } from '#app/drawings/drawing.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage, toolWakes } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/tech-stack.route.ts';
import techStack from './tech-stack.island.tsx';
import { stackAbout } from './tech-stack.tool.ts';
import './tech-stack.css';

const card = cardOf('tech-stack-analyzer');

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return toolMeta(facts, siteUrl, card);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'tech-stack-analyzer');
}

export default function TechStackPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage
      card={card}
      about={stackAbout()}
      picture={<Drawing name="tool-tech-stack-analyzer" />}
    >
      {(site) => (
        <Island
          of={techStack}
          props={{ posted: actionData, site }}
          {...toolWakes(card.slug, actionData)}
        />
      )}
    </ToolPage>
  );
}
