import { afterEach, expect, test } from 'vitest';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { sealTicket } from './signup-ticket.server.ts';

const PERSON = 'visitor@example.com';
const ORIGIN = 'http://localhost:3000';
const COURSE = 'course:ai-tools-quick-start';
const PACK = 'download:resource-pack';
const WORKSHOP = 'course:ai-implementation-workshop';
const NEWSLETTER = 'newsletter';

describeOnBothDatabases('several lists that an address joins on one day', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const open = async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
    app = await openTestApp(engine, { env, renderPage: await createPageRenderer() });
  };
  const call = async (path: string, body: object) => {
    app.clock.advance(1000);
    return app.post(path, { email: PERSON, ...body });
  };
  const join = (list: string) =>
    list === NEWSLETTER
      ? call('/api/newsletter/subscribe', {})
      : call('/api/waitlist', { item: list });
  const enter = (code: string, list: string) =>
    list === NEWSLETTER
      ? call('/api/newsletter/confirm', { code })
      : call('/api/waitlist/confirm', { item: list, code });
  /** The confirmation emails that go out, oldest first: their lists, codes and links. */
  const mails = async () => {
    const { db, settings } = app.context;
    const rows = await db
      .selectFrom('signup_confirmations as mail')
      .innerJoin('signups as signup', 'signup.id', 'mail.signup_id')
      .select(['mail.id', 'signup.list'])
      .where('mail.mail_slot', 'is not', null)
      .orderBy('mail.created_at')
      .execute();
    return rows.map(({ id, list }) => ({
      list: list.replace('waitlist:', ''),
      code: confirmationCode(settings.secrets, id),
      token: secretToken(settings.secrets, 'confirm', id),
    }));
  };
  const states = async () => {
    const rows = await app.context.db.selectFrom('signups').selectAll().orderBy('id').execute();
    return rows.map(({ list, status }) => `${list.replace('waitlist:', '')} ${status}`);
  };
  const queued = async () => {
    const rows = app.context.db.selectFrom('outbox').selectAll().where('state', '<>', 'cancelled');
    return (await rows.execute()).filter(({ template }) => template.endsWith('-confirm')).length;
  };
  const show = async (path: string) => mainOf(await app.request(path));
  const press = (path: string, fields: Record<string, string>) => {
    app.clock.advance(1000);
    return app.request(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
  };

  test('are both confirmed by the one code, and the answer and the link say so', async () => {
    await open();
    await join(COURSE);
    await join(PACK);
    const [mail] = await mails();
    const answer = await enter(mail?.code ?? '', PACK);
    expect(await answer.json()).toEqual({
      success: true,
      data: {
        confirmed: true,
        note: 'That also confirmed your place on the waitlist for “AI Tools Quick Start”.',
      },
    });
    expect(await states()).toEqual([`${COURSE} confirmed`, `${PACK} confirmed`]);
    const page = await show(`/waitlist/confirm/${mail?.token}`);
    expect(page).toContain('You’re on the waitlist');
    expect(page).toContain(
      'when “AI Tools Quick Start” is ready. That also confirmed your place on',
    );
    expect(page).toContain('the waitlist for “AI for SMEs Resource Pack”.');
    // The code again, as after a double click, and in the form of the other list.
    expect((await enter(mail?.code ?? '', PACK)).status).toBe(200);
    expect((await enter(mail?.code ?? '', COURSE)).status).toBe(200);
    expect(await queued()).toBe(1);
  });

  test('are confirmed across the newsletter and a waitlist, also without scripts', async () => {
    await open();
    await join(NEWSLETTER);
    await join(COURSE);
    const [mail] = await mails();
    const ticket = sealTicket(app.context.settings.secrets, { email: PERSON, item: COURSE });
    const answer = await press('/waitlist/check', { for: ticket, code: mail?.code ?? '' });
    expect(await states()).toEqual(['newsletter confirmed', `${COURSE} confirmed`]);
    expect(answer.headers.get('Location')).toBe(`/newsletter/confirm/${mail?.token}`);
    const page = await show(answer.headers.get('Location') ?? '');
    expect(page).toContain('That also confirmed your place on the waitlist for “AI Tools Quick');
    const consents = app.context.db.selectFrom('consents').selectAll();
    const confirmed = await consents.where('event', '=', 'confirmed').orderBy('list').execute();
    expect(confirmed.map(({ list, method }) => [list, method])).toEqual([
      ['newsletter', 'code'],
      [`waitlist:${COURSE}`, 'code'],
    ]);
  });

  test('are named in the answer to a code also if the email was about the newsletter', async () => {
    await open();
    for (const list of [NEWSLETTER, COURSE, PACK]) await join(list);
    const [first] = await mails();
    const answer = await (await enter(first?.code ?? '', PACK)).json();
    expect(answer.data.note).toBe(
      'That also confirmed your subscription to our newsletter. We’ve also sent you an email in ' +
        'which you can confirm your place on the waitlist for “AI Tools Quick Start”.',
    );
  });

  test('leave a list that neither the email nor the form names to an email of its own', async () => {
    await open();
    for (const list of [COURSE, NEWSLETTER, PACK]) await join(list);
    const [first] = await mails();
    const answer = await (await enter(first?.code ?? '', PACK)).json();
    expect(answer.data.note).toBe(
      'That also confirmed your place on the waitlist for “AI Tools Quick Start”. ' +
        'We’ve also sent you an email in which you can confirm your subscription to our newsletter.',
    );
    expect(await states()).toContain('newsletter pending');
    expect((await mails()).map(({ list }) => list)).toEqual([COURSE, NEWSLETTER]);
    expect(await queued()).toBe(2);
    // The spent code in the newsletter's form: its own email has arrived meanwhile.
    const { error } = await (await enter(first?.code ?? '', NEWSLETTER)).json();
    expect(error).toContain('Use the code from our latest email.');
  });

  test('are named on the page of the link, which confirms those that are checked', async () => {
    await open();
    for (const list of [COURSE, NEWSLETTER, PACK]) await join(list);
    const [mail] = await mails();
    const path = `/waitlist/confirm/${mail?.token}`;
    const page = await show(path);
    expect(page).toContain('Your subscription to our newsletter');
    expect(page).toContain('Your place on the waitlist for “AI for SMEs Resource Pack”');
    // Consent to the newsletter is never checked in advance.
    expect(page.match(/<input[^>]*name="also newsletter"[^>]*>/)?.[0]).not.toContain('checked');
    expect(page.match(/<input[^>]*name="also waitlist[^>]*>/)?.[0]).toContain('checked');
    expect(await states()).toEqual([`${COURSE} pending`, 'newsletter pending', `${PACK} pending`]);
    // One that is joined while the page is open was not left out, so an email follows.
    await join(WORKSHOP);
    await press(path, { intent: 'confirm', [`shown waitlist:${PACK}`]: 'yes' });
    expect(await states()).toEqual([
      `${COURSE} confirmed`,
      'newsletter pending',
      `${PACK} pending`,
      `${WORKSHOP} pending`,
    ]);
    // None about the pack, whose box was unchecked.
    const emailed = (await mails()).map(({ list }) => list);
    expect(emailed.sort()).toEqual([COURSE, NEWSLETTER, WORKSHOP].sort());
    expect(await show(path)).toContain('We’ve also sent you emails in which you can confirm your');
  });

  test('can be joined again on the day on which they were left', async () => {
    await open();
    await join(COURSE);
    await enter((await mails())[0]?.code ?? '', COURSE);
    const [{ id } = { id: '' }] = await app.context.db.selectFrom('signups').select('id').execute();
    const manage = secretToken(app.context.settings.secrets, 'manage', id);
    const leave = () => press(`/u/${manage}`, { 'List-Unsubscribe': 'One-Click' });
    await leave();
    expect(await states()).toEqual([`${COURSE} left`]);
    await join(COURSE);
    expect((await enter((await mails())[1]?.code ?? '', COURSE)).status).toBe(200);
    expect(await states()).toEqual([`${COURSE} confirmed`]);
  });

  test('follow after a confirmation also where somebody returns to a list', async () => {
    await open();
    await join(PACK);
    await enter((await mails())[0]?.code ?? '', PACK);
    const left = { status: 'left', ended_at: app.clock.now().toISOString() } as const;
    await app.context.db.updateTable('signups').set(left).execute();
    app.clock.advance(2 * 24 * 3_600_000);
    await join(COURSE);
    await join(PACK);
    const token = (await mails())[1]?.token;
    expect(await show(`/waitlist/confirm/${token}`)).not.toContain('Resource Pack');
    await press(`/waitlist/confirm/${token}`, { intent: 'confirm' });
    expect((await mails()).map(({ list }) => list)).toEqual([PACK, COURSE, PACK]);
    expect(await states()).toEqual([`${PACK} left`, `${COURSE} confirmed`]);
  });
});

async function mainOf(response: Response): Promise<string> {
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
}
