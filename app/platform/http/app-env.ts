import type { HttpBindings } from '@hono/node-server';
import type { AppContext, RequestInfo } from '../app-context.server.ts';

/** What a call finds in its Hono context. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: { app: AppContext; info: RequestInfo };
};
