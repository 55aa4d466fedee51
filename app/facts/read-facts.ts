import type { Facts } from './facts.schema.ts';

/**
 * Where the site gets a set of facts: every module of this folder passes its built-in values through
 * here. Values from another source take their place in this one function, and pages, emails, feeds
 * and files follow, because none of them reads a fact in any other way.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readFacts<Name extends keyof Facts>(
  _name: Name,
  builtIn: Facts[Name],
): Facts[Name] {
  return builtIn;
}
