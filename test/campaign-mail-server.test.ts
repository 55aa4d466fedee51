import { afterEach, expect, test, vi } from 'vitest';
import { createSmtpProvider, parseSmtpUrl } from '#app/platform/outbox/providers/smtp.server.ts';
import { startCampaignMailServer } from './campaign-mail-server.ts';
import { MAIL } from './smtp-samples.ts';

afterEach(() => vi.restoreAllMocks());

test('an email that was answered with 421 in an outage has not been received', async () => {
  // The slowest answer: the outage begins while the email waits for it.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const server = await startCampaignMailServer({ slowMs: 400 });
  const provider = createSmtpProvider(parseSmtpUrl(server.url));
  const sending = provider.send(MAIL);
  await vi.waitUntil(() => server.inHand.size === 1, 60_000);
  await server.goAway(1000);
  expect(await sending).toMatchObject({ kind: 'retry', response: expect.stringContaining('421') });
  expect(server.inHand.size).toBe(0);
  expect(server.received.size).toBe(0);
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'accepted' });
  expect(server.received.get(MAIL.to)).toHaveLength(1);
  provider.close();
  await server.stop();
});
