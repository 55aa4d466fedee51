import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import {
  photoFile,
  photoSet,
  photoWidths,
  type UploadedPhoto,
} from '#app/facts/uploaded-picture.ts';
import type { Block, Inline } from './markdown-blocks.ts';

type Named<Props = object> = ComponentType<Props & { children?: ReactNode }> | string;

/** Components that replace elements; elements without one are rendered as they are. */
export type MarkdownElements = {
  h2: Named;
  h3: Named;
  p: Named;
  ul: Named;
  ol: Named<{ start?: number }>;
  blockquote: Named;
  pre: Named;
  hr: Named;
  a: Named<{ href?: string }>;
  picture: Named<{ photo: UploadedPhoto; alt: string }>;
};

const NATIVE: MarkdownElements = {
  h2: 'h2',
  h3: 'h3',
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  blockquote: 'blockquote',
  pre: 'pre',
  hr: 'hr',
  a: 'a',
  picture: Picture,
};

/** Renders Markdown parsed by `readMarkdown`. */
export function MarkdownView({
  blocks,
  elements = {},
}: {
  blocks: readonly Block[];
  elements?: Partial<MarkdownElements>;
}) {
  return showBlocks(blocks, { ...NATIVE, ...elements });
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

/** Children are passed as arguments, not as a list: they never change order and need no keys. */
function showBlocks(blocks: readonly Block[], elements: MarkdownElements): ReactNode {
  const nodes = blocks.map((block) => showBlock(block, elements));
  return createElement(Fragment, null, ...nodes);
}

function showBlock(block: Block, elements: MarkdownElements): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(
        block.level === 2 ? elements.h2 : elements.h3,
        null,
        showInlines(block.children, elements),
      );
    case 'paragraph':
      return createElement(elements.p, null, showInlines(block.children, elements));
    case 'list': {
      const items = block.items.map((item) => createElement('li', null, showItem(item, elements)));
      return block.isOrdered
        ? createElement(elements.ol, { start: block.start }, ...items)
        : createElement(elements.ul, null, ...items);
    }
    case 'quote':
      return createElement(elements.blockquote, null, showBlocks(block.children, elements));
    case 'code':
      return createElement(elements.pre, null, block.text);
    case 'rule':
      return createElement(elements.hr);
    default:
      return block satisfies never;
  }
}

/** A list item with a single paragraph is rendered without the paragraph element. */
function showItem(item: readonly Block[], elements: MarkdownElements): ReactNode {
  const [only, ...others] = item;
  return only?.kind === 'paragraph' && others.length === 0
    ? showInlines(only.children, elements)
    : showBlocks(item, elements);
}

function showInlines(inlines: readonly Inline[], elements: MarkdownElements): ReactNode {
  const nodes = inlines.map((inline) => showInline(inline, elements));
  return createElement(Fragment, null, ...nodes);
}

function showInline(inline: Inline, elements: MarkdownElements): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return createElement('code', null, inline.text);
    case 'break':
      return createElement('br');
    case 'strong':
      return createElement('strong', null, showInlines(inline.children, elements));
    case 'emphasis':
      return createElement('em', null, showInlines(inline.children, elements));
    case 'link':
      return createElement(
        elements.a,
        { href: inline.href },
        showInlines(inline.children, elements),
      );
    case 'picture':
      return createElement(elements.picture, { photo: inline.photo, alt: inline.alt });
    default:
      return inline satisfies never;
  }
}
