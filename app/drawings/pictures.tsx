import type { ComponentType } from 'react';
import type { DrawingProps } from './drawing.tsx';
import { Thread } from './thread.tsx';

/** Every picture of the site by name, so that content files can say which one they mean. */
export type PictureName =
  | 'hero-scene'
  | 'hero-scene-tall'
  | 'ai-automation'
  | 'ai-consultation'
  | 'courses'
  | 'web-app-development'
  | 'agency'
  | 'marketing-automation'
  | 'workflow-automation'
  | 'customer-service-automation'
  | 'ai-readiness-assessment'
  | 'ai-strategy-development'
  | 'implementation-support'
  | 'course-essentials'
  | 'course-marketing'
  | 'course-implementation'
  | 'course-customer-service'
  | 'course-data'
  | 'course-quick-start'
  | 'template-email-campaign'
  | 'template-social-posts'
  | 'template-chatbot'
  | 'template-invoice-approval'
  | 'template-stock-reorder'
  | 'template-lead-follow-up'
  | 'tool-roi-calculator'
  | 'tool-ai-readiness-quiz'
  | 'tool-vendor-evaluation-checklist'
  | 'tool-tech-stack-analyzer'
  | 'tool-implementation-cost-calculator'
  | 'tool-data-quality-assessment'
  | 'library-guide'
  | 'library-template'
  | 'library-tool'
  | 'library-checklist'
  | 'story-1'
  | 'story-2'
  | 'story-3'
  | 'case-online-orders'
  | 'case-invoice-processing'
  | 'blog-tools-2025'
  | 'blog-human-touch'
  | 'blog-roi'
  | 'path-to-canada'
  | 'ai-data-gem'
  | 'done-for-you-ai-agency'
  | 'special-offer'
  | 'offer-lead-automation'
  | 'offer-expense-processing'
  | 'offer-customer-support'
  | 'team-1'
  | 'team-2'
  | 'team-3'
  | 'team-4'
  | 'value-accessibility'
  | 'value-practicality'
  | 'value-education'
  | 'value-partnership'
  | 'map-of-gta'
  | 'empty-state'
  | 'not-found'
  | 'error'
  | 'success'
  | 'calendar-moment'
  | 'mail-on-its-way'
  | 'offline'
  | 'thread';

export const pictures: Partial<Record<PictureName, ComponentType<DrawingProps>>> = {
  thread: Thread,
};

interface DrawingByNameProps extends DrawingProps {
  name: PictureName;
}

/**
 * Draws the picture of that name. It brings the whole family with it: a page that knows its
 * pictures beforehand imports them from their own files instead.
 */
export function DrawingByName({ name, ...props }: DrawingByNameProps) {
  const Picture = pictures[name] ?? Thread;
  return <Picture {...props} />;
}
