import { Drawing } from '#app/drawings/drawing.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { cardOf, toolMeta } from '../page/tool-head.ts';
import { ToolPage, toolWakes } from '../page/tool-page.tsx';
import { handleToolPost } from '../page/tool-post.server.ts';
import type { Route } from './+types/ai-readiness.route.ts';
import aiReadiness from './ai-readiness.island.tsx';
import { readinessAbout } from './ai-readiness.tool.ts';

/** Head data of the quiz, the former name of the assessment. */
const quizHead = {
  title: 'AI Readiness Quiz: Where to Start with AI',
  description:
    'A four-minute quiz for small businesses: a score out of 100, the reason for it and the three things to do before you spend money on AI.',
  keywords: ['AI readiness quiz', 'AI quiz for small business', 'ready for AI'],
} as const;

const card = cardOf('ai-readiness-assessment');

/** The quiz is the same page at its former path. */
export function meta({ location, matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  // Paths end in a slash while pages are prerendered.
  const isQuiz = /\/ai-readiness-quiz\/?$/.test(location.pathname);
  return toolMeta(facts, siteUrl, card, isQuiz ? quizHead : card.head);
}

export function action({ request, context }: Route.ActionArgs) {
  return handleToolPost(request, context, 'ai-readiness-assessment');
}

export default function AiReadinessPage({ actionData }: Route.ComponentProps) {
  return (
    <ToolPage
      card={card}
      about={readinessAbout()}
      picture={<Drawing name="tool-ai-readiness-quiz" />}
    >
      {(site) => (
        <Island
          of={aiReadiness}
          props={{ posted: actionData, site }}
          {...toolWakes(card.slug, actionData)}
        />
      )}
    </ToolPage>
  );
}
