import type { Kysely } from 'kysely';

type Tables = {
  settings: { key: string; value: string; updated_at: string };
  fact_versions: { name: string; version: number; value: string; published_at: string };
};

/** The deadline and the places of the launch offer are a set of facts, as what else pages show. */
export async function up(db: Kysely<never>): Promise<void> {
  const tables = db as unknown as Kysely<Tables>;
  const stored = await tables
    .selectFrom('settings')
    .selectAll()
    .where('key', '=', 'offer')
    .executeTakeFirst();
  const terms = readTerms(stored?.value);
  if (!stored || Object.keys(terms).length === 0) return;
  const value = JSON.stringify(terms);
  await tables
    .insertInto('fact_versions')
    .values({ name: 'launch', version: 1, value, published_at: stored.updated_at })
    .execute();
}

/** A damaged setting counts as none, as before. */
function readTerms(text = '{}'): { deadline?: string; seats?: number } {
  try {
    const { deadline, seats } = JSON.parse(text);
    return {
      ...(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(deadline) && { deadline }),
      ...(Number.isInteger(seats) && seats >= 0 && { seats }),
    };
  } catch {
    return {};
  }
}
