import { Drawing, type DrawingName, isDrawingName } from '#app/drawings/drawing.tsx';
import type { ToolSlug } from '#app/facts/tools.ts';

const drawings: ReadonlyMap<string, DrawingName> = new Map([
  ['workflow-template-collection', 'library-template'],
  ['roi-calculator', 'tool-roi-calculator'],
  ['vendor-evaluation-checklist', 'library-checklist'],
  ['customer-service-playbook', 'course-customer-service'],
  ['ai-readiness-assessment', 'library-tool'],
]);

/** The drawing of a download. The build also makes the library's picture from it. */
export function DownloadPicture({ slug }: { slug: string }) {
  return <Drawing name={drawings.get(slug) ?? 'library-guide'} />;
}

/** The drawing of a template, or a generic workflow if it has no drawing of its own. */
export function TemplatePicture({ name }: { name: string | undefined }) {
  return <Drawing name={isDrawingName(name) ? name : 'library-template'} />;
}

/** The drawing of a tool. */
export function ToolPicture({ slug }: { slug: ToolSlug }) {
  return (
    <Drawing
      name={slug === 'ai-readiness-assessment' ? 'tool-ai-readiness-quiz' : `tool-${slug}`}
    />
  );
}
