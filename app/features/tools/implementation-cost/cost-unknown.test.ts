import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { noPieces, noSystems, offer, withDefaults } from '#test/cost-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { type CostInput, type CostNumber, costWhenUnknown, pieceKinds } from './cost-figures.ts';
import { type CostVerdict, computeCost } from './implementation-cost.formula.ts';
import { summarizeCost } from './implementation-cost.summary.ts';

beforeEach(() => showFacts(specifiedFacts));

const noNumbers = Object.fromEntries(
  Object.keys(costWhenUnknown).map((name) => [name, null]),
) as Record<CostNumber, null>;

/** One document workflow of which nothing else is known. */
const unknown = withDefaults({
  pieces: { ...noPieces, documents: 1 },
  connections: { ...noSystems, unknown: 3 },
  data: 'unknown',
  team: 'unknown',
  privacy: 'unknown',
  ...noNumbers,
});

const known = { data: 'clean', team: 'upTo5', privacy: 'personal' } as const;

const summaryOf = (changes: Partial<CostInput>, pack: typeof offer | null = offer) =>
  summarizeCost(computeCost({ ...unknown, ...changes }, pack));

test('while what is unknown could lead to another verdict, finding out comes first', () => {
  for (const pack of [offer, null]) {
    const { title, verdict, actions, reasons, findOutFirst } = summaryOf({}, pack);
    expect(title).toBe('Find out first');
    expect(verdict).toBe(
      'Likely a typical-size project, but what you don’t know yet could change that: find out first.',
    );
    expect(actions).toHaveLength(3);
    expect(actions[0]?.text).toBe(
      'Find out how your systems connect, the state of your data, how many people have to be trained and whether the data is personal or sensitive, then change your answers.',
    );
    expect([...actions.map(({ text }) => text), ...reasons].join(' ')).not.toContain('two fixed');
    expect(findOutFirst).toHaveLength(11);
  }
});

test('a verdict that no answer could change is given, and the usual figures leave it as it is', () => {
  const { title, verdict } = summaryOf({ pieces: { ...noPieces, webApp: 3 } });
  expect(title).toBe('Split it');
  expect(verdict).toMatch(/^Too large for one step/);
  const sized = { ...known, connections: { ...noSystems, native: 3 } };
  expect(summaryOf({ ...sized, ...noNumbers }, null).title).toBe('A typical-size project');
  expect(summaryOf({ ...sized, data: 'unknown' }, null).title).toBe('A typical-size project');
});

test('the package may be enough as long as nothing that is known rules it out', () => {
  const open = summaryOf({ ...known, connections: { ...noSystems, unknown: 1 } });
  expect(open.verdict).toBe(
    'Likely the launch package plus extra work, but what you don’t know yet could change that: find out first.',
  );
  expect(open.actions[0]?.text).toBe(
    'Find out how your systems connect, then change your answers.',
  );
  const beside = { ...known, connections: { ...noSystems, api: 1 }, data: 'unknown' } as const;
  expect(summaryOf(beside).title).toBe('The launch package, plus extra work');
});

const anyInput = fc.record({
  pieces: fc
    .record(
      Object.fromEntries(pieceKinds.map((kind) => [kind, fc.nat(2)])) as Record<
        (typeof pieceKinds)[number],
        fc.Arbitrary<number>
      >,
    )
    .filter((pieces) => Object.values(pieces).some((count) => count > 0)),
  connections: fc.record({
    native: fc.nat(2),
    api: fc.nat(1),
    noApi: fc.nat(1),
    unknown: fc.nat(3),
  }),
  data: fc.constantFrom<CostInput['data']>('clean', 'some', 'messy', 'unknown'),
  team: fc.constantFrom<CostInput['team']>('upTo5', 'upTo20', 'over20', 'unknown'),
  privacy: fc.constantFrom<CostInput['privacy']>('none', 'personal', 'sensitive', 'unknown'),
  subscriptionsCents: fc.constantFrom(null, 12_000),
});

/** All projects that this one may turn out to be. */
function possible(input: CostInput): CostInput[] {
  const { unknown: open, ...systems } = input.connections;
  const { leadCapture, emailSequence } = input.pieces;
  const kinds = open === 0 ? (['native'] as const) : (['native', 'api', 'noApi'] as const);
  const least = leadCapture + emailSequence > 0 ? 'personal' : 'none';
  const of = <Value extends string>(value: Value | 'unknown', all: readonly Value[]) =>
    value === 'unknown' ? all : [value];
  return kinds.flatMap((kind) =>
    of(input.data, ['clean', 'some', 'messy']).flatMap((data) =>
      of(input.team, ['upTo5', 'upTo20', 'over20']).flatMap((team) =>
        of(input.privacy, [least, 'personal', 'sensitive']).map((privacy) => {
          const connections = { ...systems, [kind]: systems[kind] + open, unknown: 0 };
          return { ...input, connections, data, team, privacy };
        }),
      ),
    ),
  );
}

test('a verdict is given exactly where all possible projects have it', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom(offer, null), (given, pack) => {
      const input = withDefaults(given);
      const { verdict, isUndecided } = computeCost(input, pack);
      const verdicts = new Set<CostVerdict>(
        possible(input).map((one) => computeCost(one, pack).verdict),
      );
      expect([...verdicts].some((one) => one !== verdict)).toBe(isUndecided);
    }),
  );
});

test('what is unknown is to be checked, and saves at most what the estimate counts for it', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom(offer, null), (given, pack) => {
      const input = withDefaults(given);
      for (const { text } of summarizeCost(computeCost(input, pack)).actions) {
        const about = [
          [/your data/, input.data === 'unknown'],
          [/people/, input.team === 'unknown'],
          [/the data turns out|personal data|sensitive data/, input.privacy === 'unknown'],
          [/not sure about/, input.connections.unknown > 0],
          [/already pay for/, input.subscriptionsCents === null],
        ] as const;
        for (const [topic, isUnknown] of about) {
          if (!topic.test(text) || !text.includes('Saves')) continue;
          expect(/^(?:Check|If) .*Saves up to about/.test(text)).toBe(isUnknown);
        }
      }
    }),
  );
});
