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
