import { expect, startApp, test } from './running-app.ts';

for (const [name, env, expected] of [
  [
    'the public address where there is one',
    { SITE_URL: 'https://www.example.com' },
    'https://www.example.com',
  ],
  ['the local address otherwise', { SITE_URL: '' }, ''],
] as const) {
  test(`the start message gives the admin area by ${name}`, async () => {
    const app = await startApp({ ADMIN_PASSWORD: '', ...env });
    try {
      const address = expected || app.url;
      await expect.poll(app.output).toContain(`The admin area is at ${address}/admin/login.`);
      expect(app.output()).toContain(`The site is ready: ${address}`);
      // What a proxy in front of the site has to be told.
      expect(app.output()).toContain(app.url);
    } finally {
      await app.close();
    }
  });
}
