import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyStackTool, roiDefaultInput, stackDefaultInput } from '#test/calculator-samples.ts';
import { roiForm } from '../roi-calculator/roi-calculator.tool.ts';
import { stackForm } from '../tech-stack/tech-stack.tool.ts';
import { decodeShareLink, encodeShareLink, SHARE_LINK_MAX_CHARS } from './share-link.ts';

const link = (value: unknown): string => encodeShareLink(value) ?? '';

test('a link gives back the answers that it was made from', () => {
  const fragment = link(roiDefaultInput);
  expect(fragment).toMatch(/^#v1\.[A-Za-z0-9_-]+$/);
  expect(decodeShareLink(fragment, roiForm.schema)).toEqual(roiDefaultInput);
  expect(decodeShareLink(fragment.slice(1), roiForm.schema)).toEqual(roiDefaultInput);
});

test('accents and emoji survive', () => {
  const schema = v.object({ name: v.string() });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (name) => {
      expect(decodeShareLink(link({ name }), schema)).toEqual({ name });
    }),
  );
});

test('anything else is undefined and never throws', () => {
  const good = link(roiDefaultInput);
  const bad = [
    '',
    '#',
    '#v1.',
    '#v2.e30',
    '#V1.e30',
    '#v1.%%%',
    '#v1.e3',
    '#v1.e30=',
    '#v1.bnVsbA',
    '#v1._w',
    `${good}x`,
    good.slice(0, -4),
    `#v1.${'A'.repeat(SHARE_LINK_MAX_CHARS)}`,
    link({ ...roiDefaultInput, wageCents: 1 }),
    link({ ...roiDefaultInput, hoursPerWeek: '15' }),
    link(null),
  ];
  for (const fragment of bad) expect(decodeShareLink(fragment, roiForm.schema)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeShareLink(`#v1.${text}`, roiForm.schema)).toBeUndefined();
    }),
  );
});

test('a prototype cannot be smuggled in', () => {
  const json = `{"__proto__":{"polluted":1},${JSON.stringify(roiDefaultInput).slice(1)}`;
  const fragment = `#v1.${Buffer.from(json).toString('base64url')}`;
  const decoded = decodeShareLink(fragment, roiForm.schema);
  expect(decoded).toEqual(roiDefaultInput);
  expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  expect('polluted' in {}).toBe(false);
});

test('a link that is too long is neither made nor read, however valid its content', () => {
  const schema = v.object({ text: v.string() });
  const linkOf = (length: number) =>
    `#v1.${Buffer.from(JSON.stringify({ text: 'x'.repeat(length) })).toString('base64url')}`;
  expect(decodeShareLink(linkOf(1000), schema)?.text).toHaveLength(1000);
  expect(decodeShareLink(linkOf(SHARE_LINK_MAX_CHARS), schema)).toBeUndefined();
  expect(encodeShareLink('x'.repeat(SHARE_LINK_MAX_CHARS))).toBeUndefined();
});

test('the largest stack still fits into a link', () => {
  const stack = {
    ...stackDefaultInput,
    tools: Array.from({ length: 40 }, (_, i) => ({
      ...emptyStackTool,
      name: `${i} ${'x'.repeat(50)}`,
      monthlyCostCents: 123_456,
    })),
    reEntry: Array.from({ length: 20 }, (_, i) => ({ from: i, to: i + 1, hoursPerWeek: 12.5 })),
  };
  expect(decodeShareLink(link(stack), stackForm.schema)).toEqual(stack);
});

test('a link of an earlier release, with its date, is read as before', () => {
  const schema = v.object({ answers: v.array(v.number()) });
  const input = { answers: [1, 2] };
  expect(decodeShareLink(`${link(input)}.2026-11-22`, schema)).toEqual(input);
});
