import type { RequestInfo } from '#app/platform/app-context.server.ts';
import { securityWords } from '../session/security.content.ts';

/** Who acts, for a sentence in an email; empty for an owner who hasn't entered a name. */
export function actorName({ actor }: Pick<RequestInfo, 'actor'>): string {
  return actor && actor.name !== securityWords.profile.owner ? actor.name : '';
}
