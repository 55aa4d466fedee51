import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILE = path.resolve('server/env-file.js');

/** The environment of a command started in `folder`. */
function seen(folder: string, env: NodeJS.ProcessEnv): unknown {
  const print = 'console.log(JSON.stringify([process.env.MAIL_FROM, process.env.PORT]))';
  const parameters = ['--import', FILE, '--eval', print];
  return JSON.parse(execFileSync(process.execPath, parameters, { cwd: folder, env }).toString());
}

test('.env of the current folder is read, and a variable that is set already keeps its value', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-env-'));
  expect(seen(folder, { PORT: '1' })).toEqual([null, '1']);
  writeFileSync(path.join(folder, '.env'), 'PORT=2\nMAIL_FROM=Company <hello@example.com>\n#X=1\n');
  expect(seen(folder, { PORT: '1' })).toEqual(['Company <hello@example.com>', '1']);
  expect(seen(folder, {})).toEqual(['Company <hello@example.com>', '2']);
  rmSync(folder, { recursive: true, force: true });
});
