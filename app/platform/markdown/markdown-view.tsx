import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import {
  photoFile,
  photoSet,
  photoWidths,
  type UploadedPhoto,
} from '#app/facts/uploaded-picture.ts';
import type { MarkdownNode, MarkdownTag } from './markdown-blocks.ts';

/** Components that replace elements; elements without one are rendered as they are. */
export type MarkdownElements = Partial<Record<MarkdownTag, ElementType>>;

/** Renders Markdown parsed by `readMarkdown`. */
export function MarkdownView({
  blocks,
  elements,
}: {
  blocks: readonly MarkdownNode[];
  elements?: MarkdownElements;
}) {
  const shown: MarkdownElements = { picture: Picture, ...elements };
  // Children are passed as arguments, not as a list: they never change order and need no keys.
  return createElement(Fragment, null, ...blocks.map(show));

  function show(node: MarkdownNode): ReactNode {
    if (typeof node === 'string') return node;
    const { tag, children, ...props } = node;
    const [only, ...others] = children;
    // A list item with a single paragraph is rendered without the paragraph element.
    const isTight = tag === 'li' && typeof only === 'object' && only.tag === 'p';
    const inside = isTight && others.length === 0 ? only.children : children;
    return createElement(shown[tag] ?? tag, props, ...inside.map(show));
  }
}

function Picture({ photo, alt }: { photo: UploadedPhoto; alt: string }) {
  const [, middle = photo.width] = photoWidths(photo.width);
  return (
    <img
      src={photoFile(photo.id, middle, 'jpg')}
      srcSet={photoSet(photo, 'webp')}
      sizes="(min-width: 48rem) 40rem, 100vw"
      alt={alt}
      width={photo.width}
      height={photo.height}
      loading="lazy"
    />
  );
}
