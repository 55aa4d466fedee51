import type { ComponentType } from 'react';
import { CourseCustomerService } from '#app/drawings/course-customer-service.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { LibraryChecklist } from '#app/drawings/library-checklist.tsx';
import { LibraryGuide } from '#app/drawings/library-guide.tsx';
import { LibraryTemplate } from '#app/drawings/library-template.tsx';
import { LibraryTool } from '#app/drawings/library-tool.tsx';
import { ToolRoiCalculator } from '#app/drawings/tool-roi-calculator.tsx';

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'ai-implementation-guide': LibraryGuide,
  'workflow-template-collection': LibraryTemplate,
  'roi-calculator': ToolRoiCalculator,
  'vendor-evaluation-checklist': LibraryChecklist,
  'customer-service-playbook': CourseCustomerService,
  'ai-readiness-assessment': LibraryTool,
};

/** The drawing of a download. The build also makes the library's picture from it. */
export function DownloadPicture({ slug }: { slug: string }) {
  const Drawing = Object.hasOwn(drawings, slug) ? drawings[slug] : undefined;
  return Drawing ? <Drawing /> : <LibraryGuide />;
}
