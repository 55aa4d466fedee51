import type { HttpBindings } from '@hono/node-server';
import type { AppContext, RequestInfo } from '../app-context.server.ts';

/** The variables in the Hono context of a request. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    app: AppContext;
    info: RequestInfo;
    /** The sources of the styles in the page that answers, as in the policy. */
    styles?: readonly string[];
  };
};
