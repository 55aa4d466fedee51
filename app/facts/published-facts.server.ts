import { AsyncLocalStorage } from 'node:async_hooks';
import { type OwnFacts, setFactsSource } from './own-facts.ts';

const BUILT_IN: OwnFacts = {};

/** What the whole process shows. */
let published: OwnFacts = BUILT_IN;
/** What one piece of work sees instead: a preview, or pages that are being prepared. */
const scoped = new AsyncLocalStorage<OwnFacts>();

setFactsSource(() => scoped.getStore() ?? published);

/** Everything that is rendered from now on shows these facts; without them the built-in ones. */
export function showFacts(facts: OwnFacts = BUILT_IN): void {
  published = facts;
}

/** The facts that apply where none are given. */
export function shownFacts(): OwnFacts {
  return published;
}

/** Runs the work with these facts. Everything else in the process keeps those that are shown. */
export function withFacts<Result>(facts: OwnFacts, work: () => Result): Result {
  return scoped.run(facts, work);
}
