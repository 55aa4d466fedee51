import { Hono } from 'hono';
import { answerFailure, answerSuccess } from '#app/platform/http/answers.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { library } from './resources.content.ts';
import { listResources } from './resources.server.ts';

/** `GET /api/resources`: what the library offers for download. 503 while the list can't be read. */
export const resourcesApi = new Hono<AppEnv>().get('/resources', async (context) => {
  const { services, info } = context.var;
  try {
    return answerSuccess(context, 200, await listResources(services));
  } catch (error) {
    services.log.error('resources.list', { requestId: info.requestId, error });
    return answerFailure(context, 503, library.unavailable, { headers: { 'Retry-After': '30' } });
  }
});
