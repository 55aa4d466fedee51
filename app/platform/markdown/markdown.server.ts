import type { Definition, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import type { Block, Inline, MarkdownProblem } from './markdown-blocks.ts';
import { isTooComplex } from './markdown-limits.ts';

/** Quotes and lists nested deeper than this are shown as plain text. */
const MAX_DEPTH = 12;
/** What looks like a link; one that CommonMark doesn't read as such has fallen apart. */
const LINK = /(?<![\\!])\[([^\]\n]+)\]\([^)\n]*\)?/g;

type Reading = { definitions: Map<string, Definition>; problems: MarkdownProblem[] };

/**
 * Parses CommonMark. HTML is shown as text, images as their description unless the owner uploaded them. Links may lead to http,
 * https, mailto or a path of this site; others become plain text. `problems` lists everything that
 * was changed. A text that is too complex to be parsed comes back as plain paragraphs.
 */
export function readMarkdown(text: string): { blocks: Block[]; problems: MarkdownProblem[] } {
  if (isTooComplex(text)) return { blocks: plainParagraphs(text), problems: [] };
  const source = text.replaceAll('\0', '');
  const tree = fromMarkdown(source, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  const reading: Reading = { definitions: new Map(), problems: [] };
  for (const node of tree.children) {
    if (node.type === 'definition') reading.definitions.set(node.identifier, node);
  }
  const blocks = tree.children.flatMap((node) => readBlock(node, reading, 0));
  reading.problems.push(...findBrokenLinks(source, tree));
  return { blocks, problems: reading.problems };
}

/**
 * The address as it may be used in a link; undefined if it is neither a web nor an email address.
 */
export function safeHref(href: string): string | undefined {
  // A browser leaves tabs and line breaks out: `/<tab>/example.com` leads to another site.
  if (/^\/(?![/\\])\P{Cc}*$/u.test(href)) return href;
  if (!URL.canParse(href)) return undefined;
  const { protocol, href: whole } = new URL(href);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? whole : undefined;
}

function plainParagraphs(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', children: textOf(part) }));
}

function readBlock(node: RootContent, reading: Reading, depth: number): Block[] {
  if (depth > MAX_DEPTH) return [{ kind: 'paragraph', children: textOf(plainText(node)) }];
  switch (node.type) {
    case 'heading':
      return [
        {
          kind: 'heading',
          // Level 1 is reserved for the subject.
          level: node.depth <= 2 ? 2 : 3,
          children: readInlines(node.children, reading),
        },
      ];
    case 'paragraph':
      return [{ kind: 'paragraph', children: readInlines(node.children, reading) }];
    case 'blockquote':
      return [
        {
          kind: 'quote',
          children: node.children.flatMap((child) => readBlock(child, reading, depth + 1)),
        },
      ];
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          start: node.start ?? 1,
          items: node.children.map((item) =>
            item.children.flatMap((child) => readBlock(child, reading, depth + 1)),
          ),
        },
      ];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      reading.problems.push({ kind: 'html', text: node.value });
      return [{ kind: 'paragraph', children: textOf(node.value) }];
    default:
      return [];
  }
}

function readInlines(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.flatMap((node) => readInline(node, reading));
}

function readInline(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      return textOf(node.value);
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: readInlines(node.children, reading) }];
    case 'link':
      return readLink(node.url, node.children, reading);
    case 'linkReference': {
      const url = reading.definitions.get(node.identifier)?.url;
      return readLink(url ?? '', node.children, reading);
    }
    case 'html':
      reading.problems.push({ kind: 'html', text: node.value });
      return textOf(node.value);
    case 'image': {
      const photo = readPhotoText(node.url);
      if (photo) return [{ kind: 'picture', photo, alt: node.alt ?? '' }];
      reading.problems.push({ kind: 'image', text: node.alt ?? '' });
      return textOf(node.alt ?? '');
    }
    case 'imageReference':
      reading.problems.push({ kind: 'image', text: node.alt ?? '' });
      return textOf(node.alt ?? '');
    default:
      return [];
  }
}

function readLink(url: string, content: PhrasingContent[], reading: Reading): Inline[] {
  const href = safeHref(url);
  // A link can't contain a link: only the outer one is kept.
  const children = withoutLinks(readInlines(content, reading));
  if (href !== undefined) return [{ kind: 'link', href, children }];
  reading.problems.push({ kind: 'address', text: url });
  return children;
}

function withoutLinks(inlines: Inline[]): Inline[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === 'link') return inline.children;
    return 'children' in inline
      ? [{ ...inline, children: withoutLinks(inline.children) }]
      : [inline];
  });
}

/** Links that were written by hand and are shown as they were typed: `[Offer](a page)`. */
function findBrokenLinks(source: string, tree: Nodes): MarkdownProblem[] {
  const read = new Set<number>();
  const code: { start: number; end: number }[] = [];
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'link') read.add(start);
    if (node.type === 'code' || node.type === 'inlineCode') {
      code.push({ start, end: node.position?.end.offset ?? start });
    }
    if ('children' in node) open.push(...node.children);
  }
  return [...source.matchAll(LINK)]
    .filter(({ index }) => !read.has(index))
    .filter(({ index }) => !code.some(({ start, end }) => start <= index && index < end))
    .map(([text]) => ({ kind: 'brokenLink', text }));
}

function textOf(text: string): Inline[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Not recursive, because it is used for content that is nested too deeply. */
function plainText(node: Nodes): string {
  const open: Nodes[] = [node];
  const texts: string[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) texts.push(next.value);
    if ('children' in next) open.push(...next.children.toReversed());
  }
  return texts.join(' ');
}
