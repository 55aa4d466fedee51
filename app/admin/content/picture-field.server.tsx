import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing, type DrawingName } from '#app/drawings/drawing.tsx';
import { photoFile, photoWidths, type UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { listPictures } from '#app/platform/pictures/pictures.queries.server.ts';
import type { Field } from './fields.ts';

/** The choice between drawings, uploaded photos, and a new one. */
export async function pictureField(
  app: AppContext,
  drawings: readonly DrawingName[],
  canUpload = true,
): Promise<Field> {
  const photos = canUpload ? await listPhotoChoices(app) : [];
  return {
    kind: 'picture',
    name: 'picture',
    label: 'Picture',
    blank: drawings[0] ?? '',
    canUpload,
    pictures: [
      ...drawings.map((name, at) => ({
        value: name,
        label: `Drawing ${at + 1}`,
        image: drawingAsImage(name),
      })),
      ...photos.map(({ id, width, name }) => ({
        value: `photo:${id}`,
        label: name,
        image: photoFile(id, photoWidths(width)[0] ?? width, 'webp'),
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
const COLOURS = {
  'var(--color-signal)': '#c92f0a',
  'var(--color-lake-soft)': '#bcd8d8',
  currentColor: '#0f2b30',
};

function drawingAsImage(name: DrawingName): string {
  const markup = renderToStaticMarkup(<Drawing name={name} />);
  const svg = Object.entries(COLOURS).reduce(
    (text, [variable, colour]) => text.replaceAll(variable, colour),
    markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
