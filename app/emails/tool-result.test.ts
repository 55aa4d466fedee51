import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { emails } from './catalogue.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render.server.ts';

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('tool result'),
  facts: builtInFacts,
};
const tool = 'https://www.example.com/resources/tools/tech-stack-analyzer';

test.each([
  [`${tool}#v1.e30`, 'Open this result', 'Open the tool'],
  [tool, 'Open the tool', 'Open this result'],
])('%s is said to open what it opens', async (link, label, other) => {
  const email = emails['tool-result'] as Email<unknown>;
  const props = { ...(email.preview as object), link };
  const { text } = await renderEmail(email, props, settings, context);
  expect(text).toContain(label);
  expect(text).not.toContain(other);
});

test('the figure is one line that starts with whom it is about', async () => {
  const { preview } = emails['tool-result'];
  const figure = { about: 'Vendor 1', value: '100', label: 'out of 100 points' };
  const email = emails['tool-result'] as Email<unknown>;
  const props = { ...preview, summary: { ...preview.summary, figure } };
  const { text } = await renderEmail(email, props, settings, context);
  expect(text).toContain('Vendor 1: 100 out of 100 points');
});
