import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import tls from 'node:tls';
import { MAX_PICTURE_UPLOAD_BYTES } from '#app/platform/pictures/picture-limits.ts';
import { certificate } from '#test/certificates.ts';
import { freePort, startChild, startSite, stopChild, temporaryFolder } from '#test/site-process.ts';
import { type Check, type Part, waitFor } from './report.ts';

type Ports = { app: number; tls: number; plain: number };
type Proxy = {
  name: string;
  program: string;
  version: string;
  start(folder: string, ports: Ports): string[];
};
type Answer = { status: number; headers: Record<string, unknown>; body: string };

const visitor = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  message: 'Call me, please',
};
const sample = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

const proxies: Proxy[] = [
  { name: 'nginx', program: '/usr/sbin/nginx', version: '-v', start: startNginx },
  { name: 'Caddy', program: '/usr/bin/caddy', version: 'version', start: startCaddy },
  { name: 'Apache', program: '/usr/sbin/apache2', version: '-v', start: startApache },
];

/**
 * The site behind each reverse proxy, with the configurations in `deploy/` and test addresses and
 * certificates.
 */
export const proxyParts: Part[] = proxies.map((proxy) => ({
  name: proxy.name,
  programs: [proxy.program],
  version: [proxy.program, proxy.version],
  run: (check) => tryProxy(proxy, check),
}));

async function tryProxy(proxy: Proxy, check: Check): Promise<void> {
  const folder = temporaryFolder('proxy');
  const [tlsPort, plainPort] = [await freePort(), await freePort()];
  const site = `https://localhost:${tlsPort}`;
  writeFileSync(path.join(folder, 'cert.pem'), certificate);
  const app = await startSite({ SITE_URL: site, TRUST_PROXY: '1' });
  const ports = { app: Number(new URL(app.url).port), tls: tlsPort, plain: plainPort };
  const [program = '', ...parameters] = proxy.start(folder, ports);
  const child = startChild(program, parameters, {
    HOME: folder,
    SITE_DOMAIN: site,
    SITE_UPSTREAM: `127.0.0.1:${ports.app}`,
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  child.once('exit', (code) => {
    if (code) process.stderr.write(`${program} ended with ${code}: ${complaint.slice(-500)}\n`);
  });
  try {
    await waitFor(
      'an answer through the proxy',
      async () => (await call(`${site}/contact`)).status === 200,
    );
    const page = await call(`${site}/contact`);
    check('HSTS is sent', 'strict-transport-security' in page.headers);
    const posted = await call(`${site}/contact`, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': '203.0.113.9',
      },
      body: String(new URLSearchParams(visitor)),
    });
    check(`a plain form is accepted (${posted.status})`, posted.status === 303);
    const database = new DatabaseSync(path.join(app.dataDir, 'site.sqlite'), { readOnly: true });
    const rows = database.prepare('select ip from submissions').all() as { ip: string }[];
    database.close();
    check('it is stored once', rows.length === 1);
    check('a forged address is not believed', rows[0]?.ip !== '203.0.113.9');
    const foreign = await call(`${site}/contact`, {
      method: 'POST',
      headers: {
        Origin: 'https://elsewhere.example',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams(visitor)),
    });
    check('a form of another site is refused in words', foreign.body.includes('nothing was saved'));
    const plain = `http://localhost:${ports.plain}`;
    const refused = await fetch(`${plain}/api/contact`, { method: 'POST', redirect: 'manual' });
    check('a program that uses http gets an error', refused.status === 403);
    const led = await fetch(`${plain}/contact`, { redirect: 'manual' });
    const target = led.headers.get('Location') ?? '';
    check('a page by http leads to https', /^https:\/\/[^/]+\/contact$/.test(target));
    // Caddy answers the challenge of its certificate before it looks at the sample.
    const challenge = await fetch(`${plain}/.well-known/acme-challenge/none`, {
      redirect: 'manual',
    });
    check(
      'a certificate can be renewed by http',
      challenge.status === (proxy.name === 'Caddy' ? 301 : 404),
    );
    const photo = await call(`${site}/admin/pictures`, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'x'.repeat(MAX_PICTURE_UPLOAD_BYTES),
    }).catch(() => undefined);
    check(`a photo of 15 MB reaches the site (${photo?.status})`, (photo?.status ?? 413) !== 413);
    const huge = await call(`${site}/admin/pictures`, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'x'.repeat(MAX_PICTURE_UPLOAD_BYTES + 2_000_000),
    }).catch(() => undefined);
    check('a larger file is', huge === undefined || huge.status === 413);
    const cutOffAfter = await sendSlowly(ports.tls);
    check(`a slow client is cut off (${cutOffAfter} s)`, cutOffAfter >= 5 && cutOffAfter < 35);
    if (proxy.program.endsWith('nginx')) {
      const flood = await Promise.all(
        Array.from({ length: 60 }, () => call(`${site}/contact`, { method: 'POST' })),
      );
      const refused = flood.filter(({ status }) => status === 429).length;
      check(`most of sixty posts at once are refused (${refused})`, refused >= 30);
    }
  } finally {
    await stopChild(child);
    await app.stop();
  }
}

function startNginx(folder: string, ports: Ports): string[] {
  const server = sample('nginx.conf')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${ports.app}`)
    .replace('/var/log/nginx', folder)
    .replaceAll('server_name www.example.com', 'server_name localhost')
    .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/cert.pem;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nerror_log stderr;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${server}\n}\n`,
  );
  return ['/usr/sbin/nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf')];
}

function startCaddy(folder: string, ports: Ports): string[] {
  const file = path.join(folder, 'Caddyfile');
  const options = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttp_port ${ports.plain}\n`;
  writeFileSync(file, sample('Caddyfile').replace('{\n', options));
  return ['/usr/bin/caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

function startApache(folder: string, ports: Ports): string[] {
  const modules = [
    'mpm_event',
    'authz_core',
    'alias',
    'headers',
    'setenvif',
    'proxy',
    'proxy_http',
    'ssl',
    'reqtimeout',
  ];
  const load = modules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const hosts = sample('apache.conf')
    .replace('*:80', `127.0.0.1:${ports.plain}`)
    .replace('*:443', `127.0.0.1:${ports.tls}`)
    .replaceAll('ServerName www.example.com', 'ServerName localhost')
    .replace(/\$\{APACHE_LOG_DIR\}/, folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.app}`)
    .replace(/SSLCertificateFile .*/, `SSLCertificateFile ${folder}/cert.pem`)
    .replace(/SSLCertificateKeyFile .*/, `SSLCertificateKeyFile ${folder}/cert.pem`);
  mkdirSync(path.join(folder, 'run'));
  writeFileSync(
    path.join(folder, 'apache.conf'),
    `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}/run\nPidFile ${folder}/run/pid\nServerName localhost\nUser www-data\nGroup www-data\n${load.join('\n')}\nListen 127.0.0.1:${ports.plain}\nListen 127.0.0.1:${ports.tls}\nErrorLog ${folder}/error.log\n${hosts}`,
  );
  return ['/usr/sbin/apache2', '-f', path.join(folder, 'apache.conf'), '-DFOREGROUND'];
}

/** Sends the headers a byte a second. Resolves to the seconds until the connection is closed. */
function sendSlowly(port: number): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const to = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
    const socket = tls.connect(to, () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX: ');
    });
    const timer = setInterval(() => {
      if (socket.writable) socket.write('x');
      if (performance.now() - startedAt > 40_000) socket.destroy();
    }, 1000);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(timer);
      resolve(Math.round((performance.now() - startedAt) / 1000));
    });
  });
}

/** The certificate was made for this run, so its issuer isn't checked. */
function call(
  url: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, { method, headers, rejectUnauthorized: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}
