import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { findLegalText, type LegalText } from './legal-texts.ts';
import { LegalVersionText } from './legal-version.route.tsx';
import {
  type LegalDocument,
  type LegalVersion,
  legalVersions,
  nextVersion,
} from './legal-versions.ts';

const documents = Object.entries(legalVersions) as [LegalDocument, readonly LegalVersion[]][];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
}, 30_000);
afterAll(() => app.close());

test.each(documents)(
  'no text of the %s has changed without a new version',
  (document, versions) => {
    const [current] = versions;
    for (const { date, sha256 } of versions) {
      const file = fileOf(document, date === current?.date ? undefined : date);
      expect(existsSync(file), `the text of ${date} belongs in ${file}`).toBe(true);
      expect(
        hashOf(file),
        `${file} has changed: keep the former text in content/legal/former and list a new version`,
      ).toBe(sha256);
    }
  },
);

test.each(documents)(
  'the %s names its current version, and the list has every file',
  (document, versions) => {
    const source = readFileSync(fileOf(document), 'utf8');
    const [current, ...former] = versions.map(({ date }) => date);
    expect(source).toContain(`updated: "${current}"`);
    expect(source).toContain(`version: "${current}"`);
    expect([...former].sort().reverse()).toEqual(former);
    const folder = `content/legal/former/${document}`;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.sort()).toEqual(former.map((date) => `${date}.mdx`).sort());
  },
);

test.each(documents)(
  'each version of the %s can be opened from its list',
  async (document, versions) => {
    const list = await app.renderPage(`/${document}/versions`);
    expect(await app.renderPage(`/${document}`)).toContain(`href="/${document}/versions"`);
    for (const { date } of versions) {
      const path = `/${document}/versions/${date}`;
      expect(list).toContain(`href="${path}"`);
      expect(await app.renderPage(path)).toContain('<h2 id="changes">');
    }
  },
);

test('a former version is shown with its own date and leads to the current one', () => {
  const former: LegalText = {
    default: () => <p>We kept addresses for 30 days.</p>,
    frontMatter: { version: '2023-01-31' },
    headings: [],
  };
  const files = { '/content/legal/former/privacy-policy/2023-01-31.mdx': former };
  const text = findLegalText('privacy-policy', '2023-01-31', files);
  expect(text).toBe(former);
  expect(findLegalText('terms-of-service', '2023-01-31', files)).toBeUndefined();
  const element = <LegalVersionText document="privacy-policy" text={former} />;
  const page = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
  expect(page).toContain('January 31, 2023');
  expect(page).toContain('no longer in effect');
  expect(page).toContain('href="/privacy-policy"');
  expect(page).toContain('We kept addresses for 30 days.');
});

test('a version is in effect until the first day of the next one', () => {
  const versions = [
    { date: '2025-03-01', sha256: 'b' },
    { date: '2024-05-16', sha256: 'a' },
  ];
  expect(nextVersion(versions, '2024-05-16')?.date).toBe('2025-03-01');
  expect(nextVersion(versions, '2025-03-01')).toBeUndefined();
});

function fileOf(document: LegalDocument, formerDate?: string): string {
  if (formerDate) return `content/legal/former/${document}/${formerDate}.mdx`;
  return `content/legal/${document}.mdx`;
}

function hashOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  return createHash('sha256').update(text).digest('hex');
}
