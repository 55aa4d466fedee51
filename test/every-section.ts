import type { OwnFacts } from '#app/facts/facts.ts';
import { builtInSections, everySection } from '#app/facts/sections.ts';
import type { Db } from '#database/connect.ts';

/** Publishes in an empty database that every part is shown, if app/facts/sections.ts hides one. */
export async function showEverySection(db: Db): Promise<void> {
  if (Object.values(builtInSections).every(Boolean)) return;
  await insertFacts(db, { sections: everySection });
}

/** Publishes sets of facts in a database where they have never been published. */
export async function insertFacts(db: Db, facts: OwnFacts): Promise<void> {
  const published_at = '2026-01-01T00:00:00.000Z';
  for (const [name, value] of Object.entries(facts)) {
    await db
      .insertInto('fact_versions')
      .values({ name, version: 1, value: JSON.stringify(value), published_at })
      .execute();
  }
}
