import * as v from 'valibot';
import { libraryResources } from '#app/facts/resources.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type Resource, resourceListSchema } from './resources.schema.ts';

/** The owner's list, stored with the settings; until there is one, the six of the content file. */
export const librarySettings = {
  key: 'resource-library',
  schema: v.object({
    resources: v.optional(resourceListSchema, () => libraryResources.map((one) => ({ ...one }))),
  }),
};

/** What the library offers. Throws when the settings can't be read or don't hold such a list. */
export async function listResources({ settings }: AppContext): Promise<Resource[]> {
  const { resources } = await settings.get(librarySettings);
  return resources;
}
