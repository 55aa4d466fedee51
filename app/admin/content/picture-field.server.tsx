import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing, type DrawingName } from '#app/drawings/drawing.tsx';
import { photoFile, photoWidths, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { listPictures } from '#app/platform/pictures/pictures.queries.server.ts';
import type { Field } from './content-kind.server.ts';

/** The choice between drawings, uploaded photos, and a new one. */
export async function pictureField(
  app: AppContext,
  drawings: readonly DrawingName[],
  canUpload = true,
): Promise<Field> {
  const photos = canUpload ? await listPhotoChoices(app) : [];
  return {
    name: 'picture',
    label: 'Picture',
    kind: 'picture',
    canUpload,
    options: [
      ...drawings.map((picture, at) => ({
        value: picture,
        label: `Drawing ${at + 1}`,
        image: pictureOf({ picture }),
      })),
      ...photos.map(({ name, ...photo }) => ({
        value: `photo:${photo.id}`,
        label: name,
        image: pictureOf({ picture: 'team-1', photo }),
      })),
    ],
  };
}

/** The photos that can be chosen, the newest first. */
export async function listPhotoChoices({
  db,
}: Pick<AppContext, 'db'>): Promise<(UploadedPhoto & { name: string })[]> {
  return (await listPictures(db))
    .filter(({ kind }) => kind === 'photo')
    .map(({ id, width, height, file_name: name }) => ({ id, width, height, name }));
}

/** The light colours of app/app.css, which an image doesn't get from the page. */
const COLOURS: readonly (readonly [string, string])[] = [
  ['var(--color-signal)', '#c92f0a'],
  ['var(--color-lake-soft)', '#bcd8d8'],
  ['currentColor', '#0f2b30'],
];

/** The address of an item's photo, or its drawing as one. */
export function pictureOf({
  picture,
  photo,
}: {
  picture: DrawingName;
  photo?: UploadedPhoto | undefined;
}): string {
  if (photo) return photoFile(photo.id, photoWidths(photo.width)[0] ?? photo.width, 'webp');
  const markup = renderToStaticMarkup(<Drawing name={picture} />);
  const svg = COLOURS.reduce(
    (text, [variable, colour]) => text.replaceAll(variable, colour),
    markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
