import { expect, test } from 'vitest';
import {
  computeReadiness,
  questionIds,
  type ReadinessInput,
} from './ai-readiness/ai-readiness.formula.ts';
import { summarizeReadiness } from './ai-readiness/ai-readiness.summary.ts';
import {
  computeDataQuality,
  type QualityQuestionId,
  type QuestionsInput,
  qualityQuestionIds,
} from './data-quality/data-quality.formula.ts';
import { summarizeDataQuality } from './data-quality/data-quality.summary.ts';
import { computeStack } from './tech-stack/tech-stack.formula.ts';
import { emptyStackTool, stackDefaultInput } from './tech-stack/tech-stack.schema.ts';
import { summarizeStack } from './tech-stack/tech-stack.summary.ts';

/** All answers 2 but the unknown ones. */
function qualityOf(...unknown: readonly QualityQuestionId[]) {
  const answers = qualityQuestionIds.map((id) => [id, unknown.includes(id) ? null : 2]);
  const input = { mode: 'questions', answers: Object.fromEntries(answers) } as QuestionsInput;
  return summarizeDataQuality(input, computeDataQuality(input));
}

function readinessOf(unknown: readonly string[], sensitiveData: ReadinessInput['sensitiveData']) {
  const answers = questionIds.map((id) => [id, unknown.includes(id) ? null : 2]);
  const input = { answers: Object.fromEntries(answers), sensitiveData } as ReadinessInput;
  return summarizeReadiness(input, computeReadiness(input));
}

test('one unknown answer counts as zero, several count as zero', () => {
  expect(qualityOf('V1').reasons).toContain(
    'You don’t know 1 of 12 answers. It counts as zero, so the true score is somewhere between 60 and 70.',
  );
  expect(qualityOf('V1', 'V2').reasons[0]).toMatch(/^You don’t know 2 of 12 answers\. They count/);
  expect(readinessOf(['D1'], 'no').reasons[0]).toMatch(/1 of the 15 scored answers\. It counts/);
});

test('where the best answers would change nothing, the verdict says so', () => {
  const known = { C1: 0, C2: 0, U1: 0, U2: 0, V1: 0, V2: 0, A1: 1 };
  const given = qualityQuestionIds.map((id) => [id, known[id as keyof typeof known] ?? null]);
  const input = { mode: 'questions', answers: Object.fromEntries(given) } as QuestionsInput;
  const { title, reasons } = summarizeDataQuality(input, computeDataQuality(input));
  expect(title).toBe('Stop');
  expect(reasons).toContain('The verdict is the same either way.');
  expect(qualityOf('C1', 'U1', 'V1', 'A1', 'T1').title).toBe('Find out first');
});

test('a part whose answers are all unknown is not shown as the worst grade', () => {
  const textOf = (bars: readonly { label: string; text: string }[]) =>
    Object.fromEntries(bars.map(({ label, text }) => [label, text]));
  expect(textOf(qualityOf('V1', 'V2').bars)).toMatchObject({ Valid: 'not known', Unique: '66.7%' });
  expect(textOf(qualityOf('V1').bars)).toMatchObject({ Valid: '33.3%' });
  expect(textOf(readinessOf(['T1', 'T2'], 'no').bars)).toMatchObject({
    Technology: 'not known',
    Data: '67%',
  });
  const stack = { ...stackDefaultInput, tools: [{ ...emptyStackTool, name: 'A', owner: 'no' }] };
  const input = stack as Parameters<typeof computeStack>[0];
  const { bars } = summarizeStack(input, computeStack(input, '2026-11-20'));
  expect(textOf(bars)).toMatchObject({
    Connected: 'not known',
    'Someone in charge': '0%',
    'Secure logins': 'not known',
  });
});

test('the sixteenth question is listed, but not counted among the scored answers', () => {
  const { reasons, findOutFirst } = readinessOf(questionIds, 'unknown');
  expect(findOutFirst).toHaveLength(16);
  expect(reasons[0]).toMatch(/^You don’t know 15 of the 15 scored answers\./);
});

test('the steps of a weak team neither buy nor contradict each other, and name the ROI calculator once', () => {
  const given = (values: Record<string, 0 | 1 | 2 | 3>, otherwise: 0 | 3) => {
    const answers = questionIds.map((id) => [id, values[id] ?? otherwise]);
    const input = { answers: Object.fromEntries(answers), sensitiveData: 'no' } as ReadinessInput;
    return summarizeReadiness(input, computeReadiness(input));
  };
  const low = given({ D1: 2, D2: 2, D3: 2, P1: 1, S2: 1 }, 0);
  const steps = low.actions.map(({ text }) => text).join(' ');
  expect(low.title).toBe('Foundations first');
  expect(
    given({ S1: 0, S3: 0 }, 3)
      .actions.map(({ text }) => text)
      .join(' '),
  ).toMatch(/try a free AI assistant.*stopped using the last new tool/);
  expect(steps).not.toMatch(/paid AI assistant|dropped it/);
  const core = given({ P1: 1, P2: 2, P3: 2, S1: 1, S2: 1, S3: 1 }, 3);
  expect(core.title).toBe('Ready to automate core work');
  expect(
    core.actions
      .map(({ text }) => text)
      .join(' ')
      .match(/ROI calculator/g),
  ).toHaveLength(1);
});
