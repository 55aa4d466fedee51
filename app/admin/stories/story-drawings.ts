/** The drawings of customers. */
export const STORY_DRAWINGS = ['story-1', 'story-2', 'story-3'] as const;
