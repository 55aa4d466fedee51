import type { Facts } from './facts.schema.ts';
import { readFacts } from './read-facts.ts';

export type Announcement = Facts['announcement'];

/** The bar above the header: none until the owner writes one. */
export const announcement = readFacts('announcement', { text: '' });
