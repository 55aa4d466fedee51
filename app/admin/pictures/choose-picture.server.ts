import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { findUploaded, storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { listPictures } from '#app/platform/pictures/pictures.queries.server.ts';
import { pictureErrors } from './pictures.content.ts';
import type { UploadPost } from './read-upload.server.ts';

type Choice<Drawing extends string> = {
  /** The value of the choice, for the form when it is shown again. */
  value: string;
  drawing: Drawing | undefined;
  photo: UploadedPhoto | undefined;
  error: string | undefined;
  /** The field that the error belongs to. */
  field: 'picture' | 'upload';
};

/**
 * The picture chosen by the fields `picture` (a drawing, or `photo:` and an id) and `upload` (a new
 * photo, which is stored).
 */
export async function choosePicture<Drawing extends string>(
  app: AppContext,
  { values, file }: UploadPost,
  drawings: readonly Drawing[],
): Promise<Choice<Drawing>> {
  const { picture: value = '' } = values;
  const none = { value, drawing: undefined, photo: undefined, error: undefined };
  const upload = file('upload');
  if (upload) {
    const stored = await storePhoto(app, upload);
    return typeof stored === 'string'
      ? { ...none, field: 'upload', error: pictureErrors[stored] }
      : { ...none, field: 'upload', value: `photo:${stored.id}`, photo: stored };
  }
  const drawing = drawings.find((one) => one === value);
  if (drawing) return { ...none, field: 'picture', drawing };
  const [, id] = /^photo:([\da-f]{32})$/.exec(value) ?? [];
  const photo = id === undefined ? undefined : await findUploaded(app, 'photo', id);
  const error = photo || value === '' ? undefined : pictureErrors.missing;
  return { ...none, field: 'picture', photo, error };
}

/** The photos that can be chosen, the newest first. */
export async function listPhotoChoices({
  db,
}: Pick<AppContext, 'db'>): Promise<(UploadedPhoto & { name: string })[]> {
  return (await listPictures(db))
    .filter(({ kind }) => kind === 'photo')
    .map(({ id, width, height, file_name: name }) => ({ id, width, height, name }));
}
