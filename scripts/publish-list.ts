import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A prerendered page, as its own head describes it. */
export type BuiltPage = {
  /** Canonical path: `/` or `/about`. */
  path: string;
  title: string;
  description: string;
  /** False for a page that is kept out of search results, or that another page stands for. */
  isIndexed: boolean;
  /** Path of its social picture. */
  image: string;
  html: string;
};

/** Every prerendered page in the order of their paths. Throws for a page without head data. */
export function listPages(folder: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => readPage(file, readFileSync(join(folder, file), 'utf8')))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Reads what a page says of itself. `file` is its name below the folder of the site. */
export function readPage(file: string, html: string): BuiltPage {
  const find = (pattern: RegExp, what: string): string => {
    const found = pattern.exec(html)?.[1];
    if (!found) throw new Error(`${file} has no ${what}`);
    return decode(found);
  };
  const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const path = `/${file.replace(/(^|\/)index\.html$/, '')}`;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const isOwn = !canonical || new URL(canonical, 'http://localhost').pathname === path;
  return {
    path,
    title: find(/<title>([^<]*)<\/title>/, 'title'),
    description: find(/<meta name="description" content="([^"]*)"/, 'description'),
    isIndexed: isOwn && !robots.includes('noindex'),
    image: new URL(
      find(/<meta property="og:image" content="([^"]*)"/, 'social picture'),
      'http://localhost',
    ).pathname,
    html,
  };
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
