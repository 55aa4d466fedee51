import * as v from 'valibot';
import { describeOutage } from '#database/outage.ts';
import { failure, success } from '../http/json-response.server.ts';
import type { Operation } from '../http/operation.ts';
import { countOutbox } from '../outbox/outbox-count.queries.server.ts';
import { upsertSetting } from '../settings/settings.queries.server.ts';

/** `GET /api/health`: writes to the database and names the part that fails. */
export const healthOperation: Operation = {
  method: 'GET',
  path: '/api/health',
  words: {
    id: 'health',
    title: 'Check the health of the site',
    text: 'Writes to the database and checks the email queue.',
    success: '`data.status` is "ok", with the state of the database and the email queue.',
  },
  success: {
    status: 200,
    data: v.object({
      status: v.literal('ok'),
      database: v.literal('ok'),
      mail: v.object({ waiting: v.number(), failed: v.number(), unknown: v.number() }),
    }),
  },
  failures: [
    { status: 503, data: v.object({ status: v.literal('failing'), database: v.string() }) },
  ],
  async handle(context) {
    const { db, now, log } = context.var.app;
    try {
      const time = now().toISOString();
      await upsertSetting(db, 'health-check', JSON.stringify(time), time);
      const mail = await countOutbox(db, time, 'mail');
      return success(context, 200, { status: 'ok', database: 'ok', mail });
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
