/**
 * `npm run build && npm run bench:static`: the home page from the site's memory, compared with the
 * same bytes from nginx with one worker (Debian: nginx, apache2-utils for `ab`), alternately, five
 * pairs. On a busy machine, processor time per request is more reliable than requests per second.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  freePort,
  processorSeconds,
  startChild,
  startSite,
  stopChild,
  temporaryFolder,
} from '#test/site-process.ts';

const NGINX = '/usr/sbin/nginx';
const AB = '/usr/bin/ab';
const PAIRS = 5;
const REQUESTS = 30_000;
const CONNECTIONS = 32;
const ACCEPT = 'Accept-Encoding: gzip';

type Figures = { perSecond: number; microseconds: number };

for (const program of [NGINX, AB]) {
  if (existsSync(program)) continue;
  process.stderr.write(`${program} is not installed: there is nothing to compare with.\n`);
  process.exit(1);
}
const site = await startSite();
// Wait for the best compression; until then the page is larger.
await new Promise((resolve) => setTimeout(resolve, 15_000));
const nginx = await startNginx();
const pairs: { site: Figures; nginx: Figures }[] = [];
for (let pair = 0; pair < PAIRS; pair++) {
  pairs.push({ site: measure(site.url, site.pid), nginx: measure(nginx.url, nginx.pid) });
  console.log(JSON.stringify(pairs.at(-1)));
}
console.log(
  JSON.stringify({
    bench: 'static',
    sitePerSecond: median((pair) => pair.site.perSecond),
    nginxPerSecond: median((pair) => pair.nginx.perSecond),
    throughputRatio: median((pair) => pair.site.perSecond / pair.nginx.perSecond),
    siteMicroseconds: median((pair) => pair.site.microseconds),
    nginxMicroseconds: median((pair) => pair.nginx.microseconds),
    processorRatio: median((pair) => pair.nginx.microseconds / pair.site.microseconds),
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  }),
);
await site.stop();
await stopChild(nginx.child);

/** Serves the same page: its gzip file from disk, by `gzip_static`. */
async function startNginx() {
  const folder = temporaryFolder('nginx');
  const root = path.join(folder, 'root');
  mkdirSync(root);
  const page = await fetch(site.url, { headers: { 'Accept-Encoding': 'identity' } });
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

function measure(url: string, pid: number): Figures {
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

function median(pick: (pair: { site: Figures; nginx: Figures }) => number): number {
  const values = pairs.map(pick).sort((a, b) => a - b);
  return Math.round((values[Math.floor(PAIRS / 2)] ?? 0) * 100) / 100;
}
