import { libraryResources } from '#app/facts/resources.ts';
import { success } from '#app/platform/http/json-response.server.ts';
import type { Operation } from '#app/platform/http/operation.ts';
import { resourcesApiWords } from './resources.content.ts';
import { resourceListSchema } from './resources.schema.ts';

/** `GET /api/resources`: the library's downloads. */
export const resourcesOperation: Operation = {
  method: 'GET',
  path: '/api/resources',
  words: resourcesApiWords,
  success: { status: 200, data: resourceListSchema },
  failures: [],
  handle: async (context) => success(context, 200, libraryResources),
};
