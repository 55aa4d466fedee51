import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP_FILE = 'build/stamp';

/** Everything that the build depends on. Settings such as the site's address are not part of it. */
const SOURCES = [
  '{app,server,database,content,public}/**/*.*',
  'scripts/{static-files,page-drawing,social,library-pictures,vite}*.ts',
  '*.config.ts',
  'package-lock.json',
];

/** A digest of all sources of the build. */
export function buildStamp(): string {
  const hash = createHash('sha256');
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
