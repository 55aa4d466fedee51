import { expect, test } from 'vitest';
import { emails } from '#app/emails/catalogue.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { openTestApp } from '#test/test-app.ts';
import { readinessSections } from '../ai-readiness/ai-readiness.tool.ts';
import { computeToolResult } from '../all-tools.ts';
import { questionsOf } from '../questionnaire/questionnaire.ts';

const readiness = (answer: (id: string, at: number) => number | null) => ({
  answers: Object.fromEntries(
    questionsOf(readinessSections).map(({ id }, at) => [id, answer(id, at)]),
  ),
  sensitiveData: 'unknown',
});

test('the email has every step and every open question, not only those that a page shows first', async () => {
  const app = await openTestApp('sqlite');
  const email = 'visitor@example.com';
  const tool = 'ai-readiness-assessment';
  const some = readiness(() => 1);
  const none = readiness(() => null);
  await app.post('/api/tools/result', { tool, input: some, email });
  await app.post('/api/tools/result', { tool, input: none, email: `other-${email}` });
  const rows = await app.context.db
    .selectFrom('outbox')
    .select(['props', 'recipient'])
    .where('template', '=', 'tool-result')
    .execute();
  const mailed = rows.map(({ props }) => JSON.parse(props));
  const [steps, open] = [some, none].map(
    (input) => computeToolResult(builtInFacts, tool, input, '2026-11-02')?.summary,
  );
  const [first, second] = mailed;
  expect(first.summary.actions).toHaveLength(3);
  expect(first.summary.actions).toEqual(
    steps?.actions.map(({ text, why, effort }) => ({
      text: why ? `${text} ${why}` : text,
      effort,
    })),
  );
  expect(open?.findOutFirst).toHaveLength(16);
  expect(second.summary.findOutFirst).toEqual(open?.findOutFirst);
  const settings = await app.context.readMailSettings();
  const context = {
    siteUrl: 'https://example.com',
    secrets: createSecretBox('steps'),
    facts: app.context.facts(),
  };
  const { text } = await renderEmail(emails['tool-result'], first, settings, context);
  expect(text.replace(/\s+/g, ' ')).toContain(`3. ${first.summary.actions[2].text}`);
  await app.close();
});
