import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { startFakeEmailService } from '#test/fake-email-service.ts';
import { expect, startApp, test, waitForHydration } from './running-app.ts';

const contact = contactWords(builtInFacts);
const words = contact.message.form;

const emailSettings = {
  serviceId: 'service_1',
  contactTemplateId: 'template_c',
  bookingTemplateId: 'template_b',
  publicKey: 'key_1',
};

/** A helpdesk's script. */
const WIDGET = `window.openSupportChat = () => {
  const box = document.createElement('div');
  box.dataset.supportChat = '';
  box.textContent = 'How can we help?';
  document.body.append(box);
};`;

test('other services: the chat widget on the contact page alone, the email service while our server is away', async ({
  page,
  problems,
}) => {
  let asked = 0;
  const helpdesk = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(WIDGET);
  });
  await new Promise<void>((resolve) => helpdesk.listen(0, '127.0.0.1', resolve));
  const { port } = helpdesk.address() as AddressInfo;
  const service = await startFakeEmailService();
  const own = await startApp({
    CHAT_WIDGET_URL: `http://127.0.0.1:${port}/chat.js`,
    EMAIL_SERVICE_ORIGIN: service.origin,
  });
  try {
    await own.stop();
    saveEmailSettings(own.dataDir);
    await own.start();
    await page.goto(`${own.url}/about`);
    await waitForHydration(page);
    expect(asked).toBe(0);
    await page.goto(`${own.url}/contact#support`);
    await waitForHydration(page);
    await expect.poll(() => asked).toBe(1);
    await page.getByRole('button', { name: contact.support.openChat }).click();
    await expect(page.locator('[data-support-chat]')).toHaveText('How can we help?');

    await page.getByRole('tab', { name: contact.tabs[0]?.label ?? '' }).click();
    const form = page.getByRole('form', { name: contact.message.title });
    await form.getByLabel('Full Name').fill('A Visitor');
    await form.getByLabel('Email Address').fill('away@example.com');
    await form.getByRole('textbox', { name: 'Message' }).fill('We retype orders all day long.');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('emailSettings') ?? '{}')))
      .toMatchObject({ ...emailSettings, origin: service.origin });
    await own.stop();
    await form.getByRole('button', { name: words.submit }).click();
    await expect(page.locator('.toast')).toContainText(words.toasts.backup.title);
    await expect(page.locator('.toast')).toContainText(words.toasts.backup.description);
    await expect(page.locator('.contact-panel .form-status')).toContainText(
      'API Error: Unknown error occurred (Message sent via backup systems)',
    );
    await expect.poll(() => service.sent().length).toBe(1);
    expect(service.sent()[0]).toMatchObject({
      template_id: emailSettings.contactTemplateId,
      template_params: { from_email: 'away@example.com', to_email: builtInFacts.company.email },
    });
    problems.length = 0;
  } finally {
    await own.close();
    await service.stop();
    helpdesk.close();
  }
});

/** Stores what the owner's settings page would have saved. */
function saveEmailSettings(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'));
  database
    .prepare('insert into settings (key, value, updated_at) values (?, ?, ?)')
    .run('mail', JSON.stringify({ emailService: emailSettings }), new Date().toISOString());
  database.close();
}
