import { afterAll, beforeAll, expect, test } from 'vitest';
import { everySection, type SectionId, sectionPaths } from '#app/facts/sections.ts';
import { isShownPage, listShownPages, publishedPaths } from '#app/published-paths.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { previewedEmails, publishedDocuments } from '#test/published-documents.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const ids = Object.keys(sectionPaths) as SectionId[];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

/** The addresses in a text that lead into the section, with what stands before them. */
function linksInto(id: SectionId, where: string, text: string): string[] {
  return sectionPaths[id].flatMap((path) =>
    [...text.matchAll(new RegExp(`(?<=["'(>]|localhost:3000)${path}(?![\\w-])`, 'g'))].map(
      ({ index }) => `${where}: ${text.slice(Math.max(0, index - 60), index)}${path}`,
    ),
  );
}

async function allDocuments(): Promise<Map<string, string>> {
  const all = await publishedDocuments(app, listShownPages(app.context.facts()));
  all.delete('/api/openapi.json');
  const queries = ['course', 'agency', 'offer', 'industries', 'deck', 'canada'];
  const onRequest = ['/book', '/nowhere', '/newsletter', '/sent', '/search'];
  for (const path of [...onRequest, ...queries.map((query) => `/search?q=${query}`)]) {
    all.set(path, await (await app.request(path)).text());
  }
  for (const [name, { html, text }] of await previewedEmails(app)) {
    // The preview of this one names a course, whose waitlist the owner has to write to.
    if (name !== 'waitlist-notice') all.set(name, `${html ?? ''}\n${text}`);
  }
  return all;
}

test('while everything is shown, each section is linked', async () => {
  app.context.ownerFacts.show({ sections: everySection });
  const documents = [...(await allDocuments())];
  for (const id of ids) {
    expect(documents.flatMap(([where, text]) => linksInto(id, where, text))).not.toEqual([]);
  }
});

/** Every second section, and the others; then every second pair: three of four pairs of two. */
const HALVES = [1, 2].flatMap((width) =>
  [0, 1].map((rest) => ids.filter((_, at) => Math.floor(at / width) % 2 === rest)),
);

test.each(HALVES.map((hidden) => [hidden.join(', '), hidden] as const))(
  'switched off, the sections %s are linked nowhere and their addresses are none',
  async (_, hidden) => {
    const off = Object.fromEntries(hidden.map((id) => [id, false]));
    app.context.ownerFacts.show({ sections: { ...everySection, ...off } });
    const documents = [...(await allDocuments())];
    for (const id of hidden) {
      expect(documents.flatMap(([where, text]) => linksInto(id, where, text))).toEqual([]);
      const [first = ''] = sectionPaths[id];
      expect((await app.request(`${first}/anything`)).status).toBe(404);
    }
    for (const path of publishedPaths.filter((path) => !isShownPage(app.context.facts(), path))) {
      const answer = await app.request(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Page not found');
      expect((await app.request(`${path}.data`)).status).toBe(404);
    }
  },
);
