import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtInFacts } from '#app/facts/facts.ts';
import { publishedPaths } from '../app/published-paths.ts';
import { readPageFacts } from '../server/publishing/page-facts.ts';
import { makeLibraryPictures } from './library-pictures.ts';
import { writePicture } from './page-drawing.ts';
import { composePicture, loadFonts } from './social-layout.ts';

const { company } = builtInFacts;

/**
 * Makes the social image of every public page from its title and first drawing, and the images of
 * the library.
 */
const FOLDER = 'build/client';

const fonts = await loadFonts();
const pages = await renderPages();
const shown = pages.filter((page) => page.isIndexed);
for (const { image, title, html } of shown) {
  await draw(image, title.replace(` | ${company.name}`, ''), html);
}
await draw('/social/default.png', company.tagline, '');
// Without words, for a company that the owner puts in while the site runs.
await draw('/social/plain.png', undefined, pages.find(({ path }) => path === '/')?.html ?? '');
await makeLibraryPictures(FOLDER, new Map(pages.map((page) => [page.path, page.html])));
process.stdout.write(`${shown.length + 2} social pictures, and those of the library.\n`);

/** The image has few colours, so a palette keeps it small. */
async function draw(image: string, title: string | undefined, html: string): Promise<void> {
  const svg = await composePicture(title, html, fonts);
  await writePicture(path.join(FOLDER, image), svg, 1200, (picture) =>
    picture.png({ palette: true, colours: 96, effort: 8 }),
  );
}

/** Every public page with its HTML, rendered by the server that was just built. */
async function renderPages() {
  const { openApp, renderForBuild } = (await import(
    new URL('../build/server/index.js', import.meta.url).href
  )) as typeof import('../server/build-entry.ts');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-build-'));
  const app = await openApp({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  try {
    const rendered = [];
    for (const page of publishedPaths) {
      const html = await renderForBuild(app, page);
      rendered.push({ ...readPageFacts(page, html), html });
    }
    return rendered;
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
