import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInCompany } from '#app/facts/company.ts';
import { ADMIN_PASSWORD, type AdminBrowser, logInAsOwner, pressPublish } from '../admin-browser.ts';
import { formOf, pressInCard } from '../content-forms.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { previewedEmails, publishedDocuments } from '../published-documents.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const MARK = 'zqx';
const HOSTILE = `"'><img src=x onerror=${MARK}()></script><script>${MARK}()</script>]]>-->{`;
const ACTIVE = new RegExp(`<script>${MARK}|<img src=x|href="javascript`, 'i');

/** Everything in the form of the business that takes free text. Names take no markup. */
const business = {
  name: `O'Brien & ${MARK} ]]`,
  tagline: HOSTILE,
  description: HOSTILE,
  'address.lines': HOSTILE.slice(0, 95),
  'address.locality': HOSTILE.slice(0, 50),
  serviceRegion: HOSTILE.slice(0, 50),
  serviceArea: HOSTILE.slice(0, 95),
  linkedin: `https://${MARK}.example/"><script>${MARK}()</script>`,
};

let app: TestApp;
let owner: AdminBrowser;
beforeAll(async () => {
  app = await openTestApp('sqlite', {
    renderPage: await createPageRenderer(),
    env: { ADMIN_PASSWORD },
  });
  owner = await logInAsOwner(app);
  const fields = { ...(await formOf(app, 'company', builtInCompany)), ...business };
  await pressInCard(owner, 'company', 'save', fields);
  const published = await pressPublish(owner);
  expect(published.headers.get('Location')).toContain('done=published');
});
afterAll(() => app.close());

test('markup in the facts of the business is text on every page, in every file and feed', async () => {
  const documents = await publishedDocuments(app);
  const onRequest = ['/book', '/search?q=price', '/nowhere', '/newsletter', '/sent', '/?a=b'];
  for (const path of [...onRequest, '/admin/login']) {
    documents.set(path, await (await app.request(path)).text());
  }
  for (const path of ['/admin/business', '/admin/today', '/admin/start']) {
    documents.set(path, await (await owner.get(path)).text());
  }
  // Plain text and JSON, which no browser takes for markup (`nosniff`).
  documents.delete('/llms.txt');
  for (const [path, text] of documents) {
    if (!/\.(json|webmanifest)$/.test(path)) continue;
    expect(() => JSON.parse(text), path).not.toThrow();
    documents.delete(path);
  }
  expect([...documents].filter(([, text]) => ACTIVE.test(text)).map(([path]) => path)).toEqual([]);
  let structured = 0;
  for (const [path, html] of documents) {
    for (const [, data = ''] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(() => JSON.parse(data), path).not.toThrow();
      structured += 1;
    }
  }
  expect(structured).toBeGreaterThan(20);
  expect(documents.get('/contact')).toContain(MARK);
});

test('no email of any kind carries it as markup, nor as a header', async () => {
  for (const [name, mail] of await previewedEmails(app)) {
    expect([name, ACTIVE.test(mail.html)]).toEqual([name, false]);
    for (const header of [mail.subject, mail.from]) expect(header).not.toMatch(/[\r\n]/);
    expect(mail.html, name).toContain(MARK);
  }
});
