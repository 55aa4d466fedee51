import { createContext, useContext } from 'react';
import type { Facts } from './facts.schema.ts';
import { isHidden } from './sections.ts';

/** The facts of the page or email that is rendered. Pure, so that no island carries it along. */
export const FactsContext = /* @__PURE__ */ createContext<Facts | undefined>(undefined);

/**
 * Whether a link leads into a section that isn’t shown. Without facts, as in an island, whose props hold
 * no such links, every section counts as shown.
 */
export function useIsHidden(): (href: string) => boolean {
  const facts = useContext(FactsContext);
  return (href) => facts !== undefined && isHidden(facts, href);
}

/** For components of pages and emails. An island has no facts but those in its props. */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('Nothing says which facts apply here: render it in a FactsContext.');
  return facts;
}
