/**
 * `npm run bench:view-counter`: what counting page views costs. A server process answers the same
 * page from memory on two ports, with and without counting, and is asked on both in turns, in many
 * short blocks, because the machine's load changes. Each pair of blocks gives one ratio of processor
 * time per request and one of requests per second. Prints their medians with the interval that holds
 * the true median with 95 % certainty. Exits with 0 if processor time is shown to grow by less than
 * 5 %, with 1 if it is shown to grow by more, and with 2 if more PAIRS (150) are needed to tell.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#app/platform/config.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { createVisits } from '#app/platform/visits/visits.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { createStaticFiles } from '#server/static-files.ts';
import { createViewCounter } from '#server/view-counter.ts';
import { temporaryFolder } from '#test/site-process.ts';

const PAIRS = Number(process.env.PAIRS ?? 150);
const REQUESTS = 2000;
const CONNECTIONS = 16;
const MOST_SLOWER = 0.05;
/** As large as a compressed page. */
const BODY = Buffer.alloc(18_000, 'page ');
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';

if (process.argv[2] === 'server') await serve();
else await measure();

async function serve(): Promise<void> {
  const config = readConfig({ TRUST_PROXY: '1' });
  const file = path.join(temporaryFolder('views'), 'site.sqlite');
  const db = connectDatabase({ engine: 'sqlite', file });
  await migrateToLatest(db);
  const now = () => new Date();
  const visits = createVisits({ db, log: silentLog, now, ownHosts: new Set() });
  const files = createStaticFiles(config, { emailService: undefined });
  const type = 'text/html; charset=utf-8';
  files.set({ url: '/', type, etag: 'a', isImmutable: false, body: BODY });
  const count = createViewCounter({ visits, config }, files);
  setInterval(() => visits.flush(), 15_000);
  const plain = http.createServer((request, response) => {
    files.answer(request, response);
  });
  const counting = http.createServer((request, response) => {
    count(request, response);
    files.answer(request, response);
  });
  const ports: number[] = [];
  for (const server of [plain, counting]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ports.push((server.address() as AddressInfo).port);
  }
  process.on('message', () => process.send?.({ usage: process.cpuUsage() }));
  process.send?.({ ports });
}

async function measure(): Promise<void> {
  const child = fork(process.argv[1] ?? '', ['server']);
  const [{ ports }] = (await once(child, 'message')) as [{ ports: [number, number] }];
  const ratios: number[] = [];
  const figures: { plain: number[]; counting: number[]; rates: number[] } = {
    ...{ plain: [], counting: [], rates: [] },
  };
  const microseconds = async (port: number) => {
    const before = await usage();
    const startedAt = performance.now();
    await ask(port);
    const perSecond = REQUESTS / ((performance.now() - startedAt) / 1000);
    return { cost: ((await usage()) - before) / REQUESTS, perSecond };
  };
  async function usage(): Promise<number> {
    child.send('usage');
    const [{ usage: used }] = (await once(child, 'message')) as [{ usage: NodeJS.CpuUsage }];
    return used.user + used.system;
  }
  await ask(ports[0]);
  await ask(ports[1]);
  for (let pair = 0; pair < PAIRS; pair++) {
    // Alternately first, so that neither profits from the order.
    const order = pair % 2 === 0 ? [0, 1] : [1, 0];
    const results = [];
    for (const which of order) {
      results[which] = await microseconds(ports[which] ?? 0);
    }
    const [plain, counting] = results as [Result, Result];
    figures.plain.push(plain.cost);
    figures.counting.push(counting.cost);
    figures.rates.push(counting.perSecond / plain.perSecond);
    ratios.push(counting.cost / plain.cost);
  }
  child.kill();
  const processor = describe(ratios);
  console.log(
    JSON.stringify({
      ...{ bench: 'view-counter', pairs: PAIRS, requests: REQUESTS },
      plainMicroseconds: median(figures.plain),
      countingMicroseconds: median(figures.counting),
      ...{ processor, throughput: describe(figures.rates) },
      loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
    }),
  );
  const limit = 1 + MOST_SLOWER;
  process.exit(processor.to <= limit ? 0 : processor.from > limit ? 1 : 2);
}

/**
 * The median, and the interval that holds the true one with 95 % certainty: the values as far from
 * the middle as the binomial distribution allows (normal approximation).
 */
function describe(values: readonly number[]): { median: number; from: number; to: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(sorted.length);
  const at = (rank: number) =>
    Math.round((sorted[Math.min(Math.max(rank, 0), sorted.length - 1)] ?? 0) * 1000) / 1000;
  const middle = sorted.length / 2;
  return {
    median: median(values),
    from: at(Math.floor(middle - reach)),
    to: at(Math.ceil(middle + reach)),
  };
}

type Result = { cost: number; perSecond: number };

/** Sends the requests over keep-alive connections, from 5,000 visitors. */
async function ask(port: number): Promise<void> {
  let number = 0;
  const connection = async () => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    while (number < REQUESTS) {
      const at = number++ % 5000;
      const size = read(socket);
      socket.write(
        `GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${BROWSER}\r\nX-Forwarded-For: 198.51.${at >> 8}.${at & 255}\r\nReferer: https://www.google.com/\r\n\r\n`,
      );
      await size;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** Resolves when the whole answer has arrived. */
function read(socket: net.Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let wanted = Number.POSITIVE_INFINITY;
    const onData = (chunk: Buffer) => {
      if (received === 0) {
        const end = chunk.indexOf('\r\n\r\n');
        wanted = end + 4 + BODY.length;
      }
      received += chunk.length;
      if (received < wanted) return;
      socket.off('data', onData);
      socket.off('error', reject);
      resolve();
    };
    socket.on('data', onData);
    socket.once('error', reject);
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000;
}
