/** The SVG files of this folder: the names by which content, facts and articles refer to drawings. */
export const drawingNames = [
  'agency',
  'ai-automation',
  'ai-consultation',
  'ai-readiness-assessment',
  'ai-strategy-development',
  'blog-human-touch',
  'blog-roi',
  'blog-tools-2025',
  'calendar-moment',
  'case-invoice-processing',
  'case-online-orders',
  'course-customer-service',
  'course-data',
  'course-essentials',
  'course-implementation',
  'course-marketing',
  'course-quick-start',
  'courses',
  'customer-service-automation',
  'done-for-you-ai-agency',
  'empty-state',
  'hero-scene',
  'hero-scene-narrow',
  'implementation-support',
  'library-checklist',
  'library-guide',
  'library-template',
  'library-tool',
  'mail-on-its-way',
  'map-of-gta',
  'marketing-automation',
  'offer-customer-support',
  'offer-expense-processing',
  'offer-lead-automation',
  'story-1',
  'story-2',
  'story-3',
  'team-1',
  'team-2',
  'team-3',
  'team-4',
  'template-chatbot',
  'template-email-campaign',
  'template-invoice-approval',
  'template-lead-follow-up',
  'template-social-posts',
  'template-stock-reorder',
  'tool-ai-readiness-quiz',
  'tool-data-quality-assessment',
  'tool-implementation-cost-calculator',
  'tool-roi-calculator',
  'tool-tech-stack-analyzer',
  'tool-vendor-evaluation-checklist',
  'value-accessibility',
  'value-education',
  'value-partnership',
  'value-practicality',
  'web-app-development',
  'workflow-automation',
] as const;

export type DrawingName = (typeof drawingNames)[number];

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FILE = /class="(.+?)" viewBox="(.+?)".*? stroke-width="(.+?)".*?>(.*)<\/svg>/s;

interface DrawingProps {
  name: DrawingName;
  /** Size classes. Without any, the drawing fills the width of its container. */
  className?: string;
  /** Describes the drawing to screen readers. Leave it out if the text beside it says the same. */
  title?: string;
}

/**
 * A drawing inside the page, so that it takes the page's colours. Decorative (hidden from assistive
 * technology) unless it has a title.
 */
export function Drawing({ name, className = 'block h-auto w-full', title }: DrawingProps) {
  const [, kind, viewBox, pen, shapes = ''] = FILE.exec(files[`./${name}.svg`] ?? '') ?? [];
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={`${kind} ${className}`}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the files of this folder
      dangerouslySetInnerHTML={{ __html: shapes.trim() }}
    />
  );
}

/** Whether a stored text is the name of a drawing. */
export function isDrawingName(text: string | undefined): text is DrawingName {
  return drawingNames.some((name) => name === text);
}
