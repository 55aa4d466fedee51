import { failure, success } from '#app/platform/http/json-response.server.ts';
import type { Operation } from '#app/platform/http/operation.ts';
import { library, resourcesApiWords } from './resources.content.ts';
import { resourceListSchema } from './resources.schema.ts';
import { listResources } from './resources.server.ts';

/** `GET /api/resources`: the library's downloads. 503 if the list can't be read. */
export const resourcesOperation: Operation = {
  method: 'GET',
  path: '/api/resources',
  words: resourcesApiWords,
  success: { status: 200, data: resourceListSchema },
  failures: [{ status: 503 }],
  async handle(context) {
    const { app, info } = context.var;
    try {
      return success(context, 200, await listResources(app));
    } catch (error) {
      app.log.error('resources.list', { requestId: info.requestId, error });
      return failure(context, 503, library.unavailable, { headers: { 'Retry-After': '30' } });
    }
  },
};
