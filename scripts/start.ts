import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildStamp, isBuildFresh } from './build-stamp.ts';
import { stopWithParent } from './parent-process.ts';

stopWithParent();

/**
 * `npm start`: builds if the build is missing or older than the sources, then starts the server. A
 * production install has no build tools and uses the build that it was deployed with.
 */
const canBuild = existsSync('node_modules/@react-router/dev');
if (canBuild && !isBuildFresh(buildStamp())) build();
if (!existsSync('build/server/index.js')) {
  process.stderr.write(
    'There is no build to serve. Run "npm ci && npm run build" with the development packages first, or copy the build folder here.\n',
  );
  process.exit(1);
}
await import('../server/serve.ts');

function build(): void {
  process.stdout.write(
    'Building the site: half a minute on a quiet machine, a few minutes on a busy one ...\n',
  );
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (built.status === 0) return;
  process.stderr.write(built.stdout + built.stderr);
  process.exit(built.status ?? 1);
}
