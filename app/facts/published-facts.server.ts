import { AsyncLocalStorage } from 'node:async_hooks';
import { rememberCourses } from './former-courses.server.ts';
import { type OwnFacts, setFactsSource } from './own-facts.ts';
import { builtInSections, isHidden } from './sections.ts';

const BUILT_IN: OwnFacts = {};

/** The facts that the whole process shows. */
let published: OwnFacts = BUILT_IN;
/** The facts inside `withFacts`: for a preview, or for pages that are being prepared. */
const scoped = new AsyncLocalStorage<OwnFacts>();

let hasOfferEnded = false;
/** Whether sections are read as the owner has switched them, whatever has become of the offer. */
const asSwitched = new AsyncLocalStorage<boolean>();
const withoutOffer = new WeakMap<OwnFacts, OwnFacts>();

setFactsSource(() => {
  const facts = scoped.getStore() ?? published;
  return hasOfferEnded && !asSwitched.getStore() ? leaveOutOffer(facts) : facts;
});

/** Everything that is rendered from now on shows these facts; without them the built-in ones. */
export function showFacts(facts: OwnFacts = BUILT_IN): void {
  published = facts;
  rememberCourses(facts.courses);
}

/** The facts that apply outside `withFacts`. */
export function shownFacts(): OwnFacts {
  return published;
}

/** Runs `work` with these facts; the rest of the process keeps the published ones. */
export function withFacts<Result>(facts: OwnFacts, work: () => Result): Result {
  return scoped.run(facts, work);
}

/**
 * Once the launch offer has ended, no other page speaks of it: its section is shown as if it were
 * switched off, while its own page stays and says that the offer has ended.
 */
export function showOfferEnded(isEnded: boolean): void {
  hasOfferEnded = isEnded;
}

export function isOfferShownEnded(): boolean {
  return hasOfferEnded;
}

/** Runs `work` as the owner's area needs it: with the sections as they are switched. */
export function withSwitchedSections<Result>(work: () => Result): Result {
  return asSwitched.run(true, work);
}

/** Runs `work` as visitors see the site, also when the owner's area asks for it. */
export function withShownSections<Result>(work: () => Result): Result {
  return asSwitched.run(false, work);
}

/** Whether the owner has switched off the section of a page. */
export function isPageHidden(path: string): boolean {
  return withSwitchedSections(() => isHidden(path));
}

/** The same object for the same facts, because the search compares them. */
function leaveOutOffer(facts: OwnFacts): OwnFacts {
  const known = withoutOffer.get(facts);
  if (known) return known;
  const sections = { ...(facts.sections ?? builtInSections), offer: false };
  const changed = { ...facts, sections };
  withoutOffer.set(facts, changed);
  return changed;
}
