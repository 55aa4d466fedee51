import { Hono } from 'hono';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { failure, success } from '#app/platform/http/json-response.server.ts';
import { library } from './resources.content.ts';
import { listResources } from './resources.server.ts';

/** `GET /api/resources`: what the library offers for download. 503 while the list can't be read. */
export const resourcesApi = new Hono<AppEnv>().get('/resources', async (context) => {
  const { app, info } = context.var;
  try {
    return success(context, 200, await listResources(app));
  } catch (error) {
    app.log.error('resources.list', { requestId: info.requestId, error });
    return failure(context, 503, library.unavailable, { headers: { 'Retry-After': '30' } });
  }
});
