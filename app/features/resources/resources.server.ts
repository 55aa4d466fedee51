import * as v from 'valibot';
import { libraryResources } from '#app/facts/resources.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type Resource, resourceListSchema } from './resources.schema.ts';

/** The owner's list in the settings. The default is the six resources of the content file. */
export const librarySettings = {
  key: 'resource-library',
  schema: v.object({
    resources: v.optional(resourceListSchema, () => libraryResources.map((one) => ({ ...one }))),
  }),
};

/** The library's list. Throws if the settings can't be read or the stored list is invalid. */
export async function listResources({ settings }: AppContext): Promise<Resource[]> {
  const { resources } = await settings.get(librarySettings);
  return resources;
}
