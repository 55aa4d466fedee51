import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { samplePhoto } from '#test/sample-photo.ts';
import { freePort } from './running-app.ts';

const PASSWORD = 'correct horse battery staple';
/**
 * Debian's `nobody`, who owns no files. If the test doesn't run as root, its own user can't write
 * there either.
 */
const NOBODY = 65_534;
/** Without the bundled Node. 20 MB of it make pictures; TypeScript alone would add 31. */
const MOST_INSTALLED_BYTES = 60_000_000;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
/** The last stage of the image: everything from the last FROM. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

test('what the image holds runs from a read-only tree as an ordinary user who can write DATA_DIR alone', async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-image-'));
  const tree = path.join(folder, 'site');
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  for (const [, from, to] of image.matchAll(/^COPY (?:--from=build \/site\/)?([\w.]+) (\S+)$/gm)) {
    const target = path.join(tree, to?.endsWith('/') ? `${to}${from}` : (to ?? ''));
    cpSync(from ?? '', target, { recursive: true });
  }
  installProductionPackages(tree);
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', tree]);
  const before = listFiles(tree);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? [];
  const [program, ...startWords] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  const environment = {
    ...Object.fromEntries(
      [...(/^ENV (.+)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
        ([, name, value]) => [name, value],
      ),
    ),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: url,
    ADMIN_PASSWORD: PASSWORD,
  };
  const site = spawn(process.execPath, startWords, { cwd: tree, env: environment, ...user });
  let output = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve));
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('The site is ready');
    for (const page of ['/', '/book', '/sitemap.xml', '/admin/login']) {
      expect([page, (await fetch(url + page)).status]).toEqual([page, 200]);
    }
    const form = (fields: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: url },
      redirect: 'manual' as const,
    });
    const message = { name: 'Read-only Visitor', email: 'visitor@example.com', message: 'Hello' };
    expect((await fetch(`${url}/contact`, form(message))).status).toBe(303);
    const login = await fetch(`${url}/admin/login`, form({ password: PASSWORD, code: '' }));
    expect(login.status).toBe(303);
    const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const inbox = await fetch(`${url}/admin/inbox`, { headers: { Cookie: cookie } });
    expect(await inbox.text()).toContain('Read-only Visitor');
    const upload = new FormData();
    upload.append('photo', await samplePhoto());
    const uploaded = await fetch(`${url}/admin/pictures`, {
      method: 'POST',
      body: upload,
      headers: { Origin: url, Cookie: cookie },
      redirect: 'manual',
    });
    expect(uploaded.headers.get('Location')).toBe('/admin/pictures?done=uploaded');

    const [, check = ''] = /HEALTHCHECK [^\n]*\\\n\s*CMD (\[.*\])/.exec(image) ?? [];
    const [, ...parameters] = JSON.parse(check) as string[];
    const health = () => spawnSync(process.execPath, parameters, { env: environment, ...user });
    expect(health().status).toBe(0);
    const backup = spawnSync(process.execPath, ['scripts/backup.ts'], {
      cwd: tree,
      env: environment,
      encoding: 'utf8',
      ...user,
    });
    expect(backup.stdout + backup.stderr).toContain('Backed up and checked');
    site.kill('SIGTERM');
    expect(await ended, output).toBe(0);
    expect(health().status).toBe(1);
  } finally {
    site.kill('SIGKILL');
  }
  expect(listFiles(tree)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(['data', 'site']);
  expect(readdirSync(dataDir)).toContain('site.sqlite');
  execFileSync('chmod', ['-R', 'u+w', tree]);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the image's install, with packages from npm's cache if possible. */
function installProductionPackages(tree: string): void {
  const [, parameters = ''] = /^RUN npm (ci --omit=dev.*)$/m.exec(dockerfile) ?? [];
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(file, path.join(tree, file));
  execFileSync('npm', [...parameters.split(' '), '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const installed = path.join(tree, 'node_modules');
  // As the image does, which has a Node already.
  for (const name of readdirSync(installed).filter((one) => one.startsWith('node-linux-'))) {
    rmSync(path.join(installed, name), { recursive: true });
  }
  rmSync(path.join(installed, '.bin/node'), { force: true });
  const size = execFileSync('du', ['-sb', installed], { encoding: 'utf8' });
  expect(Number.parseInt(size, 10)).toBeLessThan(MOST_INSTALLED_BYTES);
}

/** Every file of a tree with its size and modification time, without its packages. */
function listFiles(tree: string): string {
  const name = ['-name', 'node_modules', '-prune', '-o', '-type', 'f', '-printf', '%P %s %T@\n'];
  return execFileSync('find', [tree, ...name], { encoding: 'utf8' });
}
