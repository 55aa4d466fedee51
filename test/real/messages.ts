import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SiteProcess } from '#test/site-process.ts';

/** How many messages the site has stored. */
export function storedMessages(site: SiteProcess): number {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { readOnly: true });
  const [row] = database.prepare('select count(*) as count from submissions').all();
  database.close();
  return Number((row as { count: number }).count);
}
