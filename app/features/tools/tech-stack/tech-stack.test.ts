import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput, golden, stack, today, tool } from '#test/tech-stack-samples.ts';
import { shownScore } from '../model/tool-figures.ts';
import { toolAdvice } from './stack-advice-words.ts';
import { computeStack, stackBandOf } from './tech-stack.formula.ts';

test('the golden stack of seven tools scores 77.4', () => {
  const { parts, score, band } = computeStack(golden, today);
  expect(parts.connect).toBeCloseTo(0.773, 3);
  expect(parts.use).toBeCloseTo(0.909, 3);
  expect(parts.overlap).toBeCloseTo(0.857, 3);
  expect(parts.ownership).toBeCloseTo(0.714, 3);
  expect(parts.safety).toBeCloseTo(0.571, 3);
  expect(shownScore(score)).toBe(77.4);
  expect(band).toBe('fix-links');
});

test('the golden stack costs 307 a month, wastes 36 on seats and 55 on overlap, 650 on copying', () => {
  const result = computeStack(golden, today);
  expect(result.spendCents).toBe(30_700);
  expect(result.seatWasteCents).toBeCloseTo(3600, 6);
  expect(result.overlapSavingCents).toBe(5500);
  expect(result.reEntryCents).toBeCloseTo(65_000, 6);
});

test('Trello is cut, paper intake is bridged, the rest is kept', () => {
  const result = computeStack(golden, today);
  expect(result.tools.map((t) => t.advice)).toEqual([
    ['keep'],
    ['keep'],
    ['keep'],
    ['keep'],
    ['cut'],
    ['keep'],
    ['bridge'],
  ]);
  expect(result.weakLinks).toEqual([6]);
});

test('following the advice saves Trello’s whole price, its seats not counted twice', () => {
  expect(computeStack(golden, today).adviceSavingCents).toBe(6000);
});

test('copying from paper is blocked, so there is nothing to automate yet', () => {
  const result = computeStack(golden, today);
  expect(result.firstAutomations).toEqual([]);
  expect(result.map.links[0]).toMatchObject({ kind: 'blocked', blockedBy: [6] });
});

test('the three best first automations are the ready pairs with the most hours', () => {
  const pairs = [1, 2, 5].map((hours, i) => ({ from: i, to: i + 1, hoursPerWeek: hours }));
  const result = computeStack(
    {
      ...golden,
      reEntry: [
        ...pairs,
        { from: 3, to: 5, hoursPerWeek: 3 },
        { from: 6, to: 0, hoursPerWeek: 9 },
        // Trello is cut, so nothing is connected to it.
        { from: 3, to: 4, hoursPerWeek: 8 },
      ],
    },
    today,
  );
  expect(result.firstAutomations.map((link) => link.hoursPerWeek)).toEqual([5, 3, 2]);
});

test('of two tools for one job the worse connected one is consolidated', () => {
  const result = computeStack(
    stack([tool('A', { category: 'crm' }), tool('B', { category: 'crm', connects: 'export' })]),
    today,
  );
  expect(result.tools.map((t) => t.advice[0])).toEqual(['keep', 'consolidate']);
});

test('nobody is told to move over to a tool that is cut', () => {
  const result = computeStack(
    stack([
      tool('Unused', { category: 'crm', use: 'rarely' }),
      tool('Daily', { category: 'crm', connects: 'export', core: true }),
    ]),
    today,
  );
  expect(result.tools.map((t) => t.advice[0])).toEqual(['cut', 'keep']);
});

test('what is unknown counts zero but leads to no advice, only to a question', () => {
  const [entry] = computeStack(
    stack([tool('X', { use: 'unknown', connects: 'unknown', core: true })]),
    today,
  ).tools;
  expect(entry?.advice).toEqual(['keep']);
  expect(entry?.unknown).toEqual(['use', 'connects']);
  const [other] = computeStack(stack([tool('Y', { use: 'unknown' })]), today).tools;
  expect(other?.advice).toEqual(['keep']);
});

test('personal data behind a shared password is fixed today, even in a tool that is cut', () => {
  const [entry] = computeStack(
    stack([
      tool('X', { category: 'crm', personalData: 'yes', safeLogin: 'no', use: 'rarely' }),
      tool('Y', { category: 'crm' }),
    ]),
    today,
  ).tools;
  expect(entry?.advice).toEqual(['cut', 'fix-today']);
});

test('a renewal within sixty days is announced with its month, a later one is not', () => {
  const months = [11, 12, 1, 2, 10];
  const input = stack(months.map((renewalMonth) => tool('X', { renewalMonth, category: 'other' })));
  const result = computeStack(input, today);
  expect(result.tools.map((t) => t.advice[0])).toEqual([
    'renewal',
    'renewal',
    'renewal',
    'keep',
    'keep',
  ]);
  const texts = result.tools.map((entry) => toolAdvice({ input, result }, entry).text);
  expect(texts[0]).toBe('It renews this month, so decide today whether to keep it.');
  expect(texts[2]).toBe('It renews soon. Decide before January.');
});

test('two paper forms or two trade programs are not an overlap', () => {
  const result = computeStack(
    stack([
      tool('Form', { category: 'paper' }),
      tool('Board', { category: 'paper' }),
      tool('A', { category: 'industry' }),
      tool('B', { category: 'industry' }),
    ]),
    today,
  );
  expect(result.parts.overlap).toBe(1);
  expect(result.duplicates).toEqual([]);
});

test('pairs that point nowhere or at themselves are ignored', () => {
  const result = computeStack(
    {
      ...golden,
      reEntry: [
        { from: 0, to: 0, hoursPerWeek: 3 },
        { from: 0, to: 99, hoursPerWeek: 3 },
      ],
    },
    today,
  );
  expect(result.map.links).toEqual([]);
});

test('the bands change at 80, 60 and 40 of the printed score', () => {
  expect([100, 80, 79.96, 79.9, 60, 59.9, 40, 39.9, 0].map(stackBandOf)).toEqual([
    'automation-ready',
    'automation-ready',
    'automation-ready',
    'fix-links',
    'fix-links',
    'consolidate',
    'consolidate',
    'system-of-record',
    'system-of-record',
  ]);
});

test('a core tool that connects to nothing rules out automation-ready, and is named', () => {
  const result = computeStack(
    stack([
      tool('Core', { category: 'industry', connects: 'none', core: true }),
      tool('A', { core: true, category: 'office' }),
      tool('B', { core: true, category: 'accounting' }),
      tool('C', { category: 'forms' }),
    ]),
    today,
  );
  expect(result.scoreBand).toBe('automation-ready');
  expect(result.band).toBe('fix-links');
  expect(result.heldDownBy).toEqual([0]);
});

test('the score stays within 0 and 100, savings within what is spent, nothing is NaN', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = computeStack(input, today);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(result.score).toBeLessThanOrEqual(100);
      for (const part of Object.values(result.parts)) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
      for (const saving of [
        result.seatWasteCents,
        result.overlapSavingCents,
        result.adviceSavingCents,
      ]) {
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(result.spendCents + 1e-6);
      }
      expect(result.firstAutomations.every((link) => link.kind === 'ready')).toBe(true);
    }),
  );
});
