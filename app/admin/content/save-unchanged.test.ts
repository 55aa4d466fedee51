import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts, builtInSets } from '#app/facts/facts.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { fieldsOf } from '../business/business-fields.ts';
import { offerEditor, pricesEditor, workHoursEditor } from '../site/price-editors.ts';
import { announcementEditor, redirectsEditor, sectionsEditor } from '../site/site-editors.ts';

const { company } = builtInFacts;

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(async () => {
  await app.close();
});

/** Their items are saved one by one. */
const PAGES_OF_LISTS = ['/admin/team', '/admin/courses', '/admin/stories'];

type Card = { page: string; set: string; fields: Record<string, string> };

/** The ticked boxes and filled fields that a browser would post. */
function posted(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

const cards = (): Card[] => [
  { page: '/admin/business', set: '', fields: fieldsOf(company) },
  ...[offerEditor, pricesEditor, workHoursEditor].map((editor) => ({
    ...{ page: '/admin/prices', set: editor.name },
    fields: editor.fieldsOf(builtInSets[editor.name] as never),
  })),
  ...[announcementEditor, sectionsEditor, redirectsEditor].map((editor) => ({
    ...{ page: '/admin/site', set: editor.name },
    fields: editor.fieldsOf(builtInSets[editor.name] as never),
  })),
  { page: '/admin/logo', set: '', fields: {} },
  { page: '/admin/team', set: '', fields: {} },
  { page: '/admin/courses', set: '', fields: {} },
  { page: '/admin/stories', set: '', fields: {} },
];

async function send({ page, set, fields }: Card, intent: string): Promise<string> {
  const html = await (await owner.get(page)).text();
  const card = set ? html.slice(html.indexOf(`name="set" value="${set}"`)) : html;
  const seen = /name="seen" value="([^"]*)"/.exec(card)?.[1] ?? '';
  const answer = await owner.post(page, { ...(set && { set }), seen, intent, ...posted(fields) });
  return answer.headers.get('Location') ?? String(answer.status);
}

test('saving what is published already, or the draft as it is, saves nothing and says so', async () => {
  for (const card of cards().filter(({ page, set }) => set || !PAGES_OF_LISTS.includes(page))) {
    expect([card.page, card.set, await send(card, 'save')]).toEqual([
      card.page,
      card.set,
      expect.stringContaining('done=noDraft'),
    ]);
  }
  const { db, ownerFacts } = app.context;
  const drafts = () => db.selectFrom('fact_drafts').selectAll().execute();
  expect(await drafts()).toEqual([]);
  const [business] = cards() as [Card];
  const changed = { ...business, fields: { ...business.fields, tagline: 'Another line' } };
  expect(await send(changed, 'save')).toContain('done=saved');
  const saved = await drafts();
  expect(await send(changed, 'save')).toContain('done=sameDraft');
  expect(await drafts()).toEqual(saved);
  expect(await send(business, 'save')).toContain('done=noDraft');
  expect((await ownerFacts.read('company')).draft).toBeUndefined();
});

test('a step that leaves a list as it is makes no draft', async () => {
  for (const page of PAGES_OF_LISTS) {
    const list = { page, set: '', fields: {} };
    expect([page, await send(list, 'up:0')]).toEqual([page, `${page}?done=noDraft`]);
  }
  expect(await send({ page: '/admin/team', set: '', fields: {} }, 'down:0')).toContain('saved');
  expect(await send({ page: '/admin/team', set: '', fields: {} }, 'up:1')).toContain('noDraft');
  expect((await app.context.ownerFacts.read('team')).draft).toBeUndefined();
});
