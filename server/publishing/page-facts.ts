/** A public page, as described by its head. */
export type PageFacts = {
  /** Canonical path: `/` or `/about`. */
  path: string;
  title: string;
  description: string;
  /** False for a page kept out of search results, or whose canonical URL is another page. */
  isIndexed: boolean;
  /** Path of its social image. */
  image: string;
};

/** Reads a page's head data. Throws if there is none. */
export function readPageFacts(path: string, html: string): PageFacts {
  const find = (pattern: RegExp, what: string): string => {
    const found = pattern.exec(html)?.[1];
    if (!found) throw new Error(`${path} has no ${what}`);
    return decode(found);
  };
  const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '';
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
