import type { ComponentType } from 'react';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { Story1 } from '#app/drawings/story-1.tsx';
import { Story2 } from '#app/drawings/story-2.tsx';
import { Story3 } from '#app/drawings/story-3.tsx';
import type { Testimonial } from '#app/facts/stories.ts';
import { Photo } from '#app/ui/photo.tsx';

const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'story-1': Story1,
  'story-2': Story2,
  'story-3': Story3,
};

/** The picture of a story in a list. */
export function StoryPicture({ story }: { story: Pick<Testimonial, 'picture' | 'photo'> }) {
  if (story.photo) return <Photo photo={story.photo} alt="" sizes="5rem" className="admin-thumb" />;
  const Drawing = drawings[story.picture];
  return Drawing && <Drawing />;
}
