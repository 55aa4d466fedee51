import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costFacts, costInput, roi, cost as tool, withoutOffer } from '#test/calculator-samples.ts';
import { roiExamples } from '../roi-calculator/roi-calculator.tool.ts';
import { type CostInput, pieceKinds } from './cost-fields.ts';
import { computeCost } from './implementation-cost.formula.ts';
import { cheaperBy, costExamples, costTool, packageLabel } from './implementation-cost.tool.ts';

const noPieces = Object.fromEntries(pieceKinds.map((kind) => [kind, 0])) as CostInput['pieces'];
const noSystems: CostInput['connections'] = { native: 0, api: 0, noApi: 0, unknown: 0 };

/** Lead capture, two ready-made connections and one API, some data work, personal data. */
const golden: CostInput = { ...costInput, connections: { ...noSystems, native: 2, api: 1 } };
const inPackage: CostInput = {
  ...costInput,
  pieces: { ...noPieces, leadCapture: 1, emailSequence: 1, workflow: 1 },
  connections: { ...noSystems, native: 3 },
  data: 'clean',
};
const summaryOf = (input: CostInput) => tool.summarize(input, '');
const lineOf = (input: CostInput, label: string) =>
  costTool(withoutOffer)
    .summarize(input, '')
    .lines.find((line) => line.label === label)?.value;

test('the golden project costs 7,078.50, 13,662.00 or 26,400.00 to build', () => {
  const { low, likely, high, weeks } = computeCost(golden, withoutOffer);
  const rounded = [low, likely, high].map(({ hours, buildCents }) => [
    Number(hours.toFixed(4)),
    Number(buildCents.toFixed(4)),
  ]);
  expect(rounded).toEqual([
    [42.9, 707_850],
    [79.2, 1_366_200],
    [140.8, 2_640_000],
  ]);
  expect(weeks).toBeCloseTo(4.96, 6);
  expect(tool.carries?.(golden, '')?.fields.setupHours).toBe('26');
  expect(lineOf(golden, 'Custom build: time')).toBe('5 weeks');
  expect(lineOf(golden, 'Custom build: HST on the likely price')).toBe('$1,776');
});

test('the golden project runs at 350.80 a month and costs 26,290.80 in three years', () => {
  const { likely, modelUsePerMonthCents } = computeCost(golden, withoutOffer);
  expect(modelUsePerMonthCents).toBeCloseTo(310, 6);
  expect(likely.upkeepPerMonthCents).toBeCloseTo(22_770, 6);
  expect(likely.runningPerMonthCents).toBeCloseTo(35_080, 6);
  expect(likely.firstYearCents).toBeCloseTo(1_787_160, 6);
  expect(likely.threeYearCents).toBeCloseTo(2_629_080, 6);
});

test('three workflows on ready-made connections cost the price of the package', () => {
  const { shown, offTheShelf } = computeCost(inPackage, costFacts);
  expect(shown.priceCents).toBe(99_700);
  expect(offTheShelf.highCents).toBe(3 * 1_800_000);
  const { figure, title } = summaryOf(inPackage);
  expect([title, figure.value]).toEqual(['The launch package may cover this', '$997']);
});

test.each([
  ['an API', { connections: { ...noSystems, api: 1 } }],
  ['data to clean', { data: 'some' }],
  ['more people', { team: 'upTo20' }],
  ['sensitive data', { privacy: 'sensitive' }],
  ['a dashboard', { pieces: { ...noPieces, dashboard: 1 } }],
  ['a fourth workflow', { pieces: { ...noPieces, workflow: 4 } }],
] as const)('with %s it is a custom build, with the package on a line of its own', (_, change) => {
  const input: CostInput = { ...inPackage, ...change };
  const { shown, likely } = computeCost(input, costFacts);
  expect(shown.priceCents).toBe(likely.buildCents);
  expect(summaryOf(input).lines).toContainEqual({
    label: packageLabel,
    value: '$997 + HST',
  });
});

test('a step after which the package may cover the project says so', () => {
  const [step] = summaryOf({ ...inPackage, team: 'upTo20' }).actions;
  expect(step?.text).toMatch(/^Train five people/);
  expect(step?.why).toMatch(/the launch package may cover all of it/);
});

test('a build that costs less than the package is not sold as the package', () => {
  const offer = { ...costFacts.offer, priceCents: 5_000_000 } as typeof costFacts.offer;
  expect(computeCost(inPackage, { ...costFacts, offer }).fixedPrice).toBeUndefined();
});

test('not knowing whether the data is sensitive leaves the verdict open', () => {
  const open = summaryOf({ ...inPackage, privacy: 'unknown' });
  expect(open.title).toBe('Find out first');
  expect(open.findOutFirst).toHaveLength(1);
});

test('what would make it cheaper is what saves most, each once and never more than it costs', () => {
  const messy: CostInput = { ...golden, data: 'messy', team: 'over20' };
  const options = cheaperBy(messy, withoutOffer);
  expect(options).toHaveLength(3);
  expect(summaryOf(messy).actions[2]?.text).toContain('ROI calculator');
  const cents = options.map((option) => option.cents);
  expect(cents).toEqual(cents.toSorted((a, b) => b - a));
  const total = computeCost(messy, withoutOffer).likely.threeYearCents;
  for (const one of cents) expect(one).toBeLessThanOrEqual(total);
});

test('the price that is shown goes on into the ROI calculator, which takes any of them', () => {
  const counts = fc.tuple(...pieceKinds.map(() => fc.nat({ max: 5 })));
  fc.assert(
    fc.property(counts, fc.nat({ max: 20 }), (given, noApi) => {
      const pieces = Object.fromEntries(pieceKinds.map((kind, at) => [kind, given[at] ?? 0]));
      const input = {
        ...costInput,
        pieces: { ...pieces, workflow: 1 } as CostInput['pieces'],
        connections: { ...noSystems, noApi },
      };
      const fields = tool.carries?.(input, '')?.fields as Record<string, string>;
      const price = Number(fields.price).toLocaleString('en-CA');
      expect(summaryOf(input).figure.value).toBe(`$${price}`);
      const read = roi.read(new Map(Object.entries({ ...roi.start, ...fields })));
      expect(read.kind).toBe('ok');
    }),
    { numRuns: 100 },
  );
});

test('the examples have the price in the ROI calculator that this one gives for them', () => {
  for (const [business, fields] of Object.entries(costExamples())) {
    const read = tool.read(new Map(Object.entries({ ...tool.start, ...fields })));
    if (read.kind === 'invalid') throw new Error(JSON.stringify(read.errors));
    expect(roiExamples(costFacts)[business as 'hvac']).toMatchObject({
      ...tool.carries?.(read.input, '')?.fields,
    });
  }
});
