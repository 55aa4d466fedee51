import { afterEach, expect, test } from 'vitest';
import { emails } from '#app/emails/catalogue.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { heldBackNotice } from '#app/platform/forms/email-notice.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { costInput, emptyStackTool, roiDefaultInput } from '#test/calculator-samples.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { readinessSections } from '../ai-readiness/ai-readiness.tool.ts';
import { computeToolResult } from '../all-tools.ts';
import { dimensions } from '../data-quality/data-quality.content.ts';
import { questionsOf } from '../questionnaire/questionnaire.ts';
import { mailWords } from '../tools.content.ts';

const call = {
  tool: 'roi-calculator',
  input: roiDefaultInput,
  email: 'visitor@example.com',
  source: 'tool_result',
  timestamp: '2026-11-02T15:00:00.000Z',
};

/** A question of each tool with its answer, as they stand in the email. */
const answered = [
  [
    'ai-readiness-assessment',
    {
      answers: Object.fromEntries(
        questionsOf(readinessSections).map(({ id }) => [id, id === 'D1' ? 3 : null]),
      ),
      sensitiveData: 'no',
    },
    'Where do your customer records live?',
    'In one system that is kept current',
  ],
  [
    'roi-calculator',
    roiDefaultInput,
    'Time spent on the task, everyone combined',
    '15 hours a week',
  ],
  [
    'vendor-evaluation-checklist',
    {
      tier: 'health',
      vendors: [{ name: 'A', answers: { 1: 'partly' } }],
      reviewer: '',
      reviewedOn: '',
    },
    'It solves a task we’ve measured',
    'Partly',
  ],
  [
    'tech-stack-analyzer',
    {
      tools: [
        { ...emptyStackTool, name: 'HubSpot', category: 'crm' },
        { ...emptyStackTool, name: 'Paper', category: 'paper' },
      ],
      reEntry: [{ from: 1, to: 0, hoursPerWeek: 4 }],
      wageCents: 3000,
      employerFactor: 1.25,
    },
    'Copied by hand 1: Tool 2 (Paper) → HubSpot',
    '4 hours a week',
  ],
  ['implementation-cost-calculator', costInput, 'How many people will use it?', '1 to 5 people'],
  [
    'data-quality-assessment',
    {
      mode: 'questions',
      answers: Object.fromEntries(questionsOf(dimensions).map(({ id }) => [id, 1])),
    },
    'What happens when a customer who’s already on the list is entered again?',
    'We notice sometimes',
  ],
] as const;

describeOnBothDatabases('POST /api/tools/result', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const stored = () => app.context.db.selectFrom('submissions').selectAll().execute();
  const queued = (template: string) =>
    app.context.db.selectFrom('outbox').selectAll().where('template', '=', template).execute();

  test('computes the result again, stores it as a lead and queues both emails', async () => {
    app = await openTestApp(engine);
    const answer = await app.post('/api/tools/result', call);
    expect(answer.status).toBe(201);
    const { data } = await answer.json();
    const [row] = await stored();
    expect(row).toMatchObject({ id: data.id, source: 'tool_result', email: 'visitor@example.com' });
    expect(JSON.parse(row?.details ?? '{}')).toMatchObject({
      Tool: 'ROI Calculator',
      Result: 'Pilot first',
      Figure: '14 months until it pays for itself, in the cautious case',
    });
    const [mail] = await queued('tool-result');
    expect(mail).toMatchObject({ recipient: 'visitor@example.com' });
    expect(JSON.parse(mail?.props ?? '{}').link).toContain('/resources/tools/roi-calculator#v1.');
    const [notification, ...others] = await queued('contact-notification');
    expect(others).toEqual([]);
    expect(JSON.parse(notification?.props ?? '{}')).toMatchObject({ isToolResult: true });
  });

  test('emails no name that was typed to an address that nobody has confirmed', async () => {
    app = await openTestApp(engine);
    const typed = 'BUY-NOW-PILLS';
    const input = {
      tools: [
        { ...emptyStackTool, name: typed, category: 'crm' },
        { ...emptyStackTool, name: 'HubSpot', category: 'crm' },
      ],
      reEntry: [{ from: 0, to: 1, hoursPerWeek: 2 }],
      wageCents: 3000,
      employerFactor: 1.25,
    };
    await app.post('/api/tools/result', { ...call, tool: 'tech-stack-analyzer', input });
    const vendors = [
      { name: typed, answers: {} },
      { name: typed, answers: { 6: 'no' } },
    ];
    const checklist = { tier: 'personal', vendors, reviewer: typed, reviewedOn: '' };
    await app.post('/api/tools/result', {
      ...call,
      tool: 'vendor-evaluation-checklist',
      input: checklist,
    });
    const mails = await queued('tool-result');
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.props).not.toContain(typed);
      const { link } = JSON.parse(mail.props);
      const payload = new URL(link).hash.slice('#v1.'.length);
      expect(Buffer.from(payload, 'base64url').toString()).not.toContain(typed);
    }
    expect(mails.map((mail) => mail.props).join()).toContain('HubSpot');
    expect((await stored()).map((row) => row.details).join()).toContain(typed);
    for (const notice of await queued('contact-notification')) {
      expect(notice.props).toContain(typed);
    }
  });

  test('emails every step, every open question and the answers behind them, for every tool', async () => {
    app = await openTestApp(engine);
    for (const [tool, input, question, answer] of answered) {
      await app.post('/api/tools/result', { ...call, tool, input });
      const row = (await queued('tool-result')).at(-1);
      const props = JSON.parse(row?.props ?? '{}');
      expect(props.answers, tool).toContainEqual({ label: question, value: answer });
      expect(props.summary.actions, tool).toHaveLength(3);
      const { emailed } = computeToolResult(app.context.facts(), tool, input, '2026-11-02') ?? {};
      expect(props.summary.findOutFirst, tool).toEqual(emailed?.summary.findOutFirst);
      const settings = await app.context.readMailSettings();
      const context = {
        siteUrl: 'https://example.com',
        secrets: createSecretBox('result email test'),
        facts: app.context.facts(),
      };
      const email = await renderEmail(emails['tool-result'], props, settings, context);
      for (const part of [email.text, email.html]) {
        expect(part, tool).toContain('What this result is based on');
        expect(part, tool).toContain(question);
        expect(part, tool).toContain(answer);
      }
      const lastStep = props.summary.actions[2].text;
      expect(email.text.replace(/\s+/g, ' '), tool).toContain(`3. ${lastStep}`);
    }
  });

  test('sends one email for each address, tool and day, and never promises a second', async () => {
    app = await openTestApp(engine);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await app.post('/api/tools/result', call));
    // The same answer each time: it mustn't tell a stranger who has asked before.
    const shapes = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        Object.keys((await answer.json()).data).sort(),
      ]),
    );
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    const { title, description } = mailWords.toasts.sent;
    expect(title).not.toMatch(/on its way|sent/i);
    expect(description).toMatch(/If this is your first from this tool today, it’s on its way/);
    expect(await queued('tool-result')).toHaveLength(1);
    expect(await stored()).toHaveLength(3);
    app.clock.advance(24 * 3_600_000);
    await app.post('/api/tools/result', call);
    expect(await queued('tool-result')).toHaveLength(2);
  });

  test('holds back what looks like spam, emails nobody and says so', async () => {
    app = await openTestApp(engine);
    const input = {
      tools: [
        { ...emptyStackTool, name: SPAM, category: 'crm' },
        { ...emptyStackTool, name: 'Paper', category: 'paper' },
      ],
      reEntry: [],
      wageCents: 3000,
      employerFactor: 1.25,
    };
    const held = { ...call, tool: 'tech-stack-analyzer', input };
    const answer = await app.post('/api/tools/result', held);
    expect(answer.status).toBe(201);
    expect((await answer.json()).data).toMatchObject({ emailNotice: heldBackNotice });
    expect(await stored()).toMatchObject([{ status: 'quarantine' }]);
    expect(await queued('tool-result')).toHaveLength(0);
    expect(await queued('contact-notification')).toHaveLength(0);
  });

  test('asks for the newsletter only where the box was ticked, and by its own confirmation', async () => {
    app = await openTestApp(engine);
    await app.post('/api/tools/result', call);
    expect(await queued('newsletter-confirm')).toHaveLength(0);
    await app.post('/api/tools/result', { ...call, newsletter: true });
    expect(await queued('newsletter-confirm')).toMatchObject([
      { recipient: 'visitor@example.com' },
    ]);
  });
});
