import { spawn, spawnSync } from 'node:child_process';
import { buildStamp, isBuildFresh } from './build-stamp.ts';

/** `npm start`: builds when the build is missing or older than the sources, then serves. */
if (!isBuildFresh(buildStamp())) {
  process.stdout.write('Building the site, about half a minute ...\n');
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) {
    process.stderr.write(built.stdout + built.stderr);
    process.exit(built.status ?? 1);
  }
}

const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
