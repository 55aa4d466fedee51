/**
 * `npm run build && npm run bench:contact`: contact messages over 32 connections for ten seconds, each
 * stored with its emails on SQLite before it is acknowledged. Exits with 1 below the floor.
 */
import { setTimeout } from 'node:timers/promises';
import { startClients } from '#test/acknowledged.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startSite, waitUntilIdle } from '#test/site-process.ts';

const CONNECTIONS = 32;
const SECONDS = 10;
const FLOOR_PER_SECOND = 100;

const site = await startSite(NO_LIMITS);
await waitUntilIdle(site.pid);
const clients = startClients(site.url, CONNECTIONS);
const startedAt = performance.now();
await setTimeout(SECONDS * 1000);
const acknowledged = await clients.stop();
const perSecond = Math.round(acknowledged.length / ((performance.now() - startedAt) / 1000));
await site.stop();
console.log(
  JSON.stringify({
    bench: 'contact',
    connections: CONNECTIONS,
    floor: FLOOR_PER_SECOND,
    perSecond,
  }),
);
process.exit(perSecond >= FLOOR_PER_SECOND ? 0 : 1);
