import { expect, test } from 'vitest';
import {
  cost,
  costInput,
  roi,
  roiDefaultInput,
  stackTool as row,
  stackOf,
} from '#test/calculator-samples.ts';
import { decodeShareLink, encodeShareLink } from '../model/share-link.ts';
import type { ToolDefinition } from '../model/tool-definition.ts';
import { roiFields } from '../roi-calculator/roi-fields.ts';
import { stackFields } from '../tech-stack/stack-fields.ts';
import { stackTool } from '../tech-stack/tech-stack.tool.ts';
import { rowsInUse } from './calculator.ts';

const formOf = (fields: Readonly<Record<string, string>>) => new Map(Object.entries(fields));
const errorsOf = (tool: ToolDefinition<never>, fields: Record<string, string>) => {
  const read = tool.read(formOf({ ...tool.start, ...fields }));
  return read.kind === 'invalid' ? Object.keys(read.errors) : [];
};
const asNever = (tool: unknown) => tool as ToolDefinition<never>;

const stack = stackOf(
  [
    row('HubSpot', { category: 'crm', monthlyCostCents: 1250, core: true, renewalMonth: 3 }),
    row('Wall calendar', { category: 'paper', connects: 'none', owner: 'unknown' }),
  ],
  [{ from: 1, to: 0, hoursPerWeek: 4 }],
);

test('what is written into a form is read back as it was', () => {
  for (const [tool, input] of [
    [roi, { ...roiDefaultInput, wageCents: 2850, price: null }],
    [cost, { ...costInput, priceInCents: 125, requests: null }],
    [stackTool, stack],
  ] as const) {
    const read = asNever(tool).read(formOf(asNever(tool).write(input as never)));
    expect(read).toEqual({ kind: 'ok', input: expect.anything() });
    if (read.kind === 'ok')
      expect(asNever(tool).write(read.input)).toEqual(asNever(tool).write(input as never));
  }
});

/** Links as earlier releases made them: none may stop working. */
test.each([
  [
    'roi',
    asNever(roi),
    {
      basis: 'items',
      hoursPerWeek: 15,
      itemsPerMonth: 300,
      minutesPerItem: 13,
      wageCents: 3000,
      employerFactor: 1.25,
      automatablePercent: 50,
      realisationPercent: 70,
      errorRatePercent: 2,
      errorReductionPercent: 50,
      errorCostCents: 2500,
      priceCents: null,
      runningCents: 15000,
      setupHours: 10,
      rampMonths: 3,
      missedPerMonth: 0,
      missedChancePercent: 0,
      missedMarginCents: 0,
    },
  ],
  [
    'cost',
    asNever(cost),
    {
      pieces: {
        workflow: 1,
        emailSequence: 0,
        leadCapture: 2,
        assistant: 0,
        documents: 0,
        dashboard: 0,
        webApp: 0,
      },
      connections: { native: 2, api: 1, noApi: 0, unknown: 1 },
      data: 'unknown',
      team: 'upTo5',
      privacy: 'personal',
      rateCents: 15000,
      subscriptionsCents: null,
      requests: 2000,
      tokensIn: 1500,
      tokensOut: 400,
      priceInCents: 50,
      priceOutCents: 200,
    },
  ],
  [
    'stack',
    asNever(stackTool),
    {
      tools: [
        {
          name: 'Jobber',
          category: 'industry',
          monthlyCostCents: 25000,
          paidSeats: 8,
          usedSeats: 7,
          use: 'daily',
          connects: 'native',
          owner: 'yes',
          safeLogin: 'yes',
          core: true,
          personalData: 'yes',
          renewalMonth: null,
        },
        {
          name: 'Whiteboard',
          category: 'paper',
          monthlyCostCents: null,
          paidSeats: null,
          usedSeats: null,
          use: 'daily',
          connects: 'none',
          owner: 'unknown',
          safeLogin: 'no',
          core: false,
          personalData: 'no',
          renewalMonth: 2,
        },
      ],
      reEntry: [{ from: 1, to: 0, hoursPerWeek: null }],
      wageCents: 3000,
      employerFactor: 1.25,
    },
  ],
])('an old link to %s still opens with its answers', (_, tool, input) => {
  const opened = decodeShareLink(encodeShareLink(input) ?? '', tool.schema);
  expect(opened).toEqual(input);
  const summary = tool.summarize(opened as never, '2026-11-20');
  expect(summary.actions).toHaveLength(3);
});

test('an error stands at the field that it is about, rows by their numbers as typed', () => {
  expect(errorsOf(asNever(roi), { wage: '5', hoursPerWeek: 'abc' })).toEqual([
    'hoursPerWeek',
    'wage',
  ]);
  const few = { basis: 'items', itemsPerMonth: '1', minutesPerItem: '1' };
  expect(errorsOf(asNever(roi), few)).toEqual(['minutesPerItem']);
  expect(errorsOf(asNever(cost), { 'piece-leadCapture': '0' })).toEqual(['piece-workflow']);
  expect(errorsOf(asNever(cost), { 'systems-api': '1.5' })).toEqual(['systems-api']);
  expect(errorsOf(asNever(stackTool), {})).toEqual(['t1-name']);
  const rows = { 't2-name': 'Wave', 't4-monthlyCost': '20', 'p1-from': '2' };
  expect(errorsOf(asNever(stackTool), rows)).toEqual(['t4-name', 'p1-to']);
  const same = { 't2-name': 'Wave', 'p1-from': '2', 'p1-to': '2' };
  expect(errorsOf(asNever(stackTool), same)).toEqual(['p1-to']);
});

test('a row is in use once something was filled in, chosen or changed', () => {
  const used = (fields: Record<string, string>) => rowsInUse(stackFields.tools, formOf(fields));
  expect(used({ 't1-category': 'crm', 't2-use': 'unknown', 't3-name': ' ' })).toEqual([]);
  expect(used({ 't1-category': 'office', 't5-core': 'yes', 't9-name': 'A' })).toEqual([1, 5, 9]);
});

test('hostile names of fields and values are errors, never more', () => {
  const hostile = { 't1-name': 'A', 't1-category': '__proto__' };
  expect(errorsOf(asNever(stackTool), hostile)).toEqual(['t1-category']);
  expect(errorsOf(asNever(cost), { data: 'constructor' })).toEqual(['data']);
});

test('the record names every answer in words, without those that don’t count', () => {
  const answers = Object.fromEntries(roi.answers(roiDefaultInput).map((a) => [a.label, a.value]));
  expect(answers).toMatchObject({
    [roiFields.hoursPerWeek.label]: '15 hours a week',
    [roiFields.wage.label]: '$30 an hour',
  });
  expect(answers).not.toHaveProperty([roiFields.minutesPerItem.label]);
  expect(cost.answers({ ...costInput, rateCents: null })).toContainEqual({
    label: 'Rate',
    value: 'I don’t know',
  });
  const [first, second, pair] = stackTool.answers(stack);
  expect(first).toMatchObject({ label: '1. HubSpot', value: expect.stringContaining('March') });
  expect(second?.value).not.toContain('in charge');
  expect(pair).toEqual({
    label: 'Copied by hand 1: Wall calendar → HubSpot',
    value: '4 hours a week',
  });
});
