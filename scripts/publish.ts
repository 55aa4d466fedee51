import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PublishedFile } from '../server/static-files.ts';
import { buildStamp, writeBuildStamp } from './build-stamp.ts';
import { listPages } from './publish-list.ts';
import { optimizeHtml } from './publish-page.ts';
import { siteFiles } from './site-files.ts';

/**
 * The last step of the build: readies each prerendered page for a fast first view, adds the site's
 * files (sitemap, robots.txt …), compresses everything and lists it for the server.
 */
const FOLDER = 'build/client';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Browsers take speculation rules only under their own type. */
const TYPES_BY_NAME: Record<string, string> = {
  'speculation-rules.json': 'application/speculationrules+json',
};
const COMPRESSIBLE = /^(text\/|application\/(json|speculationrules|xml|manifest)|image\/svg)/;
const NOT_SERVED = /(^|\/)(\.vite|published\.json)|\.(br|gz)$/;

const published: PublishedFile[] = [];
writeSiteFiles();
for (const file of listFiles()) publish(file);
writeFileSync(path.join(FOLDER, 'published.json'), JSON.stringify(published));
writeBuildStamp(buildStamp());
process.stdout.write(`Published ${published.length} files.\n`);

function writeSiteFiles(): void {
  for (const [file, text] of Object.entries(siteFiles(listPages(FOLDER)))) {
    const target = path.join(FOLDER, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function listFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .sort();
}

function publish(file: string): void {
  const type = TYPES_BY_NAME[file] ?? TYPES[path.extname(file)];
  if (!type) throw new Error(`No content type is known for ${file}`);
  const target = path.join(FOLDER, file);
  const page = file.endsWith('.html')
    ? optimizeHtml(readFileSync(target, 'utf8'), readStyle)
    : undefined;
  if (page) writeFileSync(target, page.html);
  const body = readFileSync(target);
  if (COMPRESSIBLE.test(type)) compress(target, body, type);
  published.push({
    url: pathOf(file),
    file,
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    isImmutable: file.startsWith('assets/'),
    ...(page ? { scripts: page.scripts, styles: page.styles } : {}),
  });
}

function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/\/index\.html$/, '')}`;
}

function readStyle(href: string): string {
  return readFileSync(path.join(FOLDER, href), 'utf8');
}

function compress(target: string, body: Buffer, type: string): void {
  const brotli = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: type.startsWith('text')
        ? constants.BROTLI_MODE_TEXT
        : constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  rmSync(`${target}.br`, { force: true });
  rmSync(`${target}.gz`, { force: true });
  if (brotli.length < body.length) writeFileSync(`${target}.br`, brotli);
  const gzip = gzipSync(body, { level: 9 });
  if (gzip.length < body.length) writeFileSync(`${target}.gz`, gzip);
}
