/**
 * `npm run build && npm run bench:static`: the home page from the site's memory, compared with the
 * same bytes from nginx with one worker (Debian: nginx, apache2-utils for `ab`) and from a bare
 * `node:http` server that sends the same headers and does nothing else, in turns, five rounds. The
 * bare server is as near to nginx as the site can come. On a busy machine, processor time per
 * request is more reliable than requests per second.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  NODE_FLAGS,
  processorSeconds,
  startChild,
  startSite,
  stopChild,
  temporaryFolder,
  waitUntilIdle,
} from '#test/site-process.ts';

const NGINX = '/usr/sbin/nginx';
const AB = '/usr/bin/ab';
const ROUNDS = 5;
const REQUESTS = 30_000;
const CONNECTIONS = 32;
const ACCEPT = 'Accept-Encoding: gzip';
/** What Node adds to each answer itself. */
const OWN_HEADERS = /^(connection|date|keep-alive)$/i;

type Figures = { perSecond: number; microseconds: number };

if (process.argv[2] === 'bare') await serveBare(process.argv[3] ?? '');
else await compare();

async function compare(): Promise<void> {
  for (const program of [NGINX, AB]) {
    if (existsSync(program)) continue;
    process.stderr.write(`${program} is not installed: there is nothing to compare with.\n`);
    process.exit(1);
  }
  const site = await startSite();
  // For the best compression: until then the page is larger, and the site has other work.
  await waitUntilIdle(site.pid);
  const nginx = await startNginx(site.url);
  const bare = await startBare(site.url);
  const rounds: { site: Figures; nginx: Figures; bare: Figures }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const figures = { site: measure(site), nginx: measure(nginx), bare: measure(bare) };
    rounds.push(figures);
    console.log(JSON.stringify(figures));
  }
  const median = (pick: (figures: (typeof rounds)[number]) => number) => {
    const values = rounds.map(pick).sort((a, b) => a - b);
    return Math.round((values[Math.floor(ROUNDS / 2)] ?? 0) * 100) / 100;
  };
  console.log(
    JSON.stringify({
      bench: 'static',
      sitePerSecond: median((round) => round.site.perSecond),
      nginxPerSecond: median((round) => round.nginx.perSecond),
      barePerSecond: median((round) => round.bare.perSecond),
      throughputOfNginx: median((round) => round.site.perSecond / round.nginx.perSecond),
      bareThroughputOfNginx: median((round) => round.bare.perSecond / round.nginx.perSecond),
      siteMicroseconds: median((round) => round.site.microseconds),
      nginxMicroseconds: median((round) => round.nginx.microseconds),
      bareMicroseconds: median((round) => round.bare.microseconds),
      processorRatio: median((round) => round.nginx.microseconds / round.site.microseconds),
      bareProcessorRatio: median((round) => round.nginx.microseconds / round.bare.microseconds),
      loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
    }),
  );
  await site.stop();
  await stopChild(nginx.child);
  await stopChild(bare.child);
}

/** Sends the gzip bytes and the headers of the site's page to every request. */
async function serveBare(url: string): Promise<void> {
  const page = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { headers: { 'Accept-Encoding': 'gzip' } }, resolve).on('error', reject);
  });
  const body = await buffer(page);
  const headers = page.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 1 || OWN_HEADERS.test(name) ? [] : [name, all[at + 1] ?? ''],
  );
  const server = http.createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}

function startBare(siteUrl: string) {
  const program = [...NODE_FLAGS, fileURLToPath(import.meta.url), 'bare', siteUrl];
  const child = startChild(process.execPath, program, {});
  return new Promise<{ url: string; child: typeof child; pid: number }>((resolve, reject) => {
    child.stdout?.once('data', (url) => {
      resolve({ url: String(url).trim(), child, pid: child.pid ?? 0 });
    });
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
}

/** Serves the same page: its gzip file from disk, by `gzip_static`. */
async function startNginx(siteUrl: string) {
  const folder = temporaryFolder('nginx');
  const root = path.join(folder, 'root');
  mkdirSync(root);
  const page = await fetch(siteUrl, { headers: { 'Accept-Encoding': 'identity' } });
  writeFileSync(path.join(root, 'index.html'), await page.text());
  execFileSync('gzip', ['--keep', '--best', path.join(root, 'index.html')]);
  const headers = [...page.headers]
    .filter(([name]) => !/^(content-(type|length)|connection|date|etag|keep-alive|vary)/.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; daemon off; master_process off; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  types { text/html html; }
  ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; gzip_vary on;
    ${headers.join('\n    ')}
  }
}
`,
  );
  const child = startChild(NGINX, ['-p', folder, '-c', file], {});
  const url = `http://127.0.0.1:${port}`;
  for (let wait = 0; wait < 100; wait++) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { url, child, pid: child.pid ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}

function measure({ url, pid }: { url: string; pid: number }): Figures {
  const before = processorSeconds(pid);
  const report = execFileSync(
    AB,
    ['-k', '-q', '-n', String(REQUESTS), '-c', String(CONNECTIONS), '-H', ACCEPT, `${url}/`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const failed = Number(/Failed requests:\s+(\d+)/.exec(report)?.[1]);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return {
    perSecond: Math.round(Number(/Requests per second:\s+([\d.]+)/.exec(report)?.[1])),
    microseconds: Math.round(((processorSeconds(pid) - before) * 1e6) / REQUESTS),
  };
}
