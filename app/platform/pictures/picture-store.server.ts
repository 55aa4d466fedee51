import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFault, UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { PictureRow } from '#database/schema.ts';
import {
  drawKeptLogo,
  type EncodedPicture,
  encodeLogo,
  encodePhoto,
} from './encode-picture.server.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from './picture-limits.ts';
import {
  countPictures,
  deletePicture,
  deletePictureFile,
  findPicture,
  findPictureBytes,
  insertPicture,
  insertPictureFile,
  listPictureFiles,
} from './pictures.queries.server.ts';

type StoreContext = Pick<AppContext, 'db' | 'now'>;

/** The name of a file as it is in its address. */
const FILE_NAME = /^[\da-f]{32}(-\d{1,4}|-white|-social)?\.(avif|webp|jpg|png)$/;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Stores an uploaded photo. Returns the fault of a file that can't be taken. */
export async function storePhoto(
  app: StoreContext,
  upload: unknown,
): Promise<UploadedPhoto | PictureFault> {
  return store(app, upload, 'photo', encodePhoto);
}

/** Stores an uploaded logo. Returns the fault of a file that can't be taken. */
export async function storeLogo(
  app: StoreContext,
  upload: unknown,
): Promise<UploadedPhoto | PictureFault> {
  return store(app, upload, 'logo', encodeLogo);
}

async function store<Picture extends UploadedPhoto>(
  { db, now }: StoreContext,
  upload: unknown,
  kind: PictureRow['kind'],
  encode: (bytes: Uint8Array) => Promise<EncodedPicture<Picture> | PictureFault>,
): Promise<Picture | PictureFault> {
  if (!(upload instanceof File) || upload.size === 0) return 'missing';
  if (upload.size > MAX_PICTURE_BYTES) return 'too-large';
  if ((await countPictures(db)) >= MAX_PICTURES) return 'too-many';
  const encoded = await encode(new Uint8Array(await upload.arrayBuffer()));
  if (typeof encoded === 'string') return encoded;
  const { picture, files } = encoded;
  await db.transaction().execute(async (transaction) => {
    await insertPicture(transaction, {
      id: picture.id,
      kind,
      width: picture.width,
      height: picture.height,
      file_name: plainFileName(upload.name),
      created_at: now().toISOString(),
      unused_since: null,
    });
    for (const { name, bytes } of files) {
      await insertPictureFile(transaction, { name, picture_id: picture.id, bytes });
    }
  });
  return picture;
}

/** A stored picture of this kind; undefined if there is none with this id. */
export async function findUploaded(
  { db }: Pick<AppContext, 'db'>,
  kind: PictureRow['kind'],
  id: string,
): Promise<UploadedPhoto | undefined> {
  const found = await findPicture(db, id);
  return found?.kind === kind ? { id, width: found.width, height: found.height } : undefined;
}

/**
 * Ends what an earlier release kept: copies of pictures beside the database, and logos as SVG, which
 * are drawn once, so that no SVG of others is served.
 */
export async function drawKeptLogos({
  db,
  config,
}: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  for (const folder of ['pictures', 'cache-icons']) {
    await rm(path.join(config.dataDir, folder), { recursive: true, force: true });
  }
  for (const name of await listPictureFiles(db)) {
    if (!name.endsWith('.svg')) continue;
    const id = path.basename(name, '.svg');
    const svg = await findPictureBytes(db, name);
    const bytes = svg && (await drawKeptLogo(svg));
    if (!bytes) continue;
    await db.transaction().execute(async (transaction) => {
      await insertPictureFile(transaction, { name: `${id}.webp`, picture_id: id, bytes });
      await deletePictureFile(transaction, name);
    });
  }
}

/** The file name at the end of a path, without invisible and bidirectional control characters. */
function plainFileName(name: string): string {
  const plain = path.basename(name.replaceAll('\\', '/')).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return plain.trim().slice(0, 80) || 'picture';
}

/** A file with its type. Undefined if there is none. */
export async function readPictureFile(
  { db }: Pick<AppContext, 'db'>,
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined> {
  if (!FILE_NAME.test(name)) return undefined;
  const bytes = await findPictureBytes(db, name);
  return bytes && { bytes: new Uint8Array(bytes), type: TYPES[path.extname(name)] ?? '' };
}

/** Deletes a picture for good. */
export async function removePicture({ db }: Pick<AppContext, 'db'>, id: string): Promise<void> {
  await db.transaction().execute((transaction) => deletePicture(transaction, id));
}
