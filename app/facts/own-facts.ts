import type { Facts } from './facts.schema.ts';

/** Sets of facts that take the place of the built-in ones. */
export type OwnFacts = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** The id of the element that brings the owner's facts to the browser. */
export const OWN_FACTS_ID = 'facts';

/** Sets that the server alone reads; a page doesn't bring them to the browser. */
const ON_SERVER = ['announcement', 'redirects'];

/** Known to the bundler, so that the browser's scripts contain only their part of what follows. */
const IS_SERVER = import.meta.env?.SSR !== false;

const NONE: OwnFacts = {};
let findOwnFacts = () => NONE;

/** Says where the server finds the owner's facts. Until then the built-in ones apply. */
export function setFactsSource(find: () => OwnFacts): void {
  findOwnFacts = find;
}

/**
 * The owner's facts that apply at this moment: on the server those given by `withFacts`, or else the
 * published ones; in the browser those that the page was rendered with.
 */
export function ownFacts(): OwnFacts {
  if (IS_SERVER) return findOwnFacts();
  return JSON.parse(document.getElementById(OWN_FACTS_ID)?.textContent ?? '{}') as OwnFacts;
}

/** The owner's facts that a page brings to its scripts, without people and stories that are hidden. */
export function factsForBrowser(): OwnFacts {
  return Object.fromEntries(
    Object.entries(ownFacts())
      .filter(([name]) => !ON_SERVER.includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.filter(isShown) : value]),
  );
}

function isShown(item: object): boolean {
  return !('isHidden' in item && item.isHidden);
}
