import type { ComponentType } from 'react';

/** A component that the browser takes over on its own, with the name of its module. */
export type IslandDefinition<Props> = {
  readonly name: string;
  readonly component: ComponentType<Props>;
};

/**
 * The default export of `<name>.island.tsx`, the only module of an island that pages and browsers
 * load it by. A test checks that the name is that of the file.
 */
export function defineIsland<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, component };
}
