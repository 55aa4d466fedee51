import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { uploadPaths } from '#app/admin/pictures/upload-paths.ts';
import { flattenRoutes } from '../page-renderer.ts';

/** What stands before the secret token in an address, and the calendar feed. */
const secretPaths = [
  ...new Set(
    flattenRoutes()
      .flatMap(({ path }) => (path?.includes(':token') ? [path.split('/:token')[0] ?? ''] : []))
      .concat('calendar'),
  ),
];

test.each([
  ['deploy/nginx.conf', /^\s*~(\^\/\([^)]*\)\/) 0;$/m],
  ['deploy/apache.conf', /^\s*SetEnvIf Request_URI "([^"]*)" opens-something$/m],
])('%s writes no secret link into the log', (file, line) => {
  const [, pattern = ''] = line.exec(readFileSync(file, 'utf8')) ?? [];
  const logged = secretPaths.filter((path) => !new RegExp(pattern).test(`/${path}/x`));
  expect(secretPaths.length).toBeGreaterThan(4);
  expect(logged).toEqual([]);
});

test('deploy/nginx.conf lets through what the site takes, which is more than the 1 MB of nginx', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const [, megabytes] = /^\s*client_max_body_size (\d+)m;$/m.exec(config) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(
    Math.max(...Object.values(uploadPaths)),
  );
});
