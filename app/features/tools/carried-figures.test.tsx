import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { servicePaths } from '#app/facts/services.ts';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { publishedFigures } from './model/published-figures.content.ts';
import { resultLeads } from './page/leads-by-tool.content.ts';
import { StackMap } from './tech-stack/stack-map.tsx';
import { stackTool } from './tech-stack/tech-stack.tool.ts';

const formOf = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));

test('every result leads to a service, a template, the offer and another tool', () => {
  for (const { slug } of tools) {
    const hrefs = resultLeads[slug].map(({ href }) => href as string);
    expect(hrefs.filter((href) => href.startsWith('/resources/tools/'))).toHaveLength(1);
    expect(hrefs).not.toContain(`/resources/tools/${slug}`);
    expect(
      hrefs.filter((href) => (Object.values(servicePaths) as string[]).includes(href)),
    ).toHaveLength(1);
    expect(hrefs.filter((href) => href.includes('automation-templates'))).toHaveLength(1);
    expect(hrefs).toContain('/special-offer');
  }
});

test('a published figure has its period, a link, a source with its date, and a day of reading', () => {
  const none: ToolSlug[] = [];
  for (const { slug } of tools) {
    const figures = publishedFigures[slug];
    if (figures.length === 0) none.push(slug);
    for (const { text, source, href, checked, evidence } of figures) {
      expect(text).toMatch(/\b20\d\d\b/);
      expect(source).toMatch(/^Statistics Canada, /);
      expect(href).toMatch(/^https:\/\//);
      expect(checked).toMatch(/^2026-\d\d-\d\d$/);
      expect(evidence).toBe('read');
    }
  }
  expect(none).toEqual(['implementation-cost-calculator', 'data-quality-assessment']);
});

test('the map draws only copying that somebody named, each line with its hours', () => {
  const read = stackTool.read(
    formOf({
      ...stackTool.start,
      ...stackTool.examples.hvac,
    }),
  );
  if (read.kind !== 'ok') throw new Error('the example must be valid');
  const drawn = (input: typeof read.input) =>
    renderToStaticMarkup(<StackMap input={input} today="2026-11-20" />);
  const html = drawn(read.input);
  expect(html.match(/class="stack-link /g)).toHaveLength(read.input.reEntry.length);
  expect(html.match(/class="stack-hours"/g)).toHaveLength(read.input.reEntry.length);
  for (const { hoursPerWeek } of read.input.reEntry) expect(html).toContain(`${hoursPerWeek} `);
  // The legend explains the lines that are drawn, and no others.
  const legend = html.match(/<li class="is-\w+"/g);
  expect(legend).toEqual(['<li class="is-ready"', '<li class="is-blocked"']);
  expect(drawn({ ...read.input, reEntry: [] })).toBe('');
});
