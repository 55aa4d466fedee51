import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Browsers accept speculation rules only with their own type. */
const TYPES_BY_NAME: Record<string, string> = {
  'speculation-rules.json': 'application/speculationrules+json',
};

/** Content type of a file by its name; `.html` for a page. Throws for an unknown extension. */
export function fileType(name: string): string {
  const type = TYPES_BY_NAME[name] ?? TYPES[path.extname(name) || name];
  if (!type) throw new Error(`No content type is known for ${name}`);
  return type;
}

/** Whether compression makes this type of file smaller. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|speculationrules|xml|manifest)|image\/svg)/.test(type);
}
