import { afterEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { startFakeEmailService } from '#test/fake-email-service.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { emailIntegration as words } from '../admin.content.ts';
import { mailStateWords } from '../mail/mail-state.content.ts';

const { company } = builtInFacts;

const PAGE = '/admin/email-integration';
const SERVER = { intent: 'smtp', enabled: 'on', host: '127.0.0.1', from: '', to: '' };

let app: TestApp;
let owner: AdminBrowser;
let smtp: FakeSmtpServer | undefined;
afterEach(async () => {
  await app.close();
  await smtp?.stop();
  smtp = undefined;
});

const open = async (env: NodeJS.ProcessEnv = {}) => {
  ({ app, owner } = await openOwnerApp('sqlite', { env }));
};
const save = async (fields: Record<string, string>) => {
  await owner.post(PAGE, { ...fields, current: ADMIN_PASSWORD });
  return owner.read(PAGE);
};
const alerts = (page: string) =>
  [...page.matchAll(/class="alert-title">(.*?)<\/p>/g)].map(([, title]) => title);

test('with the email service alone, emails to visitors are said to wait', async () => {
  await open();
  const service = { serviceId: 'service_1', contactTemplateId: 'c', bookingTemplateId: 'b' };
  await save({ intent: 'email-service', ...service, publicKey: 'public_1' });
  const page = await save({ intent: 'smtp' });
  expect(page).toContain(words.status.disabled.description);
  expect(page).not.toContain(mailStateWords.none);
});

test('a check is offered for a server, and a test email for the email service alone', async () => {
  const emailService = await startFakeEmailService();
  smtp = await startFakeSmtpServer();
  await open({ EMAIL_SERVICE_ORIGIN: emailService.origin });
  const service = { serviceId: 'service_1', contactTemplateId: 'c', bookingTemplateId: 'b' };
  await save({ intent: 'email-service', ...service, publicKey: 'public_1' });
  const read = () => owner.read(PAGE);
  const alone = await read();
  expect(alone).toContain(mailStateWords.test);
  expect(alone).not.toContain('value="check"');
  expect(alerts(alone)).toContain('Your email service is set up');
  const email = { to: 'me@example.com', subject: 'Hello', message: 'Test words' };
  const test = { intent: 'test', provider: 'email-service', ...email };
  await owner.post(PAGE, test);
  expect(await read()).toContain('It accepted an email on');
  await emailService.setFault('403');
  await owner.post(PAGE, test);
  expect(await read()).toContain('Your email service doesn’t work');
  await save({ ...SERVER, port: String(smtp.port) });
  await owner.post(PAGE, test);
  const both = await read();
  expect(both).toContain('It responded to a check on');
  expect(both).toContain('value="check"');
  expect(both).not.toContain(mailStateWords.test);
  await emailService.stop();
});

test('an empty address says which one is used meanwhile', async () => {
  await open({ MAIL_TO: 'server@example.com' });
  const page = await owner.read(PAGE);
  expect(page).toContain('Until you enter one here, server@example.com is used.');
  expect(page).toContain(`Until you enter one here, ${company.email} is used.`);
  const saved = await save({ ...SERVER, port: '1', to: 'me@example.com', from: 'me@example.com' });
  expect(saved).not.toContain('Until you enter one here, server@example.com');
});
