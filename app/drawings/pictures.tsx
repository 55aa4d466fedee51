import type { ComponentType } from 'react';
import { Agency } from './agency.tsx';
import { AiAutomation } from './ai-automation.tsx';
import { AiConsultation } from './ai-consultation.tsx';
import { AiReadinessAssessment } from './ai-readiness-assessment.tsx';
import { AiStrategyDevelopment } from './ai-strategy-development.tsx';
import { CourseCustomerService } from './course-customer-service.tsx';
import { CourseData } from './course-data.tsx';
import { CourseEssentials } from './course-essentials.tsx';
import { CourseImplementation } from './course-implementation.tsx';
import { CourseMarketing } from './course-marketing.tsx';
import { CourseQuickStart } from './course-quick-start.tsx';
import { Courses } from './courses.tsx';
import { CustomerServiceAutomation } from './customer-service-automation.tsx';
import type { DrawingProps } from './drawing.tsx';
import { HeroScene } from './hero-scene.tsx';
import { HeroSceneNarrow } from './hero-scene-narrow.tsx';
import { ImplementationSupport } from './implementation-support.tsx';
import { MarketingAutomation } from './marketing-automation.tsx';
import { TemplateChatbot } from './template-chatbot.tsx';
import { TemplateEmailCampaign } from './template-email-campaign.tsx';
import { TemplateInvoiceApproval } from './template-invoice-approval.tsx';
import { TemplateLeadFollowUp } from './template-lead-follow-up.tsx';
import { TemplateSocialPosts } from './template-social-posts.tsx';
import { TemplateStockReorder } from './template-stock-reorder.tsx';
import { Thread } from './thread.tsx';
import { WebAppDevelopment } from './web-app-development.tsx';
import { WorkflowAutomation } from './workflow-automation.tsx';

/** Every picture of the site by name, so that content files can say which one they mean. */
export type PictureName =
  | 'hero-scene'
  | 'hero-scene-narrow'
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
  'hero-scene': HeroScene,
  'hero-scene-narrow': HeroSceneNarrow,
  'ai-automation': AiAutomation,
  'ai-consultation': AiConsultation,
  courses: Courses,
  'web-app-development': WebAppDevelopment,
  agency: Agency,
  'marketing-automation': MarketingAutomation,
  'workflow-automation': WorkflowAutomation,
  'customer-service-automation': CustomerServiceAutomation,
  'ai-readiness-assessment': AiReadinessAssessment,
  'ai-strategy-development': AiStrategyDevelopment,
  'implementation-support': ImplementationSupport,
  'course-essentials': CourseEssentials,
  'course-marketing': CourseMarketing,
  'course-implementation': CourseImplementation,
  'course-customer-service': CourseCustomerService,
  'course-data': CourseData,
  'course-quick-start': CourseQuickStart,
  'template-email-campaign': TemplateEmailCampaign,
  'template-social-posts': TemplateSocialPosts,
  'template-chatbot': TemplateChatbot,
  'template-invoice-approval': TemplateInvoiceApproval,
  'template-stock-reorder': TemplateStockReorder,
  'template-lead-follow-up': TemplateLeadFollowUp,
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
