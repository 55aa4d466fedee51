import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { builtInFacts, type Facts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { feedFiles } from '#app/features/articles/feeds.server.tsx';
import { readSearchEntries } from '#app/pages/search-entries.server.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { formOf, pressInCard } from '#test/content-forms.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { previewedEmails, publishedDocuments } from '#test/published-documents.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import type { TestApp } from '#test/test-app.ts';
import { pagesOfTexts } from './text-pages.server.ts';
import { textFields } from './texts-kind.server.ts';

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

/** Saves the texts of a page with these in place of the others. */
async function save(page: string, fields: Record<string, string>) {
  const { value } = await app.context.ownerFacts.read('texts');
  const form = await formOf(app, `texts:${page}`, value);
  return pressInCard(owner, `texts:${page}`, 'save', { ...form, ...fields });
}

/** A page by its id. */
function pageOf(id: string) {
  const found = pagesOfTexts.find((page) => page.id === id);
  if (!found) throw new Error(`Nobody can change ${id}`);
  return found;
}

const textOf = async (path: string) => (await app.request(path)).text();

test('a text is a draft that the owner alone sees until it is published, and is taken back', async () => {
  const saved = await save('home', { 'hero.headline.0': 'Robots for {town}' });
  expect(saved.headers.get('Location')).toBe('/admin/texts/home?done=saved');
  expect(await textOf('/')).not.toContain('Robots for');
  const preview = await owner.get('/admin/business/preview?page=/');
  expect(await preview.text()).toContain('Robots for Mississauga');
  await pressPublish(owner);
  expect(await textOf('/')).toContain('Robots for Mississauga');
  await save('home', { 'hero.headline.0': '' });
  expect(app.context.facts().texts.home).toBeDefined();
  await pressPublish(owner);
  expect(app.context.facts().texts).toEqual({});
});

test('every page whose words can have own texts is listed', () => {
  const sources = import.meta.glob<string>('/app/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/ownWords(?:<\w+>)?\(\s*'([^']+)'/g),
  ]);
  expect(named.length).toBeGreaterThan(30);
  for (const [call, name = ''] of named) expect(() => pageOf(name), call).not.toThrow();
});

test('what no text can be is refused beside its field, and what was typed stays', async () => {
  const answer = await save('home', {
    'hero.note': 'Call {nobody}',
    'hero.primary.href': '/nowhere',
    'contact.title': 'Typed '.repeat(40),
  });
  expect(answer.status).toBe(422);
  const page = (await answer.text()).replaceAll('&#x27;', '’');
  for (const field of ['hero.note', 'hero.primary.href', 'contact.title']) {
    expect(page).toContain(`id="texts:home-${field}-error"`);
  }
  expect(page).toContain('Call {nobody}');
});

test('a text whose place is gone is listed, kept with the others, and removed on request', async () => {
  const own = { text: 'Mine', was: 'Shipped' };
  await save('about', { 'header.title': 'Us' });
  const state = await app.context.ownerFacts.read('texts');
  const lost = { ...state.value, home: { 'former.title': own }, gone: { title: own } };
  await app.context.ownerFacts.saveDraft('texts', lost, state.seen);
  await save('home', { 'hero.note': 'Note' });
  const list = await (await owner.get('/admin/texts')).text();
  expect(list).toContain('former.title');
  expect(list.split('>Mine</p>')).toHaveLength(3);
  const { seen } = await app.context.ownerFacts.read('texts');
  await owner.post('/admin/texts', { seen, intent: 'remove', page: 'gone', path: 'title' });
  const { value } = await app.context.ownerFacts.read('texts');
  expect(Object.keys(value.home ?? {})).toEqual(['former.title', 'hero.note']);
  expect(value.gone).toBeUndefined();
});

test('sentences show facts as tokens, and what is changed elsewhere is no text of the page', () => {
  const fields = textFields(pageOf('about'), builtInFacts);
  const at = (path: string) => fields.find(({ name }) => name === path);
  expect(at('mission.paragraphs.2')).toMatchObject({
    label: 'Mission, Paragraph 3',
    blank: expect.stringContaining('Within {radius} km of {town}'),
  });
  expect(at('team.members.0.name')).toBeUndefined();
  expect(at('values.items.0.picture')).toBeUndefined();
});

async function emailText(name: EmailName, facts: Facts) {
  const email = emails[name] as Email<unknown>;
  const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
  const { html, text } = await renderEmail(email, email.preview, settings, {
    siteUrl: 'https://www.example.com',
    secrets: createSecretBox('texts test'),
    facts,
  });
  return { html, text: text.replaceAll(/\s+/g, ' ') };
}

test('an email ends with a sentence of the owner’s, which may be taken away again', async () => {
  const path = 'sentenceAtTheEnd.contactReceipt';
  const receipt = () => emailText('contact-receipt', app.context.facts());
  const shipped = await receipt();
  await save('emails', { [path]: 'The office in {town} has moved.' });
  await pressPublish(owner);
  const { html, text } = await receipt();
  expect(html).toContain('The office in Mississauga has moved.');
  expect(text).toContain('The office in Mississauga has moved.');
  const emptied = await save('emails', { [path]: '' });
  expect(emptied.headers.get('Location')).toBe('/admin/texts/emails?done=saved');
  await pressPublish(owner);
  expect(await receipt()).toEqual(shipped);
});

test('each sentence for emails stands in one kind of email', async () => {
  const paths = textFields(pageOf('emails'), builtInFacts).map(({ name }) => name);
  const own = paths.map((path) => [path, { text: `Sentinel ${path}.`, was: '' }]);
  const facts = { ...builtInFacts, texts: { emails: Object.fromEntries(own) } };
  const texts = await Promise.all(
    Object.keys(emails).map((name) => emailText(name as EmailName, facts)),
  );
  const shown = texts.flatMap(({ text }) => /Sentinel (\S+)\./.exec(text)?.[1] ?? []);
  expect(shown.sort()).toEqual(paths.sort());
});

test('the owner alone finds the link to the editor on a page, in a document that nobody keeps', async () => {
  const own = await owner.get('/about');
  expect(await own.text()).toContain('href="/admin/texts/about"');
  expect(own.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(await textOf('/about')).not.toContain('/admin/texts');
});

test('an article that came with the site can be written anew, everywhere, and gets its original back', async () => {
  const slug = 'roi-ai-small-business';
  const path = `/resources/blog/${slug}`;
  const shipped = await textOf(path);
  const form = await formOf(app, `texts:${slug}`, {});
  expect(form.body).toMatch(/^[A-Z][\s\S]*\n- Optimistic: 6.3 months\n[\s\S]*\n## /);
  expect(form.body).not.toMatch(/<[A-Z]|<\/?t[dhr]/);
  const mine = { title: 'Marmots pay back', excerpt: 'A sum of marmots.' };
  await save(slug, { ...mine, body: 'In {town}.\r\n\r\n## First\r\n\r\n- Count *twice*' });
  expect(await textOf(path)).toBe(shipped);
  await pressPublish(owner);
  const page = await textOf(path);
  for (const part of ['<h1>Marmots pay back', '<p>In Mississauga.</p>', '<em>twice</em>']) {
    expect([part, page.includes(part)]).toEqual([part, true]);
  }
  expect(page).toMatch(/<h2 id="first">First/);
  expect(page).not.toContain('Until it pays for itself');
  expect(await textOf('/resources/blog')).toContain('A sum of marmots.');
  const feeds = Object.values(feedFiles(app.context.facts(), 'https://www.example.com', []));
  for (const feed of feeds) expect(feed).toContain('In Mississauga.');
  const found = readSearchEntries(app.context.facts()).find((entry) => entry.path === path);
  expect(found).toMatchObject({ title: mine.title, body: expect.stringContaining('Count twice') });
  await save(slug, { title: '', excerpt: '', body: '' });
  await pressPublish(owner);
  expect(await textOf(path)).toBe(shipped);
});

test('a case study that came with the site is a sample until its story is proved', async () => {
  const slug = 'bakery-online-orders';
  const path = `/resources/case-studies/${slug}`;
  await save(slug, { body: 'Our customer bakes.', result: 'Twice the bread' });
  await pressPublish(owner);
  expect(await textOf(path)).toContain('Sample story');
  expect(await textOf(path)).not.toContain('After twelve weeks');
  expect(await textOf('/resources/case-studies')).toContain('Twice the bread');
  const claims = { storyBakery: { source: 'Her letter', date: '2026-11-02' } };
  app.context.ownerFacts.show({ ...app.context.facts(), claims });
  expect(await app.renderPage(path)).not.toContain('Sample story');
});

const CHANGED = [
  'home',
  'about',
  'services',
  'agency',
  'contact',
  'blog',
  'case-studies',
  'newsletter',
  'resources',
  'tools',
  'templates',
  'library',
  'guides',
  'checklists',
] as const;

test('every text of fourteen pages can be another one, and no page, feed, file, email or search result keeps a former one', async () => {
  const plain = (text: string) =>
    text.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const addresses = CHANGED.map((page) => pageOf(page).path ?? '');
  const readAll = async () => {
    const listed = addresses.filter((path) => path !== '/newsletter');
    const all = await publishedDocuments(app, listed);
    // Not a published page, as it has a form.
    return all.set('/newsletter', await textOf('/newsletter'));
  };
  const before = await readAll();
  const fields = CHANGED.flatMap((page) =>
    textFields(pageOf(page), builtInFacts)
      .filter(({ kind }) => kind !== 'link')
      .map((field, at) => ({ page, ...field, mine: `Sentinel ${page} ${at}.` })),
  );
  const texts: Record<string, Record<string, { text: string; was: string }>> = {};
  for (const { page, name, mine, blank } of fields) {
    texts[page] = { ...texts[page], [name]: { text: mine, was: blank } };
  }
  app.context.ownerFacts.show({ texts, company: sentinelCompany });
  // Their structured data is part of the pages.
  const documents = await readAll();
  const files = [...documents]
    .filter(([path]) => !addresses.includes(path))
    .map(([, text]) => text);
  const mails = [...(await previewedEmails(app)).values()].flatMap(({ html, text }) => [
    html,
    text,
  ]);
  const search = readSearchEntries(app.context.facts()).filter(({ path }) =>
    addresses.includes(path),
  );
  const elsewhere = plain([...files, ...mails, JSON.stringify(search)].join('\n'));
  let checked = 0;
  for (const { page, name, blank, mine } of fields) {
    const address = pageOf(page).path ?? '';
    const former = fillTokens(builtInFacts, blank);
    const html = plain(documents.get(address) ?? '');
    const wasShown = plain(before.get(address) ?? '').includes(former);
    // The checklist has the name of a tool.
    if (former.length < 25 || !wasShown || former === 'Vendor Evaluation Checklist') continue;
    // The short form is on other pages.
    if (name.startsWith('shortForm.')) continue;
    checked += 1;
    expect.soft(html, `${page} ${name}`).toContain(mine);
    expect.soft(html, `${page} ${name}`).not.toContain(former);
    expect.soft(elsewhere, `${page} ${name}`).not.toContain(former);
  }
  expect(checked).toBeGreaterThan(240);
  for (const page of ['home', 'about', 'blog', 'tools']) {
    expect(JSON.stringify(search)).toContain(`Sentinel ${page}`);
  }
  expect(documents.get('/resources/blog/feed.xml')).toContain('Sentinel blog');
  expect(documents.get('/llms.txt')).toContain('Sentinel home');
});
