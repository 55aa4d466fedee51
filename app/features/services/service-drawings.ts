import type { ComponentType } from 'react';
import { AiReadinessAssessment } from '#app/drawings/ai-readiness-assessment.tsx';
import { AiStrategyDevelopment } from '#app/drawings/ai-strategy-development.tsx';
import { CustomerServiceAutomation } from '#app/drawings/customer-service-automation.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { ImplementationSupport } from '#app/drawings/implementation-support.tsx';
import { MarketingAutomation } from '#app/drawings/marketing-automation.tsx';
import { WorkflowAutomation } from '#app/drawings/workflow-automation.tsx';
import type { servicePagesOf } from './service-pages.content.ts';

/** The drawing of each service, by its slug. */
export const serviceDrawings: Readonly<
  Record<ReturnType<typeof servicePagesOf>[number]['slug'], ComponentType<DrawingProps>>
> = {
  'marketing-automation': MarketingAutomation,
  'workflow-automation': WorkflowAutomation,
  'customer-service-automation': CustomerServiceAutomation,
  'ai-readiness-assessment': AiReadinessAssessment,
  'ai-strategy-development': AiStrategyDevelopment,
  'implementation-support': ImplementationSupport,
};
