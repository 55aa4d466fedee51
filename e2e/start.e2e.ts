import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { startApp } from './running-app.ts';

for (const SITE_URL of ['https://www.example.com', '']) {
  test(`the start says where the site and its admin area are, with SITE_URL=${SITE_URL}`, async () => {
    const app = await startApp({ ADMIN_PASSWORD: '', SITE_URL });
    const address = SITE_URL || app.url;
    await expect.poll(app.output).toContain(`The admin area is at ${address}/admin/login.`);
    expect(app.output()).toContain(`The site is ready: ${address}`);
    // What a proxy in front of the site has to be told.
    expect(app.output()).toContain(app.url);
    await app.close();
  });
}

for (const [name, value, expected] of [
  ['PORT', '80x', /^PORT is wrong: expected a whole number/],
  ['DATABASE_URL', 'postgres://owner:secret@127.0.0.1:1/site', /^Postgres can't be reached/],
] as const) {
  test(`a wrong ${name} ends the start with one sentence and exit code 1`, async () => {
    const child = spawn(process.execPath, ['server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        DATA_DIR: test.info().outputPath('data'),
        [name]: value,
      },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
    expect(output.trim()).toMatch(expected);
    expect(output.trim()).not.toContain('\n');
  });
}
