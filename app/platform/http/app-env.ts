import type { HttpBindings } from '@hono/node-server';
import type { RequestInfo, Services } from '../services.server.ts';

/** What a call finds in its Hono context. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: { services: Services; info: RequestInfo };
};
