import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMarkdown, safeHref } from './markdown.server.ts';
import { isTooComplex } from './markdown-limits.ts';
import { MarkdownView } from './markdown-view.tsx';

const htmlOf = (text: string) =>
  renderToStaticMarkup(createElement(MarkdownView, { blocks: readMarkdown(text).blocks }));

test.each([
  ['# One\n\n### Three', '<h2>One</h2><h3>Three</h3>'],
  [
    '1. a\n2. b\n\n- c\n  - d',
    '<ol start="1"><li>a</li><li>b</li></ol><ul><li><p>c</p><ul><li>d</li></ul></li></ul>',
  ],
  ['> quote\n\n```\ncode\n```\n\n---', '<blockquote><p>quote</p></blockquote><pre>code</pre><hr/>'],
  ['**b** *i* `c`  \nd', '<p><strong>b</strong> <em>i</em> <code>c</code><br/>d</p>'],
  ['[a](https://example.com/x)', '<p><a href="https://example.com/x">a</a></p>'],
  [
    '[a](/courses) [b](mailto:hi@example.com)',
    '<p><a href="/courses">a</a> <a href="mailto:hi@example.com">b</a></p>',
  ],
  ['[a][1]\n\n[1]: https://example.com/', '<p><a href="https://example.com/">a</a></p>'],
  [
    '[to **https://a.example**](https://b.example)',
    '<p><a href="https://b.example/">to <strong>https://a.example</strong></a></p>',
  ],
])('%j is shown as %s', (text, html) => {
  expect(htmlOf(text)).toBe(html);
  expect(readMarkdown(text).problems).toEqual([]);
});

test.each([
  'https://example.com/a?b=c',
  'https://shop.example/item?id=4_-_7_-_Blue',
  'https://docs.example/a/_b_/c',
  'https://wiki.example/Town_(river)',
])('the bare address %s is a whole link', (address) => {
  expect(htmlOf(`See ${address}.`)).toBe(`<p>See <a href="${address}">${address}</a>.</p>`);
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
  const text = `[words](<${href}>)`;
  expect(htmlOf(text)).toBe('<p>words</p>');
  expect(readMarkdown(text).problems).toMatchObject([{ kind: 'address' }]);
});

test('HTML is shown as the text it is, and a picture as its description', () => {
  const text = '<script>x()</script>\n\na <b>c</b> ![cat](https://x.ca/c.png)';
  expect(htmlOf(text)).toBe(
    '<p>&lt;script&gt;x()&lt;/script&gt;</p><p>a &lt;b&gt;c&lt;/b&gt; cat</p>',
  );
  const { problems } = readMarkdown(text);
  expect(problems.map(({ kind }) => kind)).toEqual(['html', 'html', 'html', 'image']);
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
  const html = htmlOf(text);
  const { user } = process.threadCpuUsage(start);
  // The parser needs from 4 seconds to 4 minutes for each of these.
  expect(user / 1000).toBeLessThan(1000);
  expect(html).toMatch(/^(<p>[^<]*<\/p>)+$/);
  expect(html).toContain('end');
});

test('an ordinary long issue is not too complex', () => {
  const section =
    '## What to hand off\n\nMost **businesses** start with [the inbox](https://example.com/a_b).\n\n- One\n  - Two\n    - Three\n> A quote\n\n';
  const text = section.repeat(40);
  expect(isTooComplex(text)).toBe(false);
  expect(htmlOf(text).match(/<h2>/g)).toHaveLength(40);
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
      for (const [, href] of htmlOf(parts.join('')).matchAll(/ href="([^"]*)"/g)) {
        expect(href).toMatch(/^(https?:|mailto:|\/(?![/\\]))/);
      }
    }),
    { numRuns: 200 },
  );
});
