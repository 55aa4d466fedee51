import { expect, test } from 'vitest';
import { openOwnerApp } from '#test/owner-app.ts';
import { bookingsWords as calls } from '../bookings/bookings.content.ts';
import { inboxWords } from '../inbox/inbox.content.ts';
import { mailWords } from '../mail/mail.content.ts';

test('a list that was never filled says what will appear in it, a filtered one that nothing matches', async () => {
  const { app, owner } = await openOwnerApp('sqlite');
  const lists = [
    ['/admin/inbox', inboxWords, '?status=new'],
    ['/admin/mail', mailWords, '?state=failed'],
  ] as const;
  for (const [path, words, filter] of lists) {
    const page = async (query = '') => (await owner.get(path + query)).text();
    expect(await page()).toContain(words.none.text);
    expect(await page()).not.toContain(words.empty.text);
    expect(await page(filter)).toContain(words.empty.text);
  }
  expect(await (await owner.get('/admin/bookings')).text()).toContain(calls.none);
  await app.close();
});
