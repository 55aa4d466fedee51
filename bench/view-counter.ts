/**
 * `npm run build && npm run bench:view-counter`: what counting page views costs the built site. Its
 * server answers the published home page with and without counting in turns, in many short blocks
 * over keep-alive connections, because the machine's load changes; visitors see three pages each.
 * Each pair of blocks gives one ratio of the server's processor time per request and one of
 * requests per second. Prints their medians with the interval that holds the true median with 95 %
 * certainty. Exits with 0 if processor time is shown to grow by less than 5 %, with 1 if it is shown
 * to grow by more, and with 2 if more PAIRS (60) are needed to tell.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, NODE_FLAGS, temporaryFolder } from '#test/site-process.ts';

const PAIRS = Number(process.env.PAIRS ?? 60);
const REQUESTS = 2000;
const CONNECTIONS = 16;
const PAGES_OF_A_VISIT = 3;
const MOST_SLOWER = 0.05;
/** How long the site takes to publish everything with its best compression. */
const SETTLE_MS = 20_000;
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0';

/** How many requests have been sent so far. */
let sent = 0;

if (process.argv[2] === 'server') await serve();
else await measure();

/** The built site, which tells its processor time before and after counting is switched. */
async function serve(): Promise<void> {
  let isCounting = false;
  const built = new URL('../build/server/index.js', import.meta.url).href;
  const { openApp } = (await import(built)) as typeof import('#server/build-entry.ts');
  const site = await openApp(process.env, { isCounting: () => isCounting });
  process.on('message', (message: { isCounting: boolean }) => {
    ({ isCounting } = message);
    process.send?.({ usage: process.cpuUsage() });
  });
  process.send?.({ url: await site.listen() });
}

async function measure(): Promise<void> {
  const child = fork(process.argv[1] ?? '', ['server'], {
    execArgv: NODE_FLAGS,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(await freePort()) },
      ...{ DATA_DIR: temporaryFolder('views'), ADMIN_PASSWORD: 'a password for the bench only' },
      ...{ LOG_LEVEL: 'silent', TRUST_PROXY: '1', CONNECTIONS_PER_CLIENT: '1000' },
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const port = Number(new URL(url).port);
  await sleep(SETTLE_MS);
  const ratios: number[] = [];
  const figures: { plain: number[]; counting: number[]; rates: number[] } = {
    ...{ plain: [], counting: [], rates: [] },
  };
  async function usage(isCounting: boolean): Promise<number> {
    child.send({ isCounting });
    const [{ usage: used }] = (await once(child, 'message')) as [{ usage: NodeJS.CpuUsage }];
    return used.user + used.system;
  }
  async function runBlock(isCounting: boolean): Promise<Result> {
    const before = await usage(isCounting);
    const startedAt = performance.now();
    await ask(port);
    const perSecond = REQUESTS / ((performance.now() - startedAt) / 1000);
    return { cost: ((await usage(false)) - before) / REQUESTS, perSecond };
  }
  for (let warmUp = 0; warmUp < 4; warmUp++) await runBlock(warmUp % 2 === 0);
  for (let pair = 0; pair < PAIRS; pair++) {
    // Alternately first, so that neither profits from the order.
    const isFirst = pair % 2 === 0;
    const first = await runBlock(isFirst);
    const second = await runBlock(!isFirst);
    const [counting, plain] = isFirst ? [first, second] : [second, first];
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

/** Sends the requests of one block over keep-alive connections. */
async function ask(port: number): Promise<void> {
  let left = REQUESTS;
  const connection = async () => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    while (left-- > 0) {
      const visitor = Math.floor(sent++ / PAGES_OF_A_VISIT);
      const ip = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
      const answered = read(socket);
      socket.write(
        `GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${BROWSER}\r\nX-Forwarded-For: ${ip}\r\nAccept-Encoding: br\r\nReferer: https://www.google.com/\r\n\r\n`,
      );
      await answered;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** Resolves when the whole answer has arrived. */
function read(socket: net.Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let wanted = 0;
    const onData = (chunk: Buffer) => {
      if (received === 0) {
        const end = chunk.indexOf('\r\n\r\n');
        const headers = chunk.toString('latin1', 0, end);
        if (!headers.startsWith('HTTP/1.1 200 ')) return reject(new Error(headers));
        wanted = end + 4 + Number(/^content-length: (\d+)/im.exec(headers)?.[1]);
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
