import type { ComponentType } from 'react';
import { CourseCustomerService } from '#app/drawings/course-customer-service.tsx';
import { CourseData } from '#app/drawings/course-data.tsx';
import { CourseEssentials } from '#app/drawings/course-essentials.tsx';
import { CourseImplementation } from '#app/drawings/course-implementation.tsx';
import { CourseMarketing } from '#app/drawings/course-marketing.tsx';
import { CourseQuickStart } from '#app/drawings/course-quick-start.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import type { courseList } from '#app/facts/courses.ts';

/** The drawing of each course, by its slug. */
export const courseDrawings: Readonly<
  Record<(typeof courseList)[number]['slug'], ComponentType<DrawingProps>>
> = {
  'ai-for-sme-essentials': CourseEssentials,
  'marketing-automation-masterclass': CourseMarketing,
  'ai-implementation-workshop': CourseImplementation,
  'customer-service-ai-systems': CourseCustomerService,
  'data-analytics-for-smes': CourseData,
  'ai-tools-quick-start': CourseQuickStart,
};
