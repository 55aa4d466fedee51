import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { servicePaths } from '#app/facts/services.ts';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { publishedFigures } from './model/published-figures.content.ts';
import { resultLeads } from './result/result-leads.content.ts';
import { stackFields } from './tech-stack/stack-fields.ts';
import { StackMap } from './tech-stack/stack-map.tsx';
import { stackTool } from './tech-stack/tech-stack.tool.ts';
import { isSensitive, type RiskTier } from './vendor-checklist/checklist-items.ts';
import { stackRowOf } from './vendor-checklist/stack-row.ts';
import { tierWords } from './vendor-checklist/vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist/vendor-checklist.formula.ts';
import type { VendorInput } from './vendor-checklist/vendor-model.ts';

const formOf = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));

function vendorInput(
  others: Readonly<Record<string, 'yes' | 'partly' | 'no' | 'unknown'>>,
  tier: RiskTier = 'personal',
  name = 'Sample Software',
): VendorInput {
  const answers = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`${at + 1}`, others[`${at + 1}`] ?? 'yes']),
  );
  return { tier, vendors: [{ name, answers }], reviewer: '', reviewedOn: '' };
}

const rowOf = (input: VendorInput) => stackRowOf(input, compareVendors(input));

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

test('a product that was checked becomes a row of the tech stack, after those that are there', () => {
  const row = rowOf(vendorInput({ 18: 'no', 27: 'partly' }));
  expect(row?.fields({})).toEqual({
    't1-name': 'Sample Software',
    't1-category': 'other',
    't1-connects': 'export',
    't1-safeLogin': 'no',
    't1-personalData': 'yes',
  });
  const kept = { ...stackTool.start, ...stackTool.examples.hvac };
  const merged = { ...kept, ...row?.fields(kept) };
  const read = stackTool.read(formOf(merged));
  if (read.kind !== 'ok') throw new Error(JSON.stringify(read.errors));
  const before = stackTool.read(formOf(kept));
  const names = before.kind === 'ok' ? before.input.tools.map((tool) => tool.name) : [];
  expect(read.input.tools.map((tool) => tool.name)).toEqual([...names, 'Sample Software']);
  // The same product again changes its own row.
  expect({ ...merged, ...rowOf(vendorInput({}))?.fields(merged) }).toMatchObject({
    [`t${names.length + 1}-connects`]: 'native',
  });
  const full = Object.fromEntries(
    Array.from({ length: stackFields.tools.max }, (_, at) => [`t${at + 1}-name`, `Tool ${at}`]),
  );
  expect(row?.fields(full)).toEqual({});
});

test.each([
  ['public', 'no'],
  ['health', 'yes'],
  ['unknown', 'unknown'],
] as const)('with %s data the row says "%s" to personal data', (tier, personalData) => {
  expect(rowOf(vendorInput({}, tier))?.fields({})).toMatchObject({
    't1-personalData': personalData,
  });
});

test('a product that is ruled out is not added to the tools', () => {
  expect(rowOf(vendorInput({ 6: 'no' }))).toBeNull();
  expect(rowOf(vendorInput({ 6: 'unknown' }))).not.toBeNull();
  expect(rowOf(vendorInput({}, 'personal', ''))?.fields({})).toMatchObject({
    't1-name': 'Vendor 1',
  });
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

test('“money” alone makes no data sensitive', () => {
  expect(isSensitive('business')).toBe(false);
  expect(isSensitive('personal')).toBe(false);
  const { sensitive, health, business, personal } = tierWords;
  for (const { label, help } of [sensitive, health])
    expect(`${label} ${help}`).not.toMatch(/money|payment|prices|invoices/i);
  expect(`${business.help} ${personal.help}`).toMatch(/Prices.*invoices/);
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
