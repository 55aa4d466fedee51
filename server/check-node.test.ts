import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { describeOldNode, MINIMUM_NODE } from './check-node.js';

test.each(['20.19.2', '24.6.0'])('Node %s is told which Node is needed', (version) => {
  const told = describeOldNode(version);
  expect(told).toMatch(/^This site needs Node 24\.7\.0 or newer, .*Node 24\.$/);
  expect(told).toContain(version);
});

test.each(['24.7.0', '25.0.0'])('Node %s is new enough', (version) => {
  expect(describeOldNode(version)).toBeUndefined();
});

test('package.json asks for the same version', () => {
  expect(packageJson.engines.node).toBe(`>=${MINIMUM_NODE}`);
});

test('the server and every command end with one sentence and code 1 under an old Node', () => {
  const version = '22.21.0';
  // Preloaded, so that this Node reports the other version.
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const starts = Object.values(packageJson.scripts)
    .flatMap((script) => script.split(' && '))
    .filter((command) => command.startsWith('node '))
    .map((command) => command.split(' ').slice(1));
  for (const start of [['server/main.js'], ['server/serve.ts'], ...starts]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, ...start],
      { encoding: 'utf8' },
    );
    expect([start, status, stdout, stderr]).toEqual([
      start,
      1,
      '',
      `${describeOldNode(version)}\n`,
    ]);
  }
});

test('the image and the systemd unit start the entry that checks the version, with one memory arena', () => {
  const [image, unit] = ['deploy/Dockerfile', 'deploy/site.service'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(image).toMatch(/^ENV MALLOC_ARENA_MAX=1$/m);
  expect(image).toMatch(/^CMD \["node", "server\/main.js"\]$/m);
  expect(unit).toMatch(/^Environment=MALLOC_ARENA_MAX=1$/m);
  expect(unit).toMatch(/^ExecStart=\S+ server\/main.js$/m);
});

test('everything loaded before the check works in an old Node', () => {
  const entry = readFileSync('server/main.js', 'utf8');
  const imports = [...entry.matchAll(/^import '(.*)';$/gm)].map(([, target]) => target);
  expect(imports).toEqual(['./check-node.js']);
  expect(readFileSync('server/check-node.js', 'utf8').match(/from '(.*)'/g)).toEqual([
    "from 'node:process'",
  ]);
});
