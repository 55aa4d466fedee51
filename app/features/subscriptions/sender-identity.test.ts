import { expect, test } from 'vitest';
import { senderIdentity } from '#app/facts/company.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';

/** Each form that asks for consent to emails. */
const WITH_CONSENT = [
  '/newsletter',
  '/waitlist?item=course:ai-tools-quick-start',
  '/courses/ai-tools-quick-start',
  '/resources/downloads/resource-pack',
  '/resources/tools/roi-calculator',
];

test('beside each request for consent stands who asks, with the mailing address', async () => {
  const app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  const identity = senderIdentity().replaceAll("'", '&#x27;').replaceAll('&', '&amp;');
  for (const path of WITH_CONSENT) {
    const html = await (await app.request(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const consents = main.split('name="email"').length - 1;
    expect([path, consents > 0]).toEqual([path, true]);
    expect([path, main.split(identity).length - 1]).toEqual([path, consents]);
  }
  await app.close();
});
