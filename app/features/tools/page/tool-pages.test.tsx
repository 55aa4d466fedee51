import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { factsWith } from '#app/facts/facts.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import { cost as costTool, roi as roiTool } from '#test/calculator-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { readinessTool } from '../ai-readiness/ai-readiness.tool.ts';
import type { ToolPost } from '../model/tool-definition.ts';
import { stackTool } from '../tech-stack/tech-stack.tool.ts';
import { mailWords, withoutEmail } from '../tools.content.ts';
import { vendorTool } from '../vendor-checklist/vendor-checklist.tool.ts';
import ToolPage from './tool.route.tsx';

const facts = factsWith(specifiedFacts);

const post = (values: Record<string, string>, more: Partial<ToolPost> = {}): ToolPost => ({
  values,
  errors: {},
  today: '2026-11-20',
  mail: null,
  example: null,
  ...more,
});

const quality = ['C1', 'C2', 'U1', 'U2', 'V1', 'V2', 'A1', 'A2', 'T1', 'T2', 'K1', 'K2'];

/** A part of each tool that nothing else has. */
const pages: readonly [ToolSlug, string][] = [
  ['ai-readiness-assessment', 'name="R2"'],
  ['roi-calculator', '14 months'],
  ['vendor-evaluation-checklist', 'name="v3-30"'],
  ['tech-stack-analyzer', 'name="t6-renewalMonth"'],
  ['implementation-cost-calculator', '$997'],
  ['data-quality-assessment', 'The file check needs JavaScript'],
];

/** Renders like the server: waits for lazy parts, so that the HTML is complete. */
function render(slug: ToolSlug, actionData?: ToolPost): Promise<string> {
  const path = `/resources/tools/${slug}`;
  const routes = [{ path, element: <ToolPage actionData={actionData} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <FactsContext value={facts}>
        <RouterProvider router={router} />
      </FactsContext>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onError: reject,
      },
    );
  });
}

test('each page is complete in its first HTML, with its method', async () => {
  for (const [slug, part] of pages) {
    const html = await render(slug);
    expect(html).toContain(part);
    expect(html).toContain('How we calculate');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain(' style=');
  }
});

test('each page shows the result of a plain post, and its email form carries the answers', async () => {
  const posts = {
    'roi-calculator': [
      post({ basis: 'hours', hoursPerWeek: '2', errorRatePercent: '0' }),
      'Don’t automate',
    ],
    'vendor-evaluation-checklist': [
      post({ tier: 'personal', 'v1-name': 'Sample' }),
      'Not enough answers',
    ],
    'tech-stack-analyzer': [
      post({ 't1-name': 'HubSpot', 't1-category': 'crm', wage: '30' }),
      'result-figure',
    ],
    'data-quality-assessment': [
      post(Object.fromEntries(quality.map((id) => [id, '3']))),
      'Your data is ready',
    ],
  } as const;
  for (const [slug, [answer, words]] of Object.entries(posts)) {
    const html = await render(slug as ToolSlug, answer);
    expect(html).toContain(words);
    expect(html).toContain('name="intent" value="mail"');
  }
});

test('what to do first stands before the tables and figures of a result', async () => {
  const html = await render('implementation-cost-calculator', post({ ...costTool.start }));
  expect(html.indexOf('result-steps')).toBeLessThan(html.indexOf('result-lines'));
  expect(html.indexOf('result-steps')).toBeGreaterThan(-1);
});

test('what is known about a product stands in the form of a plain post, with the result', async () => {
  const stack = { ...stackTool.start, 't1-name': 'HubSpot', 't1-category': 'crm' };
  const connection = async (answer?: ToolPost) => {
    const html = await render('tech-stack-analyzer', answer);
    const select = html.split('id="q-t1-connects"')[1]?.split('</select>')[0] ?? '';
    return /<option value="(\w*)" selected/.exec(select)?.[1];
  };
  expect(await connection()).toBe('');
  expect(await connection(post({ ...stack, 't1-connects': '' }))).toBe('native');
  expect(await connection(post({ ...stack, 't1-connects': 'unknown' }))).toBe('unknown');
});

test('without scripts nothing is promised that needs them', async () => {
  const values = Object.fromEntries(quality.map((id) => [id, '1']));
  const mail = { kind: 'sent', reference: 'A-1' } as const;
  const html = await render('data-quality-assessment', post(values, { mail }));
  expect(html).toContain('For a second result today, print it.');
  expect(html).not.toMatch(/cop(y|ied)[^<]* link/);
  expect(withoutEmail.description).not.toContain('link');
});

test('what became of the email is said on the page that a plain post gets', async () => {
  const values = Object.fromEntries(quality.map((id) => [id, '1']));
  const sent = await render(
    'data-quality-assessment',
    post(values, { mail: { kind: 'sent', reference: 'A-1' } }),
  );
  expect(sent).toContain('Reference A-1');
  const emailNotice = { title: 'Your request is saved', description: 'No email for now.' };
  const waiting = await render(
    'data-quality-assessment',
    post(values, { mail: { kind: 'sent', reference: 'A-1', emailNotice } }),
  );
  expect(waiting).toContain('No email for now.');
  expect(waiting).not.toContain('on its way');
  const mail = {
    kind: 'invalid',
    title: mailWords.toasts.failed.title,
    description: 'Enter your email address.',
    errors: {},
    values: { email: 'x@' },
    idempotencyKey: '',
  } as const;
  const failed = await render('data-quality-assessment', post(values, { mail }));
  expect(failed).toContain('value="x@"');
  expect(failed).toContain('We couldn’t send the result');
});

/** The texts of the error summary's links. */
async function errorLinks(slug: ToolSlug, values: Record<string, string>, read: ReadForm) {
  const result = read(new Map(Object.entries(values)));
  const errors = result.kind === 'invalid' ? result.errors : {};
  const html = await render(slug, post(values, { errors }));
  const box = html.slice(html.indexOf('id="tool-errors"')).split('</ul>')[0] ?? '';
  return [...box.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
}

type ReadForm = (
  | typeof readinessTool
  | typeof stackTool
  | typeof vendorTool
  | typeof costTool
  | typeof roiTool
)['read'];

test('each link of the error summary says which row and which field it is about', async () => {
  const stack = {
    ...stackTool.start,
    't1-name': 'QuickBooks',
    't1-category': 'accounting',
    't1-paidSeats': '0',
    't1-usedSeats': '-1',
    'p1-hoursPerWeek': '2',
    'p2-hoursPerWeek': '0',
    'p2-from': '1',
    'p2-to': '1',
  };
  expect(await errorLinks('tech-stack-analyzer', stack, stackTool.read)).toEqual([
    '1. QuickBooks, Seats you pay for: enter 1 to 10,000 seats, or clear the field if you don’t know.',
    '1. QuickBooks, Seats that are used: enter 0 to 10,000 seats, or clear the field if you don’t know.',
    '1. Copied by hand, Copied from: choose a tool from your list.',
    '1. Copied by hand, Typed into: choose a tool from your list.',
    '2. Copied by hand, Hours a week: enter 0.1 to 400 hours a week, or clear the field if you don’t know.',
  ]);
  const long = 'x'.repeat(81);
  const names = { 'v1-name': long, 'v2-name': long, reviewer: long };
  const vendors = { ...vendorTool.start, ...names, vendorCount: '2' };
  expect(await errorLinks('vendor-evaluation-checklist', vendors, vendorTool.read)).toEqual([
    'Name of vendor or product 1: shorten the name to 80 characters.',
    'Name of vendor or product 2: shorten the name to 80 characters.',
    'Checked by: shorten the name to 80 characters.',
  ]);
});

test('an empty assessment names each question that has no answer, the last one too', async () => {
  const links = await errorLinks('ai-readiness-assessment', {}, readinessTool.read);
  expect(links).toHaveLength(16);
  expect(links[14]).toBe('Question 15: choose an answer, or “I don’t know”.');
  expect(links[15]).toBe('Last question: choose an answer, or “I don’t know”.');
});

test('in the calculators an error names its field', async () => {
  const cost = { ...costTool.start, 'piece-leadCapture': '0', 'systems-api': '1.5' };
  expect(await errorLinks('implementation-cost-calculator', cost, costTool.read)).toEqual([
    'Workflow automation, one process: enter at least one piece to build.',
    'Systems with an API: enter a whole number from 0 to 20.',
  ]);
  const roi = { ...roiTool.start, wage: '-1' };
  expect(await errorLinks('roi-calculator', roi, roiTool.read)).toEqual([
    expect.stringMatching(/^Hourly wage of the people who do it: enter/),
  ]);
});
