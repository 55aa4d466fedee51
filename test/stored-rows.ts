import { type Kysely, sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';

/**
 * Every row of every table as text in a fixed order, for tests that something was erased or
 * unchanged.
 */
export async function readAllRows(db: Db): Promise<Map<string, string[]>> {
  const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const names = isPostgres(db)
    ? sql<{
        name: string;
      }>`select table_name as name from information_schema.tables where table_schema = 'public'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const tables = new Map<string, string[]>();
  for (const { name } of (await names.execute(db)).rows) {
    const rows = await any.selectFrom(name).selectAll().execute();
    tables.set(name, rows.map((row) => JSON.stringify(Object.values(row).map(readable))).sort());
  }
  return tables;
}

function readable(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
}
