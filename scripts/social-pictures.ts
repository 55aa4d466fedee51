import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { builtInFacts } from '#app/facts/facts.ts';
import { publishedPaths } from '../app/published-paths.ts';
import { readPageFacts } from '../server/publishing/page-facts.ts';
import { makeLibraryPictures } from './library-pictures.ts';
import { composePicture, loadFonts } from './social-layout.ts';

const { company } = builtInFacts;

/**
 * Makes the social image of every public page from its title and first drawing, and the images of
 * the library. Images are cached in .cache under a digest of their content, so that a rebuild
 * renders only changed ones.
 */
const FOLDER = 'build/client';
const CACHE = '.cache/social';

const fonts = await loadFonts();
const pages = await renderPages();
const wanted = new Map<string, { title: string; html: string; isPlain?: boolean }>([
  ['/social/default.png', { title: company.tagline, html: '' }],
  ...pages.filter((page) => page.isIndexed).map((page) => [page.image, page] as const),
]);
mkdirSync(path.join(FOLDER, 'social'), { recursive: true });
mkdirSync(CACHE, { recursive: true });

// Without words, for a company that the owner puts in while the site runs.
const plain = {
  title: '',
  html: pages.find((page) => page.path === '/')?.html ?? '',
  isPlain: true,
};
wanted.set('/social/plain.png', plain);

const used = new Set<string>();
let drawn = 0;
for (const [target, { title, html, isPlain = false }] of wanted) {
  const words = isPlain ? undefined : title.replace(` | ${company.name}`, '');
  const svg = await composePicture(words, html, fonts);
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
  const cached = path.join(CACHE, name);
  if (!existsSync(cached)) {
    writeFileSync(cached, await draw(svg));
    drawn += 1;
  }
  used.add(name);
  copyFileSync(cached, path.join(FOLDER, target));
}
for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(path.join(CACHE, name));
checkThatAllExist();
drawn += await makeLibraryPictures(FOLDER, new Map(pages.map((page) => [page.path, page.html])));
process.stdout.write(`${wanted.size} social pictures; ${drawn} pictures drawn anew.\n`);

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

/** The image has few colours, so a palette keeps it small. */
function draw(svg: string): Promise<Buffer> {
  const raster = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  return sharp(raster).png({ palette: true, colours: 96, effort: 8 }).toBuffer();
}

function checkThatAllExist(): void {
  for (const page of pages) {
    const file = path.join(FOLDER, page.image);
    if (!existsSync(file) || readFileSync(file).length === 0)
      throw new Error(`${page.path} names a social picture that was not made: ${page.image}`);
  }
}
