import { Drawing, type DrawingName } from '#app/drawings/drawing.tsx';

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
