import { Drawing } from '#app/drawings/drawing.tsx';
import type { ToolSlug } from '#app/facts/tools.ts';

/** The drawing of a tool. */
export function ToolPicture({ slug }: { slug: ToolSlug }) {
  return (
    <Drawing
      name={slug === 'ai-readiness-assessment' ? 'tool-ai-readiness-quiz' : `tool-${slug}`}
    />
  );
}
