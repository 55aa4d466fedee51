import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';

/** Lets React take over what the server has rendered into `element`. */
export function hydrate(element: Element, island: IslandDefinition<object>, props: object): void {
  hydrateRoot(element, createElement(island.component, props));
}
