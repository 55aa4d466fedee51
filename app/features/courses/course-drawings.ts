import type { ComponentType } from 'react';
import { CourseCustomerService } from '#app/drawings/course-customer-service.tsx';
import { CourseData } from '#app/drawings/course-data.tsx';
import { CourseEssentials } from '#app/drawings/course-essentials.tsx';
import { CourseImplementation } from '#app/drawings/course-implementation.tsx';
import { CourseMarketing } from '#app/drawings/course-marketing.tsx';
import { CourseQuickStart } from '#app/drawings/course-quick-start.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';

/** The drawings of courses by their names. */
export const courseDrawings: Readonly<Record<string, ComponentType<DrawingProps> | undefined>> = {
  'course-essentials': CourseEssentials,
  'course-marketing': CourseMarketing,
  'course-implementation': CourseImplementation,
  'course-customer-service': CourseCustomerService,
  'course-data': CourseData,
  'course-quick-start': CourseQuickStart,
};
