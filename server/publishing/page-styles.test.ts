import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';
import { readStyleSheet } from './style-sheet.ts';

const page = '<html><body class="md:wide on"><p class="used w-[10px]">x</p></body></html>';

const pageStyle = (css: string, html: string) => pageStyles([readStyleSheet(css)], html)[0];

test('keeps a rule only when each of its classes occurs in the page', () => {
  expect(
    pageStyle('.used{color:red}.unused{color:red}.used.unused{color:red}p{margin:0}', page),
  ).toBe('.used{color:red}p{margin:0}');
  expect(pageStyle('.md\\:wide,.gone{color:red}.w-\\[10px\\]{width:10px}', page)).toBe(
    '.md\\:wide{color:red}.w-\\[10px\\]{width:10px}',
  );
});

test('keeps a rule only when each of its elements occurs in the page', () => {
  expect(pageStyle('p,table{margin:0}table td{top:0}.used kbd{top:0}html>body{top:0}', page)).toBe(
    'p{margin:0}html>body{top:0}',
  );
  const css =
    'P.used[title=a]:nth-child(2n):before{top:0}.used:where(table){top:0}*{top:0}#a{top:0}';
  expect(pageStyle(css, page)).toBe(css);
});

test('keeps the style of an input’s parts only if the page has such an input', () => {
  const css =
    '::file-selector-button{top:0}::-webkit-datetime-edit{top:0}::-webkit-search-decoration{top:0}';
  expect(pageStyle(css, page)).toBe('');
  expect(pageStyle(css, `${page}<input name="when" type="date"/>`)).toBe(
    '::-webkit-datetime-edit{top:0}',
  );
  expect(pageStyle(css, `${page}<input type="file"/><input type="search"/>`)).toBe(
    '::file-selector-button{top:0}::-webkit-search-decoration{top:0}',
  );
});

test('keeps the style of a state that a script sets only if the page has it', () => {
  const css =
    '.used[aria-busy=true]{top:0}.used[data-live]{top:0}.used:where([disabled]){top:0}.used[open]{top:0}.used:not([data-live]){top:0}';
  expect(pageStyle(css, page)).toBe(
    '.used:where([disabled]){top:0}.used[open]{top:0}.used:not([data-live]){top:0}',
  );
  const inState = page.replace('<p ', '<p aria-busy="true" data-live ');
  expect(pageStyle(css, inState)).toBe(css);
});

test('keeps what a state or a negation adds to a class that is there', () => {
  const css = '.used:not(.gone):hover{color:red}.used:is(.gone,[open]){color:red}';
  expect(pageStyle(css, page)).toBe(css);
});

test('drops keyframes and custom properties that no kept rule uses', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:3}.used{width:var(--b);animation:x 1s}.gone{animation:y 1s}@keyframes x{to{top:0}}@keyframes y{to{top:0}}';
  expect(pageStyle(css, page)).toBe(
    ':root{--a:1;--b:var(--a)}.used{width:var(--b);animation:x 1s}@keyframes x{to{top:0}}',
  );
});

test('keeps what another sheet of the page, or the page itself, uses from a sheet', () => {
  const sheets = [
    ':root{--a:1;--b:2;--c:3}@keyframes x{to{top:0}}',
    '.used{width:var(--a);animation:x 1s}',
  ];
  expect(
    pageStyles(sheets.map(readStyleSheet), `${page}<svg><path fill="var(--b)"/></svg>`),
  ).toEqual([':root{--a:1;--b:2}@keyframes x{to{top:0}}', sheets[1]]);
});

test('keeps the order of layers even where one is left empty', () => {
  expect(pageStyle('@layer a{.gone{top:0}}@layer b{p{top:0}}', page)).toBe(
    '@layer a{}@layer b{p{top:0}}',
  );
});
