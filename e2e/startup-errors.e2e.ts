import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';

for (const [name, value, expected] of [
  ['PORT', '80x', 'a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'yes', '1 or 0'],
  ['SMTP_URL', 'mail.example.com', 'smtp://user:password@host:587'],
] as const) {
  test(`a wrong ${name} ends the start with a message that names it and the form expected, exit code 1`, async () => {
    const child = spawn(process.execPath, ['server/main.js'], {
      env: { ...process.env, NODE_ENV: 'production', [name]: value },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(output.trim()).toMatch(new RegExp(`^${name} is wrong: expected `));
    expect(output).toContain(expected);
    expect(output).not.toContain('at ');
    expect(code).toBe(1);
  });
}

test('a database that is not there ends the start with one sentence, exit code 1', async () => {
  const child = spawn(process.execPath, ['server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: test.info().outputPath('data'),
      DATABASE_URL: 'postgres://owner:secret@127.0.0.1:1/site',
    },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(output.trim()).toMatch(/^Postgres can't be reached or used \(ECONNREFUSED\).*\.$/);
  expect(code).toBe(1);
});
