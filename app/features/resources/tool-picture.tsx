import type { ComponentType } from 'react';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { ToolAiReadinessQuiz } from '#app/drawings/tool-ai-readiness-quiz.tsx';
import { ToolDataQualityAssessment } from '#app/drawings/tool-data-quality-assessment.tsx';
import { ToolImplementationCostCalculator } from '#app/drawings/tool-implementation-cost-calculator.tsx';
import { ToolRoiCalculator } from '#app/drawings/tool-roi-calculator.tsx';
import { ToolTechStackAnalyzer } from '#app/drawings/tool-tech-stack-analyzer.tsx';
import { ToolVendorEvaluationChecklist } from '#app/drawings/tool-vendor-evaluation-checklist.tsx';
import type { ToolSlug } from '#app/facts/tools.ts';

const pictures: Record<ToolSlug, ComponentType<DrawingProps>> = {
  'ai-readiness-assessment': ToolAiReadinessQuiz,
  'roi-calculator': ToolRoiCalculator,
  'vendor-evaluation-checklist': ToolVendorEvaluationChecklist,
  'tech-stack-analyzer': ToolTechStackAnalyzer,
  'implementation-cost-calculator': ToolImplementationCostCalculator,
  'data-quality-assessment': ToolDataQualityAssessment,
};

/** The drawing of a tool. */
export function ToolPicture({ slug }: { slug: ToolSlug }) {
  const Picture = pictures[slug];
  return <Picture />;
}
