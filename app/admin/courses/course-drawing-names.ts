/** The drawings of courses. */
export const COURSE_DRAWINGS = [
  'course-essentials',
  'course-marketing',
  'course-implementation',
  'course-customer-service',
  'course-data',
  'course-quick-start',
] as const;
