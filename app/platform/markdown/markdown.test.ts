import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkdown, safeHref } from './markdown.server.ts';
import type { Block, Inline } from './markdown-blocks.ts';
import { isTooComplex } from './markdown-limits.ts';

const paragraph = (text: string) => {
  const [block] = readMarkdown(text).blocks;
  return block?.kind === 'paragraph' ? block.children : [];
};

test('paragraphs, headings, lists, quotes, code and rules come out as blocks', () => {
  const { blocks, problems } = readMarkdown(
    '# One\n\n### Three\n\nText\n\n1. a\n2. b\n\n- c\n\n> quote\n\n```\ncode\n```\n\n---\n',
  );
  expect(problems).toEqual([]);
  expect(blocks.map((block) => block.kind)).toEqual([
    ...['heading', 'heading', 'paragraph', 'list', 'list', 'quote', 'code', 'rule'],
  ]);
  expect(blocks).toMatchObject([
    { level: 2 },
    { level: 3 },
    {},
    { isOrdered: true },
    {},
    {},
    {},
    {},
  ]);
});

test('links lead to web pages, email and paths of this site; a bare address is one, too', () => {
  expect(paragraph('[a](https://example.com/x)')).toEqual([
    { kind: 'link', href: 'https://example.com/x', children: [{ kind: 'text', text: 'a' }] },
  ]);
  expect(paragraph('[a](/courses) [b](mailto:hi@example.com)')).toMatchObject([
    { href: '/courses' },
    { text: ' ' },
    { href: 'mailto:hi@example.com' },
  ]);
  expect(paragraph('[a][1]\n\n[1]: https://example.com/')).toMatchObject([
    { href: 'https://example.com/' },
  ]);
  expect(paragraph('See https://example.com/a?b=c.')).toMatchObject([
    { text: 'See ' },
    { href: 'https://example.com/a?b=c' },
    { text: '.' },
  ]);
});

test.each([
  'https://shop.example/item?id=4_-_7_-_Blue',
  'https://docs.example/a/_b_/c',
  'https://wiki.example/Town_(river)',
])('the bare address %s is whole', (address) => {
  expect(paragraph(`See ${address}.`)).toMatchObject([
    { text: 'See ' },
    { kind: 'link', href: address, children: [{ text: address }] },
    { text: '.' },
  ]);
});

test('a link that fell apart is named, one in code and a good one are not', () => {
  const { problems } = readMarkdown(
    '[Offer](https://x.example/offer “Spring”) and [List](https://x.example/price list.pdf)\n\n`[a](b c)` [good](/courses) \\[not](a link)',
  );
  expect(problems).toEqual([
    { kind: 'brokenLink', text: '[Offer](https://x.example/offer “Spring”)' },
    { kind: 'brokenLink', text: '[List](https://x.example/price list.pdf)' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'example.com',
  '',
])('an address like %s is no link', (href) => {
  expect(safeHref(href)).toBeUndefined();
  const { blocks, problems } = readMarkdown(`[words](<${href}>)`);
  expect(JSON.stringify(blocks)).not.toContain('"link"');
  expect(JSON.stringify(blocks)).toContain('words');
  expect(problems).toMatchObject([{ kind: 'address' }]);
});

test('HTML is shown as the text it is, and a picture as its description', () => {
  const { blocks, problems } = readMarkdown(
    '<script>x()</script>\n\na <b>c</b> ![cat](https://x.ca/c.png)',
  );
  expect(blocks).toMatchObject([
    { kind: 'paragraph', children: [{ text: '<script>x()</script>' }] },
    {
      children: [
        ...[{ text: 'a ' }, { text: '<b>' }, { text: 'c' }, { text: '</b>' }],
        ...[{ text: ' ' }, { text: 'cat' }],
      ],
    },
  ]);
  expect(problems.map((problem) => problem.kind)).toEqual(['html', 'html', 'html', 'image']);
});

test('a text with a thousand nested quotes is read', () => {
  expect(JSON.stringify(readMarkdown(`${'> '.repeat(1000)}deep`).blocks)).toContain('deep');
});

test.each([
  ['lists within lists', '- '],
  ['quotes within quotes', '> '],
  ['lists within lists on each line', `${'1) '.repeat(12)}x\n`],
  ['headings', 'a\n=\n'],
  ['emphasis', '*a_ '],
  ['links', '[a](b'],
  ['definitions', '[a]: /b\n'],
])('20,000 characters of %s are read in a moment, as plain text', (_what, part) => {
  const text = `${part.repeat(20_000 / part.length)}end`;
  expect(isTooComplex(text)).toBe(true);
  const start = process.threadCpuUsage();
  const { blocks } = readMarkdown(text);
  const { user } = process.threadCpuUsage(start);
  // The parser needs from 4 seconds to 4 minutes for each of these.
  expect(user / 1000).toBeLessThan(1000);
  expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
  expect(JSON.stringify(blocks)).toContain('end');
});

test('an ordinary long issue is not too complex', () => {
  const section =
    '## What to hand off\n\nMost **businesses** start with [the inbox](https://example.com/a_b).\n\n- One\n  - Two\n    - Three\n> A quote\n\n';
  const text = section.repeat(40);
  expect(isTooComplex(text)).toBe(false);
  expect(readMarkdown(text).blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(40);
});

test('a bare address in the emphasized words of a link is no link of its own', () => {
  const { blocks } = readMarkdown('[to **https://a.example**](https://b.example)');
  expect(JSON.stringify(blocks).match(/"link"/g)).toHaveLength(1);
});

test('for any input, links lead only to the web, to email or to this site', () => {
  const pieces = [
    '[a](',
    ')',
    '<',
    '>',
    'javascript:',
    'https://a.ca',
    '[b]: ',
    '\n',
    '![',
    '/',
    ' ',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
      const { blocks } = readMarkdown(parts.join(''));
      for (const href of hrefsIn(blocks)) expect(href).toMatch(/^(https?:|mailto:|\/(?![/\\]))/);
    }),
    { numRuns: 200 },
  );
});

function hrefsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return block.children.flatMap(hrefOf);
      case 'quote':
        return hrefsIn(block.children);
      case 'list':
        return block.items.flatMap(hrefsIn);
      default:
        return [];
    }
  });
}

function hrefOf(inline: Inline): string[] {
  if (inline.kind === 'link') return [inline.href];
  return 'children' in inline ? inline.children.flatMap(hrefOf) : [];
}
