import { expect, test } from 'vitest';
import { leadsOf } from '../result/result-details.tsx';
import { resultLeads } from '../result/result-leads.content.ts';
import {
  bandOf,
  computeReadiness,
  type QuestionId,
  questionIds,
  type ReadinessAnswer,
  type ReadinessInput,
} from './ai-readiness.formula.ts';
import { summarizeReadiness } from './ai-readiness.summary.ts';

type Answers = ReadinessInput['answers'];

const all = (answer: ReadinessAnswer) =>
  Object.fromEntries(questionIds.map((id) => [id, answer])) as Answers;

function summaryOf(answers: Answers) {
  const input = { answers, sensitiveData: 'no' } as const;
  return summarizeReadiness(input, computeReadiness(input));
}

/** The steps where one question has this answer and the rest of its pillar is unknown. */
function stepsFor(id: QuestionId, answer: 0 | 1 | 2): string {
  const answers = Object.fromEntries(
    questionIds.map((other) => [other, other === id ? answer : other[0] === id[0] ? null : 3]),
  ) as Record<QuestionId, 0 | 1 | 2 | 3 | null>;
  const input = { answers, sensitiveData: 'no' } as const;
  return summarizeReadiness(input, computeReadiness(input))
    .actions.map(({ text }) => text)
    .join(' ');
}

test('a step asks for nothing that the answer says is there, and builds on nothing that isn’t', () => {
  expect(stepsFor('R2', 1)).toMatch(/Write your rule down on half a page with the list/);
  expect(stepsFor('R2', 2)).toMatch(/Add the list of approved tools to your rule/);
  expect(stepsFor('T2', 1)).toMatch(/Switch on two-step login for email/);
  expect(stepsFor('T2', 2)).not.toMatch(/two-step/);
  expect(stepsFor('T2', 2)).toMatch(/one-page checklist for when somebody leaves/);
  expect(stepsFor('R1', 1)).toMatch(/table with one row per kind of data/);
  expect(stepsFor('R1', 2)).toMatch(/Add to your list which vendor holds each kind of data/);
  expect(stepsFor('D1', 1)).toMatch(/Choose one system as the master list/);
  expect(stepsFor('D1', 2)).toMatch(/into your main system/);
  expect(stepsFor('G1', 1)).toMatch(/Name the process that has to get better first/);
  expect(stepsFor('G1', 2)).toMatch(/Add today’s number to your goal/);
  expect(stepsFor('P1', 1)).toMatch(/Ask the team which tasks they repeat most/);
  expect(stepsFor('P1', 2)).toMatch(/Measure your top three tasks/);
  expect(stepsFor('P2', 2)).toMatch(/tasks that still have none/);
  expect(stepsFor('S1', 2)).toMatch(/Keep the prompts in one document/);
});

test('a list on paper is typed in before it is checked, one in a system is exported', () => {
  const steps = (D1: 0 | 1) =>
    summaryOf({ ...all(3), D1, D2: 0 })
      .actions.map(({ text }) => text)
      .join(' ');
  expect(steps(0)).toMatch(/free CRM.*Once the list is typed in, check it/);
  expect(steps(0)).not.toContain('Export what you have');
  expect(steps(1)).toMatch(/Export what you have/);
});

test('the next step measures a task first, unless it is measured', () => {
  const guessed = summaryOf({ ...all(2), P1: 2 });
  expect(guessed.title).toBe('Ready to automate core work');
  expect(guessed.actions.at(-1)?.text).toMatch(/measure it for two weeks if you haven’t yet/);
});

test('no step for several projects speaks of one', () => {
  const { title, actions } = summaryOf({ ...all(3), G1: 1, G2: 2 });
  expect(title).toBe('Ready to scale');
  const steps = actions.map(({ text }) => text).join(' ');
  expect(steps).toMatch(/Before a project starts, approve its budget.*next three processes/);
  expect(steps).not.toMatch(/one amount|one task|the one process/);
});

test('what holds the result down is not said to be scattered, unwritten or unmeasured where it isn’t', () => {
  const data = summaryOf({ ...all(3), D2: 0, D3: 0 });
  expect(data.reasons[0]).toContain('but your customer data isn’t ready to build on yet');
  const processes = summaryOf({ ...all(3), P2: 0, P3: 0 });
  expect(processes.reasons[0]).toContain('but your routine work isn’t ready to automate yet');
  expect(processes.actions.map(({ text }) => text).join(' ')).not.toMatch(/as the baseline/);
});

test('the offer is no link where the verdict is to spend nothing yet', () => {
  const links = (given: Answers) =>
    leadsOf(summaryOf(given), resultLeads['ai-readiness-assessment']).map(({ href }) => href);
  expect(links(all(0))).not.toContain('/special-offer');
  expect(links(all(null))).not.toContain('/special-offer');
  expect(links(all(2))).toContain('/special-offer');
});

test('where privacy comes first, so does a step about it', () => {
  const firstSteps = (
    given: Partial<Record<QuestionId, 0 | 1 | 2 | 3 | null>>,
    sensitiveData: 'yes' | 'unknown',
    otherwise: 0 | 3 | null = 3,
  ) => {
    const answers = Object.fromEntries(
      questionIds.map((id) => [id, given[id] === undefined ? otherwise : given[id]]),
    ) as Record<QuestionId, 0 | 1 | 2 | 3 | null>;
    const input = { answers, sensitiveData };
    const { warning, actions } = summarizeReadiness(input, computeReadiness(input));
    expect(warning).toMatch(/^Privacy first/);
    return actions.map(({ text }) => text);
  };
  const weakElsewhere = { D1: 0, D2: 0, D3: 0, P1: 0, P2: 0, P3: 0, R1: 1, R2: 1 } as const;
  expect(firstSteps(weakElsewhere, 'yes')[0]).toMatch(/table with one row per kind of data/);
  const open = firstSteps(weakElsewhere, 'unknown');
  expect(open[0]).toMatch(/^Find out: Do you handle health records/);
  expect(open[1]).toMatch(/table with one row per kind of data/);
  expect(firstSteps({ R1: null, R2: null }, 'yes')[0]).toMatch(/^Find out: .*paste into AI tools/);
  expect(firstSteps({}, 'unknown', null)[0]).toMatch(/^Find out: Do you handle health records/);
});

test('unknown answers leave the verdict open only if they could lift what holds it down', () => {
  const undecided = (given: Partial<Record<QuestionId, 0 | null>>) => {
    const answers = Object.fromEntries(
      questionIds.map((id) => [id, given[id] === undefined ? 3 : given[id]]),
    ) as Record<QuestionId, 0 | 3 | null>;
    return computeReadiness({ answers, sensitiveData: 'no' });
  };
  const open = { D1: null, D2: null, D3: null, G1: null } as const;
  const weakAnyway = undecided({ ...open, P1: 0, P2: 0, P3: 0 });
  expect(weakAnyway).toMatchObject({ band: 'pilot', isUndecided: false });
  expect(bandOf(Math.round(weakAnyway.bestCaseScore))).toBe('scale');
  expect(undecided(open)).toMatchObject({ cappedBy: ['data'], isUndecided: true });
});
