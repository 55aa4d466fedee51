import type { Db } from '#database/connect.ts';
import type { PictureFileRow, PictureRow } from '#database/schema.ts';

/** Does nothing if the same picture is stored already. */
export async function insertPicture(db: Db, picture: PictureRow): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ unused_since: null }))
    .execute();
}

export async function insertPictureFile(db: Db, file: PictureFileRow): Promise<void> {
  await db
    .insertInto('picture_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All pictures, the newest first. */
export function listPictures(db: Db): Promise<PictureRow[]> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function countPictures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .select((each) => each.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findPictureBytes(db: Db, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** The names of the files of all pictures. */
export async function listPictureFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('picture_files').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

export async function deletePicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('picture_files').where('picture_id', '=', id).execute();
  await db.deleteFrom('pictures').where('id', '=', id).execute();
}

export async function deletePictureFile(db: Db, name: string): Promise<void> {
  await db.deleteFrom('picture_files').where('name', '=', name).execute();
}

export async function markUnused(db: Db, id: string, since: string | null): Promise<void> {
  await db.updateTable('pictures').set({ unused_since: since }).where('id', '=', id).execute();
}
