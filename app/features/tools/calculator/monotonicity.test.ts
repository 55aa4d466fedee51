import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costFacts,
  costInput,
  emptyStackTool,
  roiDefaultInput,
  stackDefaultInput,
  stackTool,
} from '#test/calculator-samples.ts';
import { atMost, pairs } from '#test/monotonicity-scored-samples.ts';
import {
  type CostInput,
  connectionHours,
  dataHours,
  pieceKinds,
  trainingHours,
} from '../implementation-cost/cost-fields.ts';
import { computeCost } from '../implementation-cost/implementation-cost.formula.ts';
import { computeRoi } from '../roi-calculator/roi-calculator.formula.ts';
import { roiFields } from '../roi-calculator/roi-fields.ts';
import type { StackTool } from '../tech-stack/stack-fields.ts';
import { computeStack, type StackResult } from '../tech-stack/tech-stack.formula.ts';

const fromTo = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Two numbers, the lower one first. */
const two = (number: fc.Arbitrary<number>) =>
  fc
    .tuple(number, number)
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

/** No project at all comes first, whether the task is too small for one or does not pay for it. */
const roiOrder = [['not-yet', 'template'], ['pilot'], ['good'], ['strong']];
/** Less of these is better; of all others more. */
const roiCosts = ['price', 'running', 'setupHours', 'rampMonths'];
const roiNumbers = Object.entries(roiFields).flatMap(([name, field]) =>
  'unit' in field ? [{ name, field }] : [],
);

test.each(roiNumbers)('ROI: a worse $name', ({ name, field }) => {
  const [key, scale] = field.unit.startsWith('CAD') ? [`${name}Cents`, 100] : [name, 1];
  const number = fromTo(field.min * scale, field.max * scale);
  const others = fc.record({
    hoursPerWeek: fromTo(2, 60),
    priceCents: fromTo(0, 2_000_000),
    runningCents: fromTo(0, 60_000),
    errorCostCents: fromTo(0, 10_000),
    basis: fc.constantFrom('hours' as const, 'items' as const),
  });
  fc.assert(
    fc.property(others, two(number), (given, [low, high]) => {
      // A higher wage also makes one's own set-up more expensive, so there is none in that case.
      const own = name === 'wage' || name === 'employerFactor' ? { setupHours: 0 } : {};
      const of = (value: number) =>
        computeRoi({ ...roiDefaultInput, ...given, ...own, [key]: value });
      const [worse, better] = roiCosts.includes(name) ? [of(high), of(low)] : [of(low), of(high)];
      const rank = (verdict: string) => roiOrder.findIndex((group) => group.includes(verdict));
      atMost(worse.scenarios.cautious.cum36Cents, better.scenarios.cautious.cum36Cents + 1e-3);
      atMost(rank(worse.verdict), rank(better.verdict));
      atMost(worse.opportunityCents, better.opportunityCents + 1e-6);
    }),
    pairs,
  );
});

/** Most counts are zero, so that going from none to one is tested often. */
const project = fc
  .record({
    counts: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 4), { minLength: 11, maxLength: 11 }),
    data: fc.constantFrom(...Object.keys(dataHours)),
    team: fc.constantFrom(...Object.keys(trainingHours)),
    privacy: fc.constantFrom('none', 'personal', 'sensitive', 'unknown'),
    rateCents: fc.constantFrom(5_000, 15_000, 50_000),
  })
  .map(({ counts, ...rest }) => {
    const named = (kinds: readonly string[], from: number) =>
      Object.fromEntries(kinds.map((kind, at) => [kind, counts[from + at] ?? 0]));
    return {
      ...costInput,
      ...rest,
      pieces: named(pieceKinds, 0),
      connections: named(Object.keys(connectionHours), pieceKinds.length),
    } as CostInput;
  })
  .filter(({ pieces }) => Object.values(pieces).some((count) => count > 0));

/** What the page shows: the price with the package where it covers all, and three years. */
function costsNoMore(smaller: CostInput, bigger: CostInput): void {
  const [one, other] = [computeCost(smaller, costFacts), computeCost(bigger, costFacts)];
  atMost(one.shown.priceCents, other.shown.priceCents + 1e-6);
  atMost(one.shown.threeYearCents, other.shown.threeYearCents + 1e-6);
  atMost(one.likely.threeYearCents, other.likely.threeYearCents + 1e-6);
}

const costCounts = [
  ...pieceKinds.map((kind) => ['pieces', kind] as const),
  ...Object.keys(connectionHours).map((kind) => ['connections', kind] as const),
];

test.each(costCounts)('cost: more %s of %s', (list, kind) => {
  fc.assert(
    fc.property(project, (base) => {
      const counts = base[list] as Readonly<Record<string, number>>;
      costsNoMore(base, { ...base, [list]: { ...counts, [kind]: (counts[kind] ?? 0) + 1 } });
    }),
    pairs,
  );
});

const costSteps = [
  ['data', ['clean', 'some', 'messy']],
  ['team', ['upTo5', 'upTo20', 'over20']],
  ['privacy', ['none', 'personal', 'sensitive']],
  ['rateCents', [5_000, 15_000, 50_000]],
  ['subscriptionsCents', [0, 12_000, 90_000]],
  ['requests', [0, 2_000, 100_000]],
  ['tokensIn', [0, 1_500, 50_000]],
  ['tokensOut', [0, 400, 50_000]],
  ['priceInCents', [0, 50, 5_000]],
  ['priceOutCents', [0, 200, 5_000]],
] as const;

test.each(costSteps)('cost: more of %s', (field, steps) => {
  fc.assert(
    fc.property(project, fc.nat(1), (base, at) =>
      costsNoMore({ ...base, [field]: steps[at] }, { ...base, [field]: steps[at + 1] }),
    ),
    pairs,
  );
});

const stackOrder = ['system-of-record', 'consolidate', 'fix-links', 'automation-ready'];
const anyTool = fc.record({
  category: fc.constantFrom('crm' as const, 'office' as const, 'accounting' as const),
  connects: fc.constantFrom('native' as const, 'export' as const, 'none' as const),
  use: fc.constantFrom('daily' as const, 'weekly' as const, 'rarely' as const),
  safeLogin: fc.constantFrom('yes' as const, 'no' as const),
  personalData: fc.constantFrom('yes' as const, 'no' as const),
  core: fc.boolean(),
  monthlyCostCents: fromTo(0, 100_000),
  paidSeats: fc.constantFrom(1, 5, 20),
  usedSeats: fc.constantFrom(0, 1, 5, 20),
});
const someTools = fc.array(anyTool, { minLength: 1, maxLength: 6 });

function computeChanged(
  tools: readonly Partial<StackTool>[],
  at: number,
  change: Partial<StackTool>,
) {
  const list = tools.map((tool, index) => ({
    ...stackTool(`Tool ${index}`, tool),
    ...(index === at % tools.length ? change : {}),
  }));
  return computeStack({ ...stackDefaultInput, tools: list }, '2026-11-20');
}

/** Not knowing is never better than an answer, but what connects to nothing caps the band. */
const stackScored = [
  ['connects', ['none', 'export', 'native']],
  ['connects', ['unknown', 'export', 'native']],
  ['use', ['unknown', 'rarely', 'monthly', 'weekly', 'daily']],
  ['owner', ['unknown', 'no', 'yes']],
  ['safeLogin', ['unknown', 'no', 'yes']],
  ['personalData', ['yes', 'unknown', 'no']],
] as const;

test.each(stackScored)('tech stack: a worse answer about %s', (field, values) => {
  fc.assert(
    fc.property(someTools, fc.nat(5), two(fc.nat(values.length - 1)), (tools, at, [low, high]) => {
      const worse = computeChanged(tools, at, { [field]: values[low] });
      const better = computeChanged(tools, at, { [field]: values[high] });
      atMost(worse.score, better.score + 1e-9);
      atMost(stackOrder.indexOf(worse.band), stackOrder.indexOf(better.band));
    }),
    pairs,
  );
});

const stackMoney: readonly (readonly [string, number, number, (result: StackResult) => number])[] =
  [
    ['monthlyCostCents', 0, 100_000, ({ spendCents }) => spendCents],
    ['monthlyCostCents', 0, 100_000, ({ overlapSavingCents }) => overlapSavingCents],
    ['paidSeats', 1, 500, ({ seatWasteCents }) => seatWasteCents],
    ['usedSeats', 0, 500, ({ seatWasteCents }) => -seatWasteCents],
  ];

test.each(stackMoney)(
  'tech stack: more of %s costs no less, and leaves the band',
  (field, min, max, loss) => {
    fc.assert(
      fc.property(someTools, fc.nat(5), two(fromTo(min, max)), (tools, at, [low, high]) => {
        const less = computeChanged(tools, at, { [field]: low });
        const more = computeChanged(tools, at, { [field]: high });
        atMost(loss(less), loss(more) + 1e-6);
        atMost(Math.abs(less.score - more.score), 1e-9);
      }),
      pairs,
    );
  },
);

test('tech stack: more hours of copying, or dearer ones, cost no less', () => {
  const tools = [stackTool('A', {}), stackTool('B', {})];
  const cents = (hoursPerWeek: number, wageCents: number, employerFactor: number) => {
    const reEntry = [{ from: 0, to: 1, hoursPerWeek }];
    return computeStack({ tools, reEntry, wageCents, employerFactor }, '2026-11-20').reEntryCents;
  };
  fc.assert(
    fc.property(
      two(fromTo(0.1, 400)),
      two(fromTo(1500, 30_000)),
      two(fromTo(1, 1.6)),
      (hours, wage, factor) =>
        atMost(cents(hours[0], wage[0], factor[0]), cents(hours[1], wage[1], factor[1]) + 1e-6),
    ),
    pairs,
  );
});

test('every input is compared, or has no better and worse', () => {
  const stackCompared = [
    'connects',
    'use',
    'owner',
    'safeLogin',
    'personalData',
    'monthlyCostCents',
    'paidSeats',
    'usedSeats',
  ];
  const without = ['name', 'category', 'core', 'renewalMonth'];
  expect(Object.keys(emptyStackTool).sort()).toEqual([...stackCompared, ...without].sort());
  const cost = ['pieces', 'connections', ...costSteps.map(([field]) => field)];
  expect(Object.keys(costInput).sort()).toEqual(cost.sort());
});
