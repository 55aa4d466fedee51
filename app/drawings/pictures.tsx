import type { ComponentType } from 'react';
import { Agency } from './agency.tsx';
import { AiAutomation } from './ai-automation.tsx';
import { AiConsultation } from './ai-consultation.tsx';
import { AiDataGem } from './ai-data-gem.tsx';
import { AiReadinessAssessment } from './ai-readiness-assessment.tsx';
import { AiStrategyDevelopment } from './ai-strategy-development.tsx';
import { BlogHumanTouch } from './blog-human-touch.tsx';
import { BlogRoi } from './blog-roi.tsx';
import { BlogTools2025 } from './blog-tools-2025.tsx';
import { CalendarMoment } from './calendar-moment.tsx';
import { CaseInvoiceProcessing } from './case-invoice-processing.tsx';
import { CaseOnlineOrders } from './case-online-orders.tsx';
import { CourseCustomerService } from './course-customer-service.tsx';
import { CourseData } from './course-data.tsx';
import { CourseEssentials } from './course-essentials.tsx';
import { CourseImplementation } from './course-implementation.tsx';
import { CourseMarketing } from './course-marketing.tsx';
import { CourseQuickStart } from './course-quick-start.tsx';
import { Courses } from './courses.tsx';
import { CustomerServiceAutomation } from './customer-service-automation.tsx';
import { DoneForYouAiAgency } from './done-for-you-ai-agency.tsx';
import type { DrawingProps } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorScene } from './error.tsx';
import { HeroScene } from './hero-scene.tsx';
import { HeroSceneNarrow } from './hero-scene-narrow.tsx';
import { ImplementationSupport } from './implementation-support.tsx';
import { LibraryChecklist } from './library-checklist.tsx';
import { LibraryGuide } from './library-guide.tsx';
import { LibraryTemplate } from './library-template.tsx';
import { LibraryTool } from './library-tool.tsx';
import { MailOnItsWay } from './mail-on-its-way.tsx';
import { MapOfGta } from './map-of-gta.tsx';
import { MarketingAutomation } from './marketing-automation.tsx';
import { NotFound } from './not-found.tsx';
import { OfferCustomerSupport } from './offer-customer-support.tsx';
import { OfferExpenseProcessing } from './offer-expense-processing.tsx';
import { OfferLeadAutomation } from './offer-lead-automation.tsx';
import { Offline } from './offline.tsx';
import { PathToCanada } from './path-to-canada.tsx';
import { Story1 } from './story-1.tsx';
import { Story2 } from './story-2.tsx';
import { Story3 } from './story-3.tsx';
import { Success } from './success.tsx';
import { Team1 } from './team-1.tsx';
import { Team2 } from './team-2.tsx';
import { Team3 } from './team-3.tsx';
import { Team4 } from './team-4.tsx';
import { TemplateChatbot } from './template-chatbot.tsx';
import { TemplateEmailCampaign } from './template-email-campaign.tsx';
import { TemplateInvoiceApproval } from './template-invoice-approval.tsx';
import { TemplateLeadFollowUp } from './template-lead-follow-up.tsx';
import { TemplateSocialPosts } from './template-social-posts.tsx';
import { TemplateStockReorder } from './template-stock-reorder.tsx';
import { Thread } from './thread.tsx';
import { ToolAiReadinessQuiz } from './tool-ai-readiness-quiz.tsx';
import { ToolDataQualityAssessment } from './tool-data-quality-assessment.tsx';
import { ToolImplementationCostCalculator } from './tool-implementation-cost-calculator.tsx';
import { ToolRoiCalculator } from './tool-roi-calculator.tsx';
import { ToolTechStackAnalyzer } from './tool-tech-stack-analyzer.tsx';
import { ToolVendorEvaluationChecklist } from './tool-vendor-evaluation-checklist.tsx';
import { ValueAccessibility } from './value-accessibility.tsx';
import { ValueEducation } from './value-education.tsx';
import { ValuePartnership } from './value-partnership.tsx';
import { ValuePracticality } from './value-practicality.tsx';
import { WebAppDevelopment } from './web-app-development.tsx';
import { WorkflowAutomation } from './workflow-automation.tsx';

/** The names by which content files refer to pictures. */
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

export const pictures: Record<PictureName, ComponentType<DrawingProps>> = {
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
  'tool-roi-calculator': ToolRoiCalculator,
  'tool-ai-readiness-quiz': ToolAiReadinessQuiz,
  'tool-vendor-evaluation-checklist': ToolVendorEvaluationChecklist,
  'tool-tech-stack-analyzer': ToolTechStackAnalyzer,
  'tool-implementation-cost-calculator': ToolImplementationCostCalculator,
  'tool-data-quality-assessment': ToolDataQualityAssessment,
  'library-guide': LibraryGuide,
  'library-template': LibraryTemplate,
  'library-tool': LibraryTool,
  'library-checklist': LibraryChecklist,
  'story-1': Story1,
  'story-2': Story2,
  'story-3': Story3,
  'case-online-orders': CaseOnlineOrders,
  'case-invoice-processing': CaseInvoiceProcessing,
  'blog-tools-2025': BlogTools2025,
  'blog-human-touch': BlogHumanTouch,
  'blog-roi': BlogRoi,
  'path-to-canada': PathToCanada,
  'ai-data-gem': AiDataGem,
  'done-for-you-ai-agency': DoneForYouAiAgency,
  'offer-lead-automation': OfferLeadAutomation,
  'offer-expense-processing': OfferExpenseProcessing,
  'offer-customer-support': OfferCustomerSupport,
  'team-1': Team1,
  'team-2': Team2,
  'team-3': Team3,
  'team-4': Team4,
  'value-accessibility': ValueAccessibility,
  'value-practicality': ValuePracticality,
  'value-education': ValueEducation,
  'value-partnership': ValuePartnership,
  'map-of-gta': MapOfGta,
  'empty-state': EmptyState,
  'not-found': NotFound,
  error: ErrorScene,
  success: Success,
  'calendar-moment': CalendarMoment,
  'mail-on-its-way': MailOnItsWay,
  offline: Offline,
  thread: Thread,
};

interface DrawingByNameProps extends DrawingProps {
  name: PictureName;
}

/**
 * The picture with that name. Importing this adds every picture to the bundle: a page that knows
 * which pictures it needs should import those files instead.
 */
export function DrawingByName({ name, ...props }: DrawingByNameProps) {
  const Picture = pictures[name];
  return <Picture {...props} />;
}
