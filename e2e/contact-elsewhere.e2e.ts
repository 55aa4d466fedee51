import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { startFakeEmailService } from '#test/fake-email-service.ts';
import { fill, messageForm, open, words } from './contact-page-samples.ts';
import { expect, startApp, test } from './running-app.ts';

const { company } = builtInFacts;
const contact = contactWords(builtInFacts);

const emailSettings = {
  serviceId: 'service_1',
  contactTemplateId: 'template_c',
  bookingTemplateId: 'template_b',
  publicKey: 'key_1',
};

test('the chat widget is on the contact page only, opens by the button, and leaves no trace', async ({
  page,
}) => {
  const widget = await startWidget();
  const own = await startApp({ CHAT_WIDGET_URL: `${widget.origin}/chat.js` });
  try {
    await open(page, `${own.url}/about`);
    expect(widget.asked).toEqual([]);
    await open(page, `${own.url}/contact#support`);
    await expect.poll(() => widget.asked.length).toBe(1);
    await page.getByRole('button', { name: contact.support.openChat }).click();
    await expect(page.locator('[data-support-chat]')).toHaveText('How can we help?');
    await page.locator('footer').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('#support-chat')).toHaveCount(0);
    await expect(page.locator('[data-support-chat]')).toHaveCount(0);
    expect(await page.evaluate(() => 'openSupportChat' in window)).toBe(false);
    // The page may still be asking for the rules of the next one.
    await page.goto('about:blank');
  } finally {
    await own.close();
    widget.server.close();
  }
});

test('while the server is unreachable, the email service gets the message from the browser at once', async ({
  page,
  problems,
}) => {
  const service = await startFakeEmailService();
  const own = await startApp({ EMAIL_SERVICE_ORIGIN: service.origin });
  try {
    await own.stop();
    saveEmailSettings(own.dataDir);
    await own.start();
    await open(page, `${own.url}/contact`);
    const form = messageForm(page);
    await fill(form, 'away@example.com');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('emailSettings') ?? '{}')))
      .toMatchObject({ ...emailSettings, origin: service.origin });
    await page.waitForLoadState('networkidle');
    await own.stop();
    await form.getByRole('button', { name: words.submit }).click();
    await expect(page.locator('.toast')).toContainText(words.toasts.backup.title);
    await expect(page.locator('.toast')).toContainText(words.toasts.backup.description);
    await expect(page.locator('.form-status')).toContainText(
      'API Error: Unknown error occurred (Message sent via backup systems)',
    );
    await expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
    await expect.poll(() => service.sent().length).toBe(1);
    expect(service.sent()[0]).toEqual({
      lib_version: '4.4.1',
      user_id: emailSettings.publicKey,
      service_id: emailSettings.serviceId,
      template_id: emailSettings.contactTemplateId,
      template_params: {
        from_name: 'A Visitor',
        from_email: 'away@example.com',
        phone: 'Not provided',
        message: 'We retype orders all day long.',
        to_email: company.email,
      },
    });
    problems.length = 0;
  } finally {
    await own.close();
    await service.stop();
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

/** A helpdesk's script on another origin. */
async function startWidget(): Promise<{ server: Server; origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(`window.openSupportChat = () => {
      const box = document.createElement('div');
      box.dataset.supportChat = '';
      box.textContent = 'How can we help?';
      document.body.append(box);
    };`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { server, origin: `http://127.0.0.1:${port}`, asked };
}
