import type { Facts } from './facts.schema.ts';
import { ownFacts } from './own-facts.ts';

/** The sets that the owner may change while the site runs; all others are read once. */
const CHANGEABLE: readonly (keyof Facts)[] = [
  'company',
  'brand',
  'team',
  'stories',
  'sections',
  'announcement',
  'redirects',
  'courses',
  'offer',
  'prices',
  'workHours',
];

/**
 * Where the site gets a set of facts: every module of this folder passes its built-in values through
 * here. On the server, a set that the owner may change is a view of the values that apply right now;
 * so a text that quotes one has to be put together when it is shown (a getter or a function), not
 * when its module is loaded. The browser gets the values that its page was rendered with.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readFacts<Name extends keyof Facts>(name: Name, builtIn: Facts[Name]): Facts[Name] {
  if (!CHANGEABLE.includes(name)) return builtIn;
  if (import.meta.env?.SSR === false) return ownFacts()[name] ?? builtIn;
  return viewOf(builtIn, () => ownFacts()[name] ?? builtIn);
}

/** An object that reads like whatever `current` returns at the moment of reading. */
function viewOf<Value extends object>(shape: Value, current: () => Value): Value {
  const target = (Array.isArray(shape) ? [] : {}) as Value;
  return new Proxy(target, {
    get: (_, key) => Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor(_, key) {
      const found = Reflect.getOwnPropertyDescriptor(current(), key);
      // The length of the array that stands in for a list can't be shown as configurable.
      return found && { ...found, configurable: key !== 'length' || !Array.isArray(target) };
    },
    set: () => false,
    deleteProperty: () => false,
  });
}
