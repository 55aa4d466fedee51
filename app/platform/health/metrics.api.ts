import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { AppContext } from '../app-context.server.ts';
import type { AppEnv } from '../http/app-env.ts';
import { newId } from '../ids.ts';
import { newestBackupAt } from '../jobs/backup.server.ts';
import { countOutbox } from '../outbox/outbox-count.queries.server.ts';
import { metricLines } from './metric-lines.ts';
import { countAttempts, findOldestDue } from './metrics.queries.server.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * `GET /metrics` for Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`. Answers 404 if that
 * variable is not set, and to requests without the token.
 */
export const metricsApi = new Hono<AppEnv>().get('/metrics', async (context, next) => {
  const { app } = context.var;
  const { metricsToken } = app.config;
  const given = context.req.header('Authorization') ?? '';
  if (!metricsToken || !isSame(given, `Bearer ${metricsToken}`)) return next();
  const text = (app.requestMetrics?.render() ?? '') + (await renderState(app));
  return context.body(text, 200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
  });
});

/** The current metrics of database, disk and process. */
async function renderState(app: AppContext): Promise<string> {
  const { config, log } = app;
  const disk = await statfs(config.dataDir);
  const backupAt = newestBackupAt(config);
  const queue = await renderQueue(app).catch((error: unknown) => {
    log.error('metrics.database', { error });
    return undefined;
  });
  return [
    metricLines('site_database_up', 'gauge', 'Whether the database can be read.', [
      { value: queue === undefined ? 0 : 1 },
    ]),
    queue ?? '',
    metricLines(
      'site_backup_age_seconds',
      'gauge',
      'Age of the newest backup in DATA_DIR; missing while there is none.',
      backupAt ? [{ value: secondsSince(backupAt, app.now()) }] : [],
    ),
    metricLines('site_disk_free_bytes', 'gauge', 'Room left on the disk of DATA_DIR.', [
      { value: disk.bavail * disk.bsize },
    ]),
    metricLines('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
      { value: process.memoryUsage.rss() },
    ]),
    metricLines('process_start_time_seconds', 'gauge', 'When the process was started.', [
      { value: Math.round(Date.now() / 1000 - process.uptime()) },
    ]),
  ].join('');
}

async function renderQueue({ db, now }: AppContext): Promise<string> {
  const time = now();
  const counts = await countOutbox(db, time.toISOString());
  const oldest = await findOldestDue(db, time.toISOString());
  const attempts = await countAttempts(db, firstIdAt(new Date(time.getTime() - DAY_MS)));
  return [
    metricLines(
      'site_outbox_rows',
      'gauge',
      'Emails and webhook deliveries by what they need.',
      Object.entries(counts).map(([state, value]) => ({ labels: { state }, value })),
    ),
    metricLines(
      'site_outbox_oldest_due_seconds',
      'gauge',
      'How long the oldest email or webhook delivery has been due.',
      [{ value: oldest ? secondsSince(new Date(oldest), time) : 0 }],
    ),
    metricLines(
      'site_delivery_attempts_last_day',
      'gauge',
      'Attempts to deliver in the last 24 hours, by how they ended.',
      attempts.map(({ provider, outcome, count }) => ({
        labels: { provider, outcome },
        value: count,
      })),
    ),
  ].join('');
}

function secondsSince(at: Date, now: Date): number {
  return Math.max(0, (now.getTime() - at.getTime()) / 1000);
}

/** The lowest id of that millisecond: the first ten characters of an id encode its time. */
function firstIdAt(time: Date): string {
  return newId(time).slice(0, 10).padEnd(26, '0');
}

/** Compares in constant time, so that the time doesn't reveal how much was right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
