import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What tells people which commands to run: documents, samples, and the words of the site itself. */
const TELLS = [
  ...['*.md', '.env.example', 'Dockerfile', 'deploy/*', 'docs/**/*.md'],
  ...['app/**/*.{ts,tsx}', 'scripts/*.ts', 'server/**/*.{ts,js}'],
];

test('every command that is named anywhere exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = globSync(TELLS).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:--\S+ )*([a-z][\w:-]*)/g)]
      .filter(([, name]) => !Object.hasOwn(scripts, name ?? ''))
      .map(([, name]) => `${file}: npm run ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the commands of the owner read .env', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const owners = ['start', 'webhooks', 'booking:rules', 'admin:reset-two-factor'].concat(
    ...['backup', 'restore', 'doctor', 'secrets:reseal'],
  );
  for (const name of owners) expect(scripts[name], name).toContain('--import ./server/env-file.js');
});

test('every test that a document names exists', () => {
  const tests = globSync(['{app,server,database,scripts,test,e2e,content}/**/*.{test,e2e}.ts?(x)']);
  expect(tests.length).toBeGreaterThan(200);
  const missing = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)]
      .filter(([, name = '']) => !tests.some((one) => one === name || one.endsWith(`/${name}`)))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
