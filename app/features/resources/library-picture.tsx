import type { ComponentType } from 'react';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { LibraryChecklist } from '#app/drawings/library-checklist.tsx';
import { LibraryGuide } from '#app/drawings/library-guide.tsx';
import { LibraryTemplate } from '#app/drawings/library-template.tsx';
import { LibraryTool } from '#app/drawings/library-tool.tsx';
import type { ResourceType } from './resources.content.ts';

const pictures: Record<ResourceType, ComponentType<DrawingProps>> = {
  guide: LibraryGuide,
  template: LibraryTemplate,
  tool: LibraryTool,
  checklist: LibraryChecklist,
};

/** The drawing of a kind of file. */
export function LibraryPicture({ type }: { type: ResourceType }) {
  const Picture = pictures[type];
  return <Picture />;
}
