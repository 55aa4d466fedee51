import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { insertWebhook } from '#app/platform/outbox/webhooks.queries.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { SPAM } from '#test/spam-samples.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutProps } from '#test/without-props.ts';
import { sentPage, withoutEmail } from '../message-form.content.ts';
import { sentReference } from '../message-form.tsx';
import { privacyRequest, privacyRequestKinds } from './privacy-request.content.ts';

const { company } = builtInFacts;

const asked = {
  request: 'correction',
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  message: 'My surname is spelled Beispiel.',
};
const call = { ...asked, source: 'privacy_request', page: '/privacy/request' };

test('the form itself doesn’t ask for a reply to an email that can’t leave', () => {
  const { sentWithoutEmail: words, withoutEmail: emailNotice } = privacyRequest;
  const data = { reference: 'AB12', emailNotice };
  const submission = { state: 'sent', words, email: 'dee@example.com', data } as const;
  expect(sentReference(submission, sentPage.referenceAndAddress)).toBe(
    `Your reference is AB12. We’ll reply to dee@example.com. ${emailNotice.description}`,
  );
});

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe('a request about personal information', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const rows = (table: 'submissions' | 'outbox') =>
    app.context.db.selectFrom(table).selectAll().orderBy('id').execute();
  const queued = async () =>
    (await app.context.db.selectFrom('outbox').selectAll().orderBy('template').execute()).map(
      ({ template, recipient, props }) => ({ template, recipient, props: JSON.parse(props) }),
    );

  test('is stored under its own source, emailed to the owner and acknowledged by day 30', async () => {
    app = await openTestApp('sqlite', { time: '2026-11-20T15:00:00.000Z' });
    expect((await app.post('/api/contact', call)).status).toBe(201);
    expect(await rows('submissions')).toMatchObject([
      { source: 'privacy_request', notice: privacyRequest.form.privacyNote.text },
    ]);
    const [notification, receipt] = await queued();
    expect(notification).toMatchObject({
      template: 'contact-notification',
      recipient: company.email,
      props: {
        formName: 'Privacy request',
        details: {
          Request: privacyRequestKinds.correction,
          'Answer by': 'Sunday, December 20, 2026',
        },
      },
    });
    expect(receipt).toMatchObject({
      template: 'privacy-request-receipt',
      recipient: 'visitor@example.com',
      props: { answerBy: 'Sunday, December 20, 2026' },
    });
    expect(JSON.stringify(receipt?.props)).not.toMatch(/Sample|Beispiel/);
  });

  test('is not sent to any webhook, unlike a lead', async () => {
    app = await openTestApp('sqlite');
    await insertWebhook(app.context.db, {
      id: 'webhook-1',
      url: 'https://hooks.example.com/',
      events: JSON.stringify(['lead.created']),
      secret_sealed: 'sealed',
      enabled: 1,
      created_at: app.clock.now().toISOString(),
    });
    await app.post('/api/contact', call);
    await app.post('/api/contact', { ...asked, email: 'lead@example.com' });
    const events = (await rows('outbox')).filter((row) => row.channel === 'webhook');
    expect(events).toHaveLength(1);
    expect(events[0]?.props).toContain('lead@example.com');
  });

  test('has to say what it asks for', async () => {
    app = await openTestApp('sqlite');
    for (const request of [undefined, 'everything']) {
      const answer = await app.post('/api/contact', { ...call, request });
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toEqual({
        request: privacyRequest.form.request.missing,
      });
    }
    expect(await rows('submissions')).toEqual([]);
  });

  test('needs no script: posted to its page, kept where something is missing, received', async () => {
    app = await openTestApp('sqlite', { renderPage });
    const post = (values: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value);
      return app.request('/privacy/request', { method: 'POST', body });
    };
    const { request, ...rest } = asked;
    const page = await (await post(rest)).text();
    expect(page).toContain(privacyRequest.form.request.missing);
    expect(page).toContain(asked.message);
    const answer = await post(asked);
    expect(answer.status).toBe(303);
    const sent = await (await app.request(answer.headers.get('Location') ?? '')).text();
    expect(sent).toContain(privacyRequest.form.toasts.sent.title);
    // No email can leave this site.
    expect(sent).toContain(privacyRequest.sentWithoutEmail.description);
    expect(sent).not.toContain(privacyRequest.form.toasts.sent.description);
    // This site has no email settings.
    expect(sent).toContain(`${privacyRequest.next} ${privacyRequest.withoutEmail.description}`);
    expect(withoutProps(sent)).not.toMatch(/your message/i);
  });

  test('promises an answer, not a confirmation, by script too while no email can leave', async () => {
    app = await openTestApp('sqlite');
    const { data } = await (await app.post('/api/contact', call)).json();
    expect(data.emailNotice).toEqual(privacyRequest.withoutEmail);
    const message = { ...asked, request: undefined, source: 'contact_form', page: '/contact' };
    const other = await (await app.post('/api/contact', message)).json();
    expect(other.data.emailNotice).toEqual(withoutEmail);
  });

  test('stands in the inbox with its day, one press from everything about the person', async () => {
    app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
    await app.post('/api/contact', call);
    const owner = await logInAsOwner(app);
    const [row] = await rows('submissions');
    const page = await (await owner.get(`/admin/inbox/${row?.id}`)).text();
    expect(page).toContain(privacyRequestKinds.correction);
    expect(page).toContain('Answer by');
    const person = '/admin/people?email=visitor%40example.com';
    expect(page).toContain(`href="${person}"`);
    expect(await (await owner.get(person)).text()).toContain('Privacy request');
  });

  test('that was held back as spam is acknowledged in its own words once released', async () => {
    app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
    await app.post('/api/contact', { ...call, company: SPAM });
    expect(await queued()).toEqual([]);
    const owner = await logInAsOwner(app);
    const [row] = await rows('submissions');
    await owner.post(`/admin/inbox/${row?.id}`, { intent: 'release' });
    expect((await queued()).map((mail) => mail.template)).toEqual([
      'contact-notification',
      'privacy-request-receipt',
    ]);
  });
});
