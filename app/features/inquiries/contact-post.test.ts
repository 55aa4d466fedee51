import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { RenderPage } from '#server/http-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishFacts } from '#test/sample-business.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { contactWords } from './contact.content.ts';

const contact = contactWords(builtInFacts);

const { fields, toasts } = contact.message.form;
const visitor = { name: 'Sample Visitor', email: 'visitor@example.com', message: 'Hello' };

/** Messages of maximum length, in characters that take three and four bytes. */
const LONG_MESSAGES = { Chinese: '请'.repeat(5000), emoji: '🧵'.repeat(2500) };

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe('a message posted to a page', () => {
  let app: TestApp;
  afterEach(() => app.close());

  async function post(
    values: Record<string, string>,
    { path = '/contact', headers = {} }: { path?: string; headers?: HeadersInit } = {},
  ): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    return app.request(path, { method: 'POST', body, headers });
  }
  const stored = () => app.context.db.selectFrom('submissions').selectAll().execute();

  test.each(Object.entries(LONG_MESSAGES))(
    'arrives whole at the greatest length allowed, in %s',
    async (_, message) => {
      app = await openTestApp('sqlite', { renderPage });
      expect((await post({ ...visitor, message })).status).toBe(303);
      expect((await stored()).map((row) => row.message)).toEqual([message]);
      const call = await app.post('/api/contact', { ...visitor, message });
      expect(call.status).toBe(201);
    },
  );

  test('too often is told when to come back, with what was typed', async () => {
    app = await openTestApp('sqlite', { renderPage, env: { SUBMISSIONS_PER_TEN_MINUTES: '1' } });
    await post(visitor);
    const answer = await post({ ...visitor, message: 'The second one' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '600']);
    expect(await answer.text()).toContain('The second one');
  });

  test('with a field left empty says what is missing, whatever else is wrong', async () => {
    app = await openTestApp('sqlite', { renderPage });
    const page = await (await post({ ...visitor, name: ' ', email: 'nobody' })).text();
    expect(page).toContain(toasts.missing.title);
    expect(page).toContain(fields.email.invalid);
  });

  test('for the launch offer after its end is refused with what was typed, as the JSON request is', async () => {
    app = await openTestApp('sqlite', { renderPage });
    await publishFacts(app, { launch: { seats: 0 } });
    const answer = await post(
      { ...visitor, message: 'Is it too late?' },
      { path: '/special-offer' },
    );
    expect(answer.status).toBe(410);
    expect(await stored()).toEqual([]);
  });

  test('keeps its key when it is refused, and gets a new one when the key belongs to another', async () => {
    app = await openTestApp('sqlite', { renderPage });
    const key = 'a-key-of-the-page';
    const form = (answer: Response) =>
      answer.text().then((page) => page.includes(`value="${key}"`));
    const faulty = await post({ ...visitor, email: 'nobody', idempotencyKey: key });
    expect([faulty.status, await form(faulty)]).toEqual([422, true]);
    expect((await post({ ...visitor, idempotencyKey: key })).status).toBe(303);
    const changed = await post({ ...visitor, message: 'Other words', idempotencyKey: key });
    expect([changed.status, await form(changed)]).toEqual([422, false]);
  });
});
