import { photoText } from '#app/facts/uploaded-picture.ts';
import { storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import { pictureErrors } from './pictures.content.ts';

/** Stores a photo for the text that is being written. */
export const action = adminAction(async ({ app, file, audit }) => {
  const stored = await storePhoto(app, file('photo'));
  if (typeof stored === 'string') {
    return Response.json({ error: pictureErrors[stored] }, { status: 422 });
  }
  await audit('picture-uploaded', stored.id);
  return Response.json({ text: photoText(stored) });
});
