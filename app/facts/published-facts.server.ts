import { AsyncLocalStorage } from 'node:async_hooks';
import { type OwnFacts, setFactsSource } from './own-facts.ts';

const BUILT_IN: OwnFacts = {};

/** The facts that the whole process shows. */
let published: OwnFacts = BUILT_IN;
/** The facts inside `withFacts`: for a preview, or for pages that are being prepared. */
const scoped = new AsyncLocalStorage<OwnFacts>();

setFactsSource(() => scoped.getStore() ?? published);

/** Everything that is rendered from now on shows these facts; without them the built-in ones. */
export function showFacts(facts: OwnFacts = BUILT_IN): void {
  published = facts;
}

/** The facts that apply outside `withFacts`. */
export function shownFacts(): OwnFacts {
  return published;
}

/** Runs `work` with these facts; the rest of the process keeps the published ones. */
export function withFacts<Result>(facts: OwnFacts, work: () => Result): Result {
  return scoped.run(facts, work);
}
