import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { silentLog } from '../log.server.ts';
import { requeueExpiredLeases } from './expired-leases.server.ts';
import { leaseRows } from './lease.queries.server.ts';
import { hasOwnerDied, newLeaseOwner } from './lease-owner.server.ts';
import { enqueue } from './outbox.server.ts';

/** The name of a process that has been killed, and of one that still runs. */
async function startTwoAndKillOne() {
  const children = [0, 1].map(() => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']));
  const [killed, alive] = children.map((child) => newLeaseOwner(child.pid)) as [string, string];
  expect(hasOwnerDied(killed)).toBe(false);
  const ended = once(children[0] as never, 'exit');
  children[0]?.kill('SIGKILL');
  await ended;
  return { killed, alive, stop: () => children[1]?.kill('SIGKILL') };
}

test('tells a process that has ended from one that runs, and is not certain about other machines', async () => {
  const { killed, alive, stop } = await startTwoAndKillOne();
  try {
    expect(hasOwnerDied(killed)).toBe(true);
    expect(hasOwnerDied(alive)).toBe(false);
    expect(hasOwnerDied(newLeaseOwner())).toBe(false);
    expect(hasOwnerDied(`elsewhere${killed}`)).toBe(false);
    for (const other of ['', 'a-token-of-an-older-version', '.1.x']) {
      expect(hasOwnerDied(other)).toBe(false);
    }
  } finally {
    stop();
  }
});

describeOnBothDatabases('leases of a process that was killed', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('are taken over at once, while those of a running process are left alone', async () => {
    app = await openTestApp(engine);
    const { db, now } = app.context;
    const { killed, alive, stop } = await startTwoAndKillOne();
    try {
      const time = now().toISOString();
      const leaseUntil = new Date(now().getTime() + 60_000).toISOString();
      for (const owner of [killed, alive]) {
        await enqueue(db, {
          ...{ channel: 'mail', template: 'owner-reply', props: { reference: 'A' } },
          ...{ to: 'visitor@example.com', dedupeKey: owner, now: now() },
        });
        const row = await db
          .selectFrom('outbox')
          .select('id')
          .where('dedupe_key', '=', owner)
          .executeTakeFirstOrThrow();
        await leaseRows(db, [row.id], { owner, now: time, leaseUntil });
      }
      const lease = { owner: newLeaseOwner(), now: time, channels: ['mail'] as const };
      await requeueExpiredLeases({ db, log: silentLog }, lease);
      const rows = await db.selectFrom('outbox').select(['dedupe_key', 'state']).execute();
      expect(Object.fromEntries(rows.map((row) => [row.dedupe_key, row.state]))).toEqual({
        [killed]: 'queued',
        [alive]: 'sending',
      });
    } finally {
      stop();
    }
  });
});
