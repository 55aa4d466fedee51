import type { Definition, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import type { MarkdownNode, MarkdownProblem, MarkdownTag } from './markdown-blocks.ts';
import { isTooComplex } from './markdown-limits.ts';

/** What looks like a link; one that CommonMark doesn't read as such has fallen apart. */
const LINK = /(?<![\\!])\[([^\]\n]+)\]\([^)\n]*\)?/g;

const TAGS: Partial<Record<Nodes['type'], MarkdownTag>> = {
  paragraph: 'p',
  listItem: 'li',
  blockquote: 'blockquote',
  thematicBreak: 'hr',
  break: 'br',
  strong: 'strong',
  emphasis: 'em',
};

/**
 * Parses CommonMark. HTML is shown as text, images as their description unless the owner uploaded them. Links may lead to http,
 * https, mailto or a path of this site; others become plain text. `problems` lists everything that
 * was changed. A text that is too complex to be parsed comes back as plain paragraphs.
 */
export function readMarkdown(text: string): {
  blocks: MarkdownNode[];
  problems: MarkdownProblem[];
} {
  if (isTooComplex(text)) return { blocks: plainParagraphs(text), problems: [] };
  const source = text.replaceAll('\0', '');
  const tree = fromMarkdown(source, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  const definitions = new Map<string, Definition>();
  const problems: MarkdownProblem[] = [];
  for (const node of tree.children) {
    if (node.type === 'definition') definitions.set(node.identifier, node);
  }
  const blocks = tree.children.flatMap((node) => read(node, tree, false));
  problems.push(...findBrokenLinks(source, tree));
  return { blocks, problems };

  function read(node: Nodes, parent: Nodes, isInLink: boolean): MarkdownNode[] {
    const children = () =>
      'children' in node ? node.children.flatMap((child) => read(child, node, isInLink)) : [];
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'code':
      case 'inlineCode':
        return [{ tag: node.type === 'code' ? 'pre' : 'code', children: [node.value] }];
      case 'heading':
        // Level 1 is reserved for the subject.
        return [{ tag: node.depth <= 2 ? 'h2' : 'h3', children: children() }];
      case 'list':
        return node.ordered
          ? [{ tag: 'ol', start: node.start ?? 1, children: children() }]
          : [{ tag: 'ul', children: children() }];
      case 'link':
      case 'linkReference': {
        const url = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '');
        const href = safeHref(url);
        const inside = node.children.flatMap((child) => read(child, node, true));
        if (href === undefined) problems.push({ kind: 'address', text: url });
        // A link can't contain a link: only the outer one is kept.
        return href === undefined || isInLink ? inside : [{ tag: 'a', href, children: inside }];
      }
      case 'html': {
        problems.push({ kind: 'html', text: node.value });
        const isBlock = ['root', 'blockquote', 'listItem'].includes(parent.type);
        return isBlock ? [{ tag: 'p', children: [node.value] }] : [node.value];
      }
      case 'image':
      case 'imageReference': {
        const alt = node.alt ?? '';
        const photo = node.type === 'image' ? readPhotoText(node.url) : undefined;
        if (photo) return [{ tag: 'picture', photo, alt, children: [] }];
        problems.push({ kind: 'image', text: alt });
        return [alt];
      }
      default: {
        const tag = TAGS[node.type];
        return tag ? [{ tag, children: children() }] : [];
      }
    }
  }
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

function plainParagraphs(text: string): MarkdownNode[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ tag: 'p', children: [part] }));
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
