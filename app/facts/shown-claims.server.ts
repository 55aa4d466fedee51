import type { SitePath } from '#app/content-types.ts';
import { type ClaimEvidence, claimEvidenceOf } from './claim-evidence.ts';
import { type Claim, type ClaimId, claimOf, isUnproved } from './claims.ts';
import type { Facts } from './facts.schema.ts';
import { isPageHidden } from './sections.ts';
import { builtInStories, shownStories, type Testimonial } from './stories.ts';

/** A claim of the register with what stands behind it and the pages that show it at this moment. */
export type ShownClaim = Claim & ClaimEvidence & { readonly id: ClaimId };

/**
 * The register as visitors find it: without the pages that the owner has switched off, and without
 * the home page where its stories no longer make the claim. A claim that no page shows has no pages.
 */
export function listShownClaims(facts: Facts): ShownClaim[] {
  const claimEvidence = claimEvidenceOf(facts);
  return (Object.keys(claimEvidence) as ClaimId[]).map((id) => {
    const { text, source, date, shownOn } = claimEvidence[id];
    const pages = shownOn.filter((path) => !isPageHidden(facts, path) && isMadeOn(facts, path, id));
    return { ...claimOf(facts, id), id, text, source, date, shownOn: pages };
  });
}

/** The claims that pages show and that the owner still has to prove, replace or remove. */
export function listUnprovedClaims(facts: Facts): ShownClaim[] {
  return listShownClaims(facts).filter(
    ({ status, shownOn }) => isUnproved(status) && shownOn.length > 0,
  );
}

/** What the page of the launch offer still shows once the offer has ended. */
const AFTER_THE_OFFER: readonly ClaimId[] = [
  'timeOnRoutineTasks',
  'monthlySavings',
  'returnOnInvestment',
];

/** Whether visitors find the offer: it is neither switched off nor over. */
function isOfferShown(facts: Facts): boolean {
  const { sections } = facts;
  return sections.offer;
}

function isMadeOn(facts: Facts, path: SitePath, id: ClaimId): boolean {
  const { courses: courseList } = facts;
  if (path === '/special-offer') return isOfferShown(facts) || AFTER_THE_OFFER.includes(id);
  // The guarantee stands in the terms, too, whatever becomes of the offer.
  if (path === '/pricing' && id === 'moneyBackDays') return isOfferShown(facts);
  if (id === 'popularCourse') {
    return !isPageHidden(facts, '/courses') && courseList.some(({ popular }) => popular);
  }
  const original = builtInStories.find((story) => makes(story, id));
  return path !== '/' || !original || isInSample(facts, original.id, id);
}

/** Whether a story on the home page still makes the claim. The owner answers for a real customer's. */
function isInSample(facts: Facts, storyId: string, id: ClaimId): boolean {
  return shownStories(facts).some((story) => {
    const { figure, metrics, isSample } = story;
    if (!isSample || story.id !== storyId) return false;
    // Editing a story turns its figures into words.
    const words = Object.values({ figure, ...metrics }).join(' ');
    const percents = [...words.matchAll(/(\d+)(?:%| percent)/g)].map(([, digits]) =>
      Number(digits),
    );
    return makes(story, id) || percents.includes(claimOf(facts, id).value);
  });
}

function makes({ claim, figures }: Testimonial, id: ClaimId): boolean {
  return claim === id || figures.includes(id);
}
