import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { findTool, tools } from '#app/facts/tools.ts';
import { costFacts } from '#test/calculator-samples.ts';
import { readinessFigures } from './ai-readiness/ai-readiness.tool.ts';
import { cleaningMinutes } from './data-quality/file-input.ts';
import { costFields, costSettings } from './implementation-cost/cost-fields.ts';
import type { ToolDefault, ToolSetting } from './model/tool-default.ts';
import {
  dollars,
  joinWords,
  measuredText,
  percentText,
  plainNumber,
  wholeScore,
} from './model/tool-figures.ts';
import { parseNumber } from './model/tool-form.ts';
import { roiFigures } from './roi-calculator/roi-calculator.tool.ts';
import { roiFields } from './roi-calculator/roi-fields.ts';
import { stackFigures } from './tech-stack/tech-stack.tool.ts';
import { vendorFigures } from './vendor-checklist/vendor-checklist.tool.ts';

test('there are six tools, the first two popular, two assessments more, one checklist', () => {
  expect(tools.map((t) => t.slug)).toEqual([
    'ai-readiness-assessment',
    'roi-calculator',
    'vendor-evaluation-checklist',
    'tech-stack-analyzer',
    'implementation-cost-calculator',
    'data-quality-assessment',
  ]);
  expect(tools.filter((t) => t.popular).map((t) => t.slug)).toEqual(
    tools.slice(0, 2).map((t) => t.slug),
  );
  expect(tools.map((t) => t.category)).toEqual([
    'assessment',
    'calculator',
    'checklist',
    'assessment',
    'calculator',
    'assessment',
  ]);
});

test('the quiz is the same tool as the assessment, an unknown slug is none', () => {
  expect(findTool(builtInFacts, 'ai-readiness-quiz')?.slug).toBe('ai-readiness-assessment');
  expect(findTool(builtInFacts, 'roi-calculator')?.title).toBe('ROI Calculator');
  for (const slug of ['', 'x', '__proto__', 'constructor', 'toString'])
    expect(findTool(builtInFacts, slug)).toBeUndefined();
});

test('head data of the tool pages has the length that search results show', () => {
  for (const { head } of tools) {
    expect(head.title.length).toBeGreaterThanOrEqual(15);
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeGreaterThanOrEqual(70);
    expect(head.description.length).toBeLessThanOrEqual(160);
  }
});

test('every default lies within its own bounds and names a source, a kind of evidence and a day', () => {
  const tables = [roiFields, costFields(costFacts), costSettings, cleaningMinutes];
  const entries = tables.flatMap((table): object[] => Object.values(table));
  for (const entry of entries.filter((one): one is ToolSetting => 'value' in one)) {
    const { min = 0, max = entry.value } = entry as Partial<ToolDefault>;
    expect(entry.value).toBeGreaterThanOrEqual(min);
    expect(entry.value).toBeLessThanOrEqual(max);
    expect(entry.source).not.toBe('');
    expect(entry.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('a published figure has its period, a link and a source', () => {
  for (const figures of [readinessFigures, roiFigures, vendorFigures, stackFigures]) {
    for (const { text, source, href } of figures) {
      expect(text).toMatch(/\b20\d\d\b/);
      expect(source).toMatch(/^Statistics Canada, /);
      expect(href).toMatch(/^https:\/\//);
    }
  }
});

test('money, shares and months are printed as Canadians write them', () => {
  expect(dollars(1_366_200)).toBe('$13,662');
  expect(dollars(-71_937.5)).toBe('-$719');
  expect(dollars(-10)).toBe('$0');
  expect(percentText(0.3)).toBe('30%');
  expect([2 / 3, 0.9999, 0.0001, 1, 0].map(measuredText)).toEqual([
    '67%',
    '99%',
    '1%',
    '100%',
    '0%',
  ]);
  expect(plainNumber(2000)).toBe('2,000');
  expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c');
});

test('a score is a whole number, halves up', () => {
  expect([84.5, 84.49, 77.368, 59.999_999_9].map(wholeScore)).toEqual([85, 84, 77, 60]);
});

test('numbers are read as people type them, and what is no number is no number', () => {
  expect(
    ['15', ' 1,500 ', '$30', '12.5 %', '30,50', '1,234,567.8', '.5', 'CAD 40'].map(parseNumber),
  ).toEqual([15, 1500, 30, 12.5, 30.5, 1_234_567.8, 0.5, 40]);
  expect(['', 'unknown'].map(parseNumber)).toEqual([null, null]);
  for (const bad of ['abc', '1e9', '1.2.3', '0x10', '--1', '12a', 'Infinity', '1,2,3'])
    expect(parseNumber(bad)).toBeNaN();
});
