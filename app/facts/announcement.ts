import type { FactSets } from './facts.schema.ts';

export type Announcement = FactSets['announcement'];

/** The bar above the header: none until the owner writes one. */
export const builtInAnnouncement: FactSets['announcement'] = { text: '' };
