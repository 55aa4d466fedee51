import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { type TestBusiness, testBusinesses } from '#test/tool-businesses.ts';
import { costFieldsOf } from './data-quality/cost-fields.ts';
import { computeDataQuality } from './data-quality/data-quality.formula.ts';
import { dataQualityTool } from './data-quality/data-quality.tool.ts';
import { pieceKinds } from './implementation-cost/cost-figures.ts';
import { computeCost, roiFieldsOf } from './implementation-cost/implementation-cost.formula.ts';
import { readCostForm } from './implementation-cost/implementation-cost.schema.ts';
import { summarizeCost } from './implementation-cost/implementation-cost.summary.ts';
import { costTool } from './implementation-cost/implementation-cost.tool.ts';
import { currentPackage } from './implementation-cost/launch-package.ts';
import { publishedFigures } from './model/published-figures.content.ts';
import { EXAMPLE_INTENT, exampleBusinesses, PREFILL_INTENT } from './model/tool-definition.ts';
import { dollars } from './model/tool-figures.ts';
import { roiTool } from './roi-calculator/roi-calculator.tool.ts';
import { computeStack, roiFieldsOf as stackRoiFieldsOf } from './tech-stack/tech-stack.formula.ts';
import { stackTool } from './tech-stack/tech-stack.tool.ts';
import { computeToolResult, readToolForm, toolStartValues } from './tool-registry.server.ts';

beforeEach(() => showFacts(specifiedFacts));

function startOf({ answers }: TestBusiness, slug: ToolSlug): Record<string, string> {
  const start =
    typeof answers === 'string'
      ? toolStartValues(slug, EXAMPLE_INTENT, { example: answers })
      : toolStartValues(slug, PREFILL_INTENT, answers[slug]);
  return start?.values ?? {};
}

function adviceFor(business: TestBusiness, slug: ToolSlug) {
  const read = readToolForm(slug, new Map(Object.entries(startOf(business, slug))));
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.errors));
  const result = computeToolResult(slug, read.input, '2026-11-20');
  if (result === undefined) throw new Error(`${slug} refuses the answers of ${business.name}`);
  return result.summary;
}

describe.each(testBusinesses)('$name', (business) => {
  test.each(tools.map(({ slug }) => slug))('%s gives the advice that was reviewed', (slug) => {
    const { title, firstStep } = business.advice[slug];
    const summary = adviceFor(business, slug);
    expect(summary.title).toBe(title);
    expect(summary.actions[0]?.text).toMatch(firstStep);
  });
});

test('the written review holds the answers, the verdict and the reason of each case', async () => {
  const cases = tools.map(({ slug, title }) =>
    [
      `## ${title}`,
      '',
      '| Business | Answers | Verdict | First step | Why it is right |',
      '| --- | --- | --- | --- | --- |',
      ...testBusinesses.map((business) => {
        const { title: verdict, actions } = adviceFor(business, slug);
        const cells = [
          business.name,
          answersText(slug, startOf(business, slug)),
          verdict,
          actions[0]?.text ?? '',
          business.advice[slug].why,
        ];
        return `| ${cells.join(' | ')} |`;
      }),
      '',
    ].join('\n'),
  );
  const intro = [
    '# Advice of the tools, reviewed',
    '',
    'Eight businesses, each with all six tools. The cases were read as the owner of that business would read them; where the advice did not hold, the tool was changed. On November 22, 2026 somebody who had not written the cases read them once more. Answers are fields of the form that differ from its starting values; for the vendor checklist, those other than Yes. `businesses.test.ts` compares this page with what the tools say: `npx vitest run app/features/tools/businesses.test.ts -u` writes it again.',
    '',
    '',
  ].join('\n');
  await expect(intro + cases.join('\n') + comparison()).toMatchFileSnapshot(
    '../../../docs/tool-advice-review.md',
  );
});

/** The published figures beside each tool's result, and why two tools have none. */
function comparison(): string {
  const none: Partial<Record<ToolSlug, string>> = {
    'implementation-cost-calculator':
      'None. Statistics Canada publishes what businesses spend on software and wages, not what a project of this kind costs; the ranges that sellers publish are sources of the starting figures, not a comparison.',
    'data-quality-assessment':
      'None. There is no public Canadian table of how complete or valid customer lists are; the figures in circulation come from sellers of cleaning services, and were removed.',
  };
  return [
    '',
    '## Published figures for comparison',
    '',
    'Shown below a result, never part of it. Each is linked on the page.',
    '',
    '| Tool | Figure | Source | Read |',
    '| --- | --- | --- | --- |',
    ...tools.flatMap(({ slug, title }) => {
      const figures = publishedFigures[slug];
      if (figures.length === 0) return [`| ${title} | ${none[slug]} | – | – |`];
      return figures.map(
        ({ text, source, href, checked }) =>
          `| ${title} | ${text} | [${source}](${href}) | ${checked} |`,
      );
    }),
    '',
  ].join('\n');
}

/** The fields that differ from the start of the form, equal answers together. */
function answersText(slug: ToolSlug, values: Readonly<Record<string, string>>): string {
  const start = toolStartValues(slug, PREFILL_INTENT, {})?.values ?? {};
  const isUsual = (name: string, value: string) =>
    /^v\d-\d+$/.test(name) ? value === 'yes' : value === '' || value === start[name];
  const named = Object.entries(values).filter(([name, value]) => !isUsual(name, value));
  return named.map(([name, value]) => `${name} ${value}`).join(', ') || 'as the form starts';
}

test('the examples have the price in the ROI tool that the cost tool gives for them', () => {
  for (const example of exampleBusinesses) {
    const fields = { ...costTool.start, ...costTool.examples[example] };
    const cost = readCostForm(new Map(Object.entries(fields)));
    if (cost.kind !== 'ok') throw new Error('the example must be valid');
    const handed = roiFieldsOf(computeCost(cost.input, currentPackage()));
    expect(roiTool.examples[example]).toMatchObject(handed);
  }
});

test('the cost tool hands the price that it shows to the ROI tool, which takes any of them', () => {
  const counts = fc.record(
    Object.fromEntries(pieceKinds.map((kind) => [`piece-${kind}`, fc.nat({ max: 5 })])),
  );
  const around = fc.record({
    'systems-native': fc.nat({ max: 20 }),
    'systems-noApi': fc.nat({ max: 20 }),
    data: fc.constantFrom('clean', 'some', 'messy', 'unknown'),
    team: fc.constantFrom('upTo5', 'upTo20', 'over20', 'unknown'),
    privacy: fc.constantFrom('none', 'personal', 'sensitive', 'unknown'),
  });
  const noRatio = /pays? (for itself|back)|worth it|return on/i;
  fc.assert(
    fc.property(counts, around, (pieces, other) => {
      const fields = {
        ...costTool.start,
        'piece-workflow': '1',
        ...textOf(pieces),
        ...textOf(other),
      };
      const cost = readCostForm(new Map(Object.entries(fields)));
      fc.pre(cost.kind === 'ok');
      if (cost.kind !== 'ok') return;
      const result = computeCost(cost.input, currentPackage());
      const summary = summarizeCost(result);
      const handed = roiFieldsOf(result);
      expect(dollars(Number(handed.price) * 100)).toBe(summary.figure.value);
      // A price alone doesn't show whether a project pays; only the ROI calculator judges that.
      for (const said of [summary.verdict, ...summary.reasons]) expect(said).not.toMatch(noRatio);
      const read = roiTool.read(new Map(Object.entries({ ...roiTool.start, ...handed })));
      expect(read.kind).toBe('ok');
      if (read.kind !== 'ok') return;
      expect(read.input.priceCents).toBe(Number(handed.price) * 100);
      expect(read.input.runningCents).toBe(Number(handed.running) * 100);
    }),
    { numRuns: 500 },
  );
});

test('the hours of the first automation and the state of the data go on into forms that take them', () => {
  const stack = stackTool.read(
    new Map(Object.entries({ ...stackTool.start, ...stackTool.examples.hvac })),
  );
  if (stack.kind !== 'ok') throw new Error('the example must be valid');
  const hours = stackRoiFieldsOf(stack.input, computeStack(stack.input, '2026-11-20'));
  expect(hours).toEqual({ basis: 'hours', hoursPerWeek: '5', wage: '30', employerFactor: '1.25' });
  const roi = roiTool.read(new Map(Object.entries({ ...roiTool.start, ...hours })));
  expect(roi.kind).toBe('ok');
  for (const [example, state] of [
    ['hvac', 'messy'],
    ['dental', 'some'],
    ['onlineStore', 'clean'],
  ] as const) {
    const quality = dataQualityTool.read(
      new Map(Object.entries(dataQualityTool.examples[example])),
    );
    if (quality.kind !== 'ok') throw new Error('the example must be valid');
    const data = costFieldsOf(computeDataQuality(quality.input));
    expect(data).toEqual({ data: state });
    expect(readCostForm(new Map(Object.entries({ ...costTool.start, ...data }))).kind).toBe('ok');
  }
});

test('what the cost tool says a smaller project saves is never more than the price that it shows', () => {
  const fields = { ...costTool.start, ...costTool.examples.onlineStore };
  const cost = readCostForm(new Map(Object.entries(fields)));
  if (cost.kind !== 'ok') throw new Error('the example must be valid');
  const result = computeCost(cost.input, currentPackage());
  const total = (result.offer?.totalCents ?? 0) + 36 * (result.offer?.runningPerMonthCents ?? 0);
  for (const { savingCents } of result.cheaper) expect(savingCents).toBeLessThanOrEqual(total);
});

function textOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]));
}
