import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { PICTURE_POLICY } from '../http/preview-policy.ts';
import { readPictureFile } from './picture-store.server.ts';

/**
 * `GET /pictures/{name}`: a file of an uploaded picture. Its name is a digest, so it never changes.
 * For an unknown name the pages answer 404.
 */
export const picturesApi = new Hono<AppEnv>().get('/pictures/:name', async (context, next) => {
  const name = context.req.param('name');
  const file = await readPictureFile(context.var.app, name);
  if (!file) return next();
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': PICTURE_POLICY,
    ETag: `"${name}"`,
  };
  if (context.req.header('If-None-Match')?.includes(`"${name}"`)) {
    return context.body(null, 304, headers);
  }
  return context.body(file.bytes, 200, headers);
});
