import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Drawing, drawingNames } from './drawing.tsx';

describe.each(drawingNames)('the drawing %s', (name) => {
  const markup = renderToStaticMarkup(<Drawing name={name} />);

  test('is drawn, in the colours of the page, with no gradient and no inline style', () => {
    expect(markup).toMatch(/^<svg [^>]*class="drawing [^>]*viewBox="0 0 \d+ \d+".*<path /s);
    expect(markup).not.toMatch(/gradient|\sstyle=|#[0-9a-f]{3}|NaN|undefined/i);
  });
});

test('a drawing is hidden from assistive technology unless it has a title', () => {
  expect(renderToStaticMarkup(<Drawing name="agency" />)).toContain('aria-hidden="true"');
  const titled = renderToStaticMarkup(<Drawing name="agency" title="A key" />);
  expect(titled).toContain('role="img" aria-label="A key"');
  expect(titled).not.toContain('aria-hidden');
});

test('every file in the folder has a name', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual(drawingNames.map((name) => `${name}.svg`).sort());
});
