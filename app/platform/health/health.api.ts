import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { describeOutage } from '#database/outage.ts';
import { failure, success } from '../http/json-response.server.ts';
import type { Operation } from '../http/operation.ts';
import { countOutbox } from '../outbox/outbox.queries.server.ts';
import { findSetting, upsertSetting } from '../settings/settings.queries.server.ts';

const KEY = 'health-check';
/** Anybody may ask as often as they like, so most checks only read. */
const WRITE_EVERY_MS = 10_000;

/** `GET /api/health`: writes to the database and names the part that fails. */
export const healthOperation: Operation = {
  method: 'GET',
  path: '/api/health',
  words: {
    id: 'health',
    title: 'Check the health of the site',
    text: 'Reads from the database, and writes to it at most once in ten seconds. Whoever is logged in to the admin area also gets the state of the email queue.',
    success: '`data.status` is "ok".',
  },
  success: {
    status: 200,
    data: v.object({
      status: v.literal('ok'),
      mail: v.optional(v.object({ waiting: v.number(), failed: v.number(), unknown: v.number() })),
    }),
  },
  failures: [
    { status: 503, data: v.object({ status: v.literal('failing'), database: v.string() }) },
  ],
  async handle(context) {
    const { app } = context.var;
    const { db, now, log } = app;
    try {
      const time = now();
      await checkDatabase(db, time);
      if (!(await app.hasLogin(context.req.raw))) return success(context, 200, { status: 'ok' });
      const mail = await countOutbox(db, time.toISOString(), 'mail');
      return success(context, 200, { status: 'ok', mail });
    } catch (error) {
      log.error('health.database', { error });
      const database = describeOutage(error) ?? 'failing';
      return failure(context, 503, 'The database can’t be written to.', {
        data: { status: 'failing', database },
        headers: { 'Retry-After': '30' },
      });
    }
  },
};

async function checkDatabase(db: Db, time: Date): Promise<void> {
  const written = await findSetting(db, KEY);
  const sinceMs = time.getTime() - Date.parse(written === undefined ? '' : JSON.parse(written));
  if (sinceMs >= 0 && sinceMs < WRITE_EVERY_MS) return;
  await upsertSetting(db, KEY, JSON.stringify(time.toISOString()), time.toISOString());
}
