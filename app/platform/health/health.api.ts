import { Hono } from 'hono';
import { describeOutage } from '#database/outage.ts';
import type { AppEnv } from '../http/app-env.ts';
import { success } from '../http/json-response.server.ts';
import { countOutbox } from '../outbox/outbox-count.queries.server.ts';
import { upsertSetting } from '../settings/settings.queries.server.ts';

/** `GET /api/health`: writes to the database, and says which part fails if one does. */
export const healthApi = new Hono<AppEnv>().get('/health', async (context) => {
  const { db, now, log } = context.var.app;
  try {
    const time = now().toISOString();
    await upsertSetting(db, 'health-check', JSON.stringify(time), time);
    const mail = await countOutbox(db, time);
    return success(context, 200, { status: 'ok', database: 'ok', mail });
  } catch (error) {
    log.error('health.database', { error });
    const database = describeOutage(error) ?? 'failing';
    return context.json(
      {
        success: false,
        error: 'The database can not be written.',
        data: { status: 'failing', database },
      },
      503,
      { 'Retry-After': '30' },
    );
  }
});
