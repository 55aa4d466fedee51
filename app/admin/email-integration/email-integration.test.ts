import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { type FakeEmailService, startFakeEmailService } from '#test/fake-email-service.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { emailIntegration } from '../admin.content.ts';
import { mailStateWords } from '../mail/mail-state.content.ts';

const { company } = builtInFacts;

const PAGE = '/admin/email-integration';

describe('the email settings', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  let smtp: FakeSmtpServer;
  let service: FakeEmailService;
  beforeEach(async () => {
    smtp = await startFakeSmtpServer();
    service = await startFakeEmailService();
    const env = { EMAIL_SERVICE_ORIGIN: service.origin };
    ({ app, owner } = await openOwnerApp('sqlite', { env }));
  });
  afterEach(async () => {
    await app.close();
    await smtp.stop();
    await service.stop();
  });

  const smtpFields = () => ({
    intent: 'smtp',
    enabled: 'on',
    host: '127.0.0.1',
    port: String(smtp.port),
    user: '',
    appPassword: '',
    from: 'site@example.com',
    to: 'owner@example.com',
    current: ADMIN_PASSWORD,
  });
  const serviceFields = {
    intent: 'email-service',
    serviceId: 'service_1',
    contactTemplateId: 'template_c',
    bookingTemplateId: 'template_b',
    publicKey: 'public_1',
    privateKey: 'private-key-1',
    current: ADMIN_PASSWORD,
  };
  const save = async (fields: Record<string, string>) =>
    (await owner.post(PAGE, fields)).headers.get('Location') ?? '';
  const stored = async () =>
    JSON.stringify(await app.context.db.selectFrom('settings').selectAll().execute());

  test('while nothing can be stored, the form stays as typed and says that it failed', async () => {
    await sql`pragma query_only = on`.execute(app.context.db);
    const answer = await owner.post(PAGE, { ...smtpFields(), host: 'mail.example.com' });
    const page = await answer.text();
    await sql`pragma query_only = off`.execute(app.context.db);
    expect(answer.status).toBe(503);
    for (const text of [emailIntegration.toasts.saveFailed.title, 'value="mail.example.com"']) {
      expect(page).toContain(text);
    }
  });

  test('green while the SMTP fallback is on, amber once it is off', async () => {
    const fresh = await owner.read(PAGE);
    expect(fresh).toContain('SMTP fallback is enabled');
    expect(fresh).toContain('No email server is set up yet');
    expect(fresh).toContain(mailStateWords.none);
    expect(fresh).not.toContain('class="alert is-good');
    await owner.post(PAGE, smtpFields());
    const ready = await owner.read(PAGE);
    expect(ready).not.toContain('No email server is set up yet');
    expect(ready).toMatch(/class="alert is-good"[^>]*><p class="alert-title">SMTP fallback/);
    const { enabled, ...off } = smtpFields();
    expect((await owner.post(PAGE, off)).status).toBe(303);
    const page = await owner.read(PAGE);
    expect(page).toContain('SMTP fallback is disabled');
    expect(page).toMatch(/class="alert is-warn"[^>]*><p class="alert-title">SMTP fallback/);
  });

  test('from no settings to the first delivered email: what waited is sent as soon as settings are saved', async () => {
    await app.post('/api/contact', {
      name: 'Early Visitor',
      email: 'early@example.com',
      message: 'Before any settings.',
      source: 'contact_form',
    });
    await app.worker.runOnce();
    expect(smtp.mails).toHaveLength(0);
    const saved = await owner.read(await save(smtpFields()));
    expect(saved).toContain('Settings saved');
    expect(saved).toContain('It responded to a check on');
    await app.worker.runOnce();
    const mails = await smtp.parsed();
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([
      'early@example.com',
      'owner@example.com',
    ]);
  });

  test('after they are saved, the boxes show what is stored', async () => {
    const page = await owner.read(await save({ ...smtpFields(), startTls: 'on' }));
    const boxes = page.match(/<input[^>]*id="smtp-(?:enabled|startTls|secure)"[^>]*>/g);
    // In the order of the form: enabled, secure, startTls.
    expect(boxes?.map((box) => box.includes('checked'))).toEqual([true, false, true]);
  });

  test('the server of a known provider is filled in, whatever the hidden fields say', async () => {
    const { enabled, ...off } = smtpFields();
    // Disabled, so that nothing is sent to the real server.
    await owner.post(PAGE, { ...off, user: 'kim@example.com', provider: 'microsoft' });
    const { value } = JSON.parse(await stored()).find((row: { key: string }) => row.key === 'mail');
    expect(JSON.parse(value).smtp).toMatchObject({
      host: 'smtp.office365.com',
      port: 587,
      secure: false,
      startTls: true,
      user: 'kim@example.com',
    });
    const page = await owner.read(PAGE);
    expect(page).toMatch(/<option value="microsoft" selected/);
  });

  test('secrets are stored sealed, shown nowhere, and an empty field keeps them', async () => {
    await owner.post(PAGE, serviceFields);
    await owner.post(PAGE, { ...smtpFields(), user: 'kim', appPassword: 'app password 1' });
    const kept = await stored();
    expect(kept).not.toContain('private-key-1');
    expect(kept).not.toContain('app password 1');
    const page = await owner.read(PAGE);
    for (const text of [page, await owner.read(`${PAGE}.data`)]) {
      expect(text).not.toMatch(/private-key-1|app password 1|v1\./);
    }
    await owner.post(PAGE, { ...serviceFields, privateKey: '', serviceId: 'service_2' });
    await owner.post(PAGE, { ...smtpFields(), user: 'kim', from: 'other@example.com' });
    const again = JSON.parse(
      JSON.parse(await stored()).find((row: { key: string }) => row.key === 'mail').value,
    );
    const { secrets } = app.context.settings;
    expect(again.emailService.serviceId).toBe('service_2');
    expect(secrets.open(again.emailService.privateKeySealed)).toBe('private-key-1');
    expect(secrets.open(again.smtp.passwordSealed)).toBe('app password 1');
  });

  test('a stored password goes to no other server, and not without the encryption it was saved with', async () => {
    const saved = { ...smtpFields(), user: 'kim', startTls: 'on' };
    await owner.post(PAGE, { ...saved, appPassword: 'app password 1' });
    const { startTls: _, ...plain } = saved;
    const before = await stored();
    for (const fields of [{ ...saved, host: 'localhost' }, plain]) {
      const answer = await owner.post(PAGE, fields);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(emailIntegration.smtp.passwordAgain);
    }
    expect(await stored()).toBe(before);
  });

  test('says so when the saved email server can not be reached', async () => {
    await smtp.setFault('refuse');
    const text = await owner.read(await save(smtpFields()));
    expect(text).toContain('Your email server doesn’t work');
    expect(text).toContain('Settings saved');
  });

  test('faulty fields come back in words and nothing is saved', async () => {
    const answer = await owner.post(PAGE, {
      ...smtpFields(),
      host: '',
      user: 'kim',
      port: '70000',
      from: 'nobody',
    });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Enter a number from 1 to 65535.');
    expect(text).toContain('Enter an email address like name@example.com.');
    expect(text).toContain('Error saving settings');
    expect(await stored()).not.toContain('"mail"');
  });

  test('a test email goes through the chosen provider only, with its raw answer', async () => {
    await owner.post(PAGE, serviceFields);
    await owner.post(PAGE, smtpFields());
    const test = { intent: 'test', to: 'me@example.com', subject: 'Hello', message: 'Test words' };
    const sent = await (await owner.post(PAGE, { ...test, provider: 'email-service' })).text();
    expect(sent).toContain('Email was successfully sent to me@example.com.');
    expect(sent).toContain('>200 OK<');
    expect(service.sent()).toHaveLength(1);
    expect(service.sent()[0]?.template_params).toEqual({
      from_name: company.name,
      from_email: 'site@example.com',
      to_email: 'me@example.com',
      subject: 'Hello',
      message: 'Test words',
    });
    expect(smtp.mails).toHaveLength(0);
    await service.setFault('403');
    const refused = await owner.post(PAGE, { ...test, provider: 'email-service' });
    const text = await refused.text();
    expect(text).toContain('Failed to send test email');
    expect(text).toContain('API calls are disabled for non-browser applications');
    expect(text).toMatch(/Account.*Security/);
    expect(smtp.mails).toHaveLength(0);
    await owner.post(PAGE, { ...test, provider: 'smtp' });
    expect((await smtp.parsed())[0]).toMatchObject({ subject: 'Hello' });
  });

  test('a test email without a recipient is refused in the words of the spec', async () => {
    const answer = await owner.post(PAGE, { intent: 'test', to: ' ', provider: 'smtp' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Missing information');
    expect(text).toContain('Please enter a recipient email address.');
  });

  test('pages may call the email service from the moment it is set up', async () => {
    const policy = async () =>
      (await app.request('/admin/login')).headers.get('Content-Security-Policy');
    expect(await policy()).not.toContain(service.origin);
    await owner.post(PAGE, serviceFields);
    expect(await policy()).toContain(`connect-src 'self' ${service.origin}`);
    await owner.post(PAGE, { ...serviceFields, serviceId: '' });
    expect(await policy()).not.toContain(service.origin);
  });
});
