import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP_FILE = 'build/stamp';

/** Everything that the built pages depend on, the site's address included. */
const SOURCES = [
  '{app,server,database,content,public}/**/*.*',
  'scripts/{publish,page-style,site-files,social,vite}*.ts',
  '*.config.ts',
  'package-lock.json',
];

/** A digest of all sources of the build and of SITE_URL, which stands in the prerendered pages. */
export function buildStamp(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuildFresh(stamp: string): boolean {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp;
}

export function writeBuildStamp(stamp: string): void {
  writeFileSync(STAMP_FILE, stamp);
}
