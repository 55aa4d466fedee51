import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labelTableCells } from './label-table-cells.ts';

test('each cell but the first of a row carries the heading of its column', async () => {
  const text = `<table>
  <thead>
    <tr><td></td><th scope="col">Who *answers*</th><th scope="col">When</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Fixed</th><td>The assistant</td><td>At once</td></tr>
    <tr><td>Judgment</td><td>A person</td></tr>
  </tbody>
</table>`;
  const { default: Text } = await evaluate(text, {
    Fragment,
    jsx,
    jsxs,
    rehypePlugins: [labelTableCells],
  });
  const html = renderToStaticMarkup(createElement(Text)).replaceAll('\n', '');
  expect(html).toContain(
    '<tr><th scope="row">Fixed</th><td data-label="Who answers">The assistant</td><td data-label="When">At once</td></tr>',
  );
  expect(html).toContain('<tr><td>Judgment</td><td data-label="Who answers">A person</td></tr>');
  expect(html).toContain('<thead><tr><td></td><th scope="col">');
});

test('a column with a figure in each row is marked as one of numbers', async () => {
  const text = `<table>
  <thead>
    <tr><td></td><th>Cautious</th><th>Before</th></tr>
  </thead>
  <tbody>
    <tr><th>1 year</th><td>a loss of $1,049</td><td>4 hours</td></tr>
    <tr><th>3 years</th><td>$8,716</td><td>all</td></tr>
  </tbody>
</table>`;
  const { default: Text } = await evaluate(text, {
    Fragment,
    jsx,
    jsxs,
    rehypePlugins: [labelTableCells],
  });
  const html = renderToStaticMarkup(createElement(Text)).replaceAll('\n', '');
  expect(html).toContain('<tr><td></td><th class="number">Cautious</th><th>Before</th></tr>');
  expect(html).toContain('<td class="number" data-label="Cautious">$8,716</td>');
  expect(html.match(/class="number"/g)).toHaveLength(3);
});
