import { expect, test } from 'vitest';
import { createStyleInliner, styleSources } from './inline-styles.ts';

const page = (classes: string) =>
  `<html><head><title>x</title><link rel="stylesheet" href="/a.css#"/></head><body class="${classes}"><p>x</p></body></html>`;

function inlined(css: string, classes = 'used md:wide w-[10px]'): string {
  const html = createStyleInliner(() => css)(page(classes));
  expect(html).toMatch(
    /<noscript data-later-styles=""><link rel="stylesheet" href="\/a.css"\/><\/noscript><\/body>/,
  );
  return /<style>(.*)<\/style><\/head>/.exec(html)?.[1] ?? '';
}

test('rules come into the page whose elements and classes all occur in it; the whole sheet follows at its end', () => {
  expect(inlined('table{top:0}p>b,body>p{top:0}[type=p]:hover{top:0}')).toBe(
    'body>p{top:0}[type=p]:hover{top:0}',
  );
  expect(inlined('@property --a{syntax:"*"}@property --b{syntax:"*"}p{top:var(--b)}')).toBe(
    '@property --b{syntax:"*"}p{top:var(--b)}',
  );
  expect(inlined('.used{top:0}.gone{top:0}.used.gone{top:0}p{top:0}')).toBe('.used{top:0}p{top:0}');
  expect(inlined('.md\\:wide,.gone{top:0}.w-\\[10px\\]{top:0}')).toBe(
    '.md\\:wide{top:0}.w-\\[10px\\]{top:0}',
  );
});

test('what a state or a negation adds to a class stays', () => {
  const css = '.used:not(.gone):hover{top:0}.used:is(.gone,[open]){top:0}';
  expect(inlined(css)).toBe(css);
});

test('rules for paper stay in the sheet, and layers keep their order even where one is left empty', () => {
  expect(inlined('@media print{p{top:0}}@media screen{.gone{top:0}}p{left:0}')).toBe('p{left:0}');
  expect(inlined('@layer a{.gone{top:0}}@layer b{p{top:0}}')).toBe('@layer a{}@layer b{p{top:0}}');
});

test('the policy names every style of a page by its hash', () => {
  // echo -n 'p{}' | openssl dgst -sha256 -binary | base64
  expect(styleSources('<style>p{}</style><script>1</script>')).toEqual([
    "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
  ]);
});
