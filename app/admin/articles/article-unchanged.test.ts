import { afterEach, describe, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';

const words = {
  title: 'What “AI” costs, really?',
  description: 'Three real invoices from last year, line by line, and what each of them paid back.',
  category: 'Costs',
  author: 'Sam',
  body: 'Three invoices.',
};

describe('an article without a change', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  afterEach(() => app.close());

  test('what was saved or published already keeps its time and is not announced again', async () => {
    ({ app, owner } = await openOwnerApp('sqlite'));
    const page = (await owner.post('/admin/articles', { kind: 'post' })).headers.get('Location');
    const rows = () => app.context.db.selectFrom('articles').selectAll().execute();
    const doneOf = async (version: number, intent: string, changes = {}) => {
      const values = { ...words, version: String(version), intent, ...changes };
      return (await owner.post(String(page), values)).headers.get('Location')?.split('=')[1];
    };
    expect(await doneOf(1, 'save')).toBe('saved');
    const drafted = await rows();
    app.clock.advance(60_000);
    expect(await doneOf(2, 'save')).toBe('same');
    expect(await rows()).toEqual(drafted);
    expect(await doneOf(2, 'publish')).toBe('published');
    const published = await rows();
    const date = '2026-11-02';
    app.clock.advance(60_000);
    expect(await doneOf(3, 'publish', { date })).toBe('unchanged');
    expect(await doneOf(3, 'save', { date })).toBe('shown');
    expect(await rows()).toEqual(published);
    // A draft that was changed back is no longer one, and visitors saw no change.
    expect(await doneOf(3, 'save', { date, title: 'Other words' })).toBe('saved');
    expect(await doneOf(4, 'publish', { date })).toBe('unchanged');
    const [row] = await rows();
    expect([row?.published_at, row?.draft]).toEqual([
      published[0]?.published_at,
      published[0]?.published,
    ]);
    expect(await doneOf(5, 'publish', { date, title: 'Other words' })).toBe('published');
    const { length } = await app.context.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'article-published')
      .execute();
    expect(length).toBe(2);
  });
});
