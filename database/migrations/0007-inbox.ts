import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The inbox: a day to come back to a message, what a release needs, and an index of words. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('follow_up_on', 'text').execute();
  await db.schema.alterTable('submissions').addColumn('held_input', 'text').execute();
  await db.schema
    .createIndex('submissions_to_follow_up')
    .on('submissions')
    .column('follow_up_on')
    .where(sql.ref('follow_up_on'), 'is not', sql`null`)
    .execute();
  await db.schema
    .createIndex('outbox_of_recipient')
    .on('outbox')
    .columns(['recipient', 'created_at', 'id'])
    .execute();
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : onSqlite;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What a word may stand in. Triggers and index keep it true in the transaction of the change. */
const WORDS = ['reference', 'name', 'email', 'phone', 'company', 'message', 'details'];

const wordsOf = (row: string) => WORDS.map((column) => `${row}${column}`).join(` || ' ' || `);
const rowOf = (id: string) => `submission_search match 'id:"' || ${id} || '"'`;
const tagsOf = (id: string) =>
  `(select coalesce(group_concat(tag, ' '), '') from submission_tags where submission_id = ${id})`;

/**
 * Status and tags are in the index as well: a common word with a rare status is found as fast as a
 * rare word. Rows keep their order, so that the newest come first without sorting.
 */
const onSqlite = [
  `create virtual table submission_search using fts5(id, words, status, tags)`,
  // A deleted row leaves no trace in the index: an erasure has to be one.
  `insert into submission_search (submission_search, rank) values ('secure-delete', 1)`,
  `insert into submission_search (id, words, status, tags)
   select id, ${wordsOf('')}, status, ${tagsOf('submissions.id')} from submissions order by id`,
  `create trigger submission_search_insert after insert on submissions begin
     insert into submission_search (id, words, status, tags)
     values (new.id, ${wordsOf('new.')}, new.status, '');
   end`,
  `create trigger submission_search_update after update of status, ${WORDS.join()} on submissions
   begin
     update submission_search set words = ${wordsOf('new.')}, status = new.status
     where ${rowOf('new.id')};
   end`,
  `create trigger submission_search_delete after delete on submissions begin
     delete from submission_search where ${rowOf('old.id')};
   end`,
  `create trigger submission_search_tag after insert on submission_tags begin
     update submission_search set tags = ${tagsOf('new.submission_id')}
     where ${rowOf('new.submission_id')};
   end`,
  `create trigger submission_search_untag after delete on submission_tags begin
     update submission_search set tags = ${tagsOf('old.submission_id')}
     where ${rowOf('old.submission_id')};
   end`,
];

const onPostgres = [
  `create function search_words(content text) returns text language sql immutable as
   $$ select btrim(regexp_replace(lower(content), '[^[:alnum:]]+', ' ', 'g')) $$`,
  `create index submission_search on submissions
   using gin (array_to_tsvector(string_to_array(search_words(${wordsOf('')}), ' ')))`,
];
