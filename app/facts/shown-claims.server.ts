import type { SitePath } from '#app/content-types.ts';
import { type ClaimId, claimIds } from './claim-register.ts';
import { type Claim, claimOf, isUnproved } from './claims.ts';
import type { Facts } from './facts.schema.ts';
import { isPageHidden } from './sections.ts';
import { builtInStories, shownStories, type Testimonial } from './stories.ts';

/**
 * The register as visitors find it: without the pages that the owner has switched off, and without
 * the home page where its stories no longer make the claim. A claim that no page shows has no pages.
 */
export function listShownClaims(facts: Facts): Claim[] {
  return claimIds.map((id) => {
    const claim = claimOf(facts, id);
    const isShown = (path: SitePath) => !isPageHidden(facts, path) && isMadeOn(facts, path, claim);
    return { ...claim, shownOn: claim.shownOn.filter(isShown) };
  });
}

/** The claims that pages show and that the owner still has to prove, replace or remove. */
export function listUnprovedClaims(facts: Facts): Claim[] {
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

function isMadeOn(facts: Facts, path: SitePath, { id, value, isHidden }: Claim): boolean {
  const { courses, sections, texts } = facts;
  const original = builtInStories.find((story) => makes(story, id));
  if (path === '/' && original) return isInSample(facts, original.id, id, value);
  if (isHidden) return false;
  // Its teaser goes with the article; one that the owner has written anew says what it says.
  if (original?.caseStudySlug && path.startsWith('/resources')) {
    const article = `/resources/case-studies/${original.caseStudySlug}`;
    return !isPageHidden(facts, article) && texts[original.caseStudySlug]?.body === undefined;
  }
  if (path === '/special-offer') return sections.offer || AFTER_THE_OFFER.includes(id);
  // The guarantee stands in the terms, too, whatever becomes of the offer.
  if (path === '/pricing' && id === 'moneyBackDays') return sections.offer;
  if (id === 'popularCourse') {
    return !isPageHidden(facts, '/courses') && courses.some(({ popular }) => popular);
  }
  return true;
}

/** Whether a story on the home page still makes the claim. The owner answers for a real customer's. */
function isInSample(facts: Facts, storyId: string, id: ClaimId, value: number): boolean {
  return shownStories(facts).some((story) => {
    const { figure, metrics, isSample } = story;
    if (!isSample || story.id !== storyId) return false;
    // Editing a story turns its figures into words.
    const words = Object.values({ figure, ...metrics }).join(' ');
    const percents = [...words.matchAll(/(\d+)(?:%| percent)/g)].map(([, digits]) =>
      Number(digits),
    );
    return makes(story, id) || percents.includes(value);
  });
}

function makes({ claim, figures }: Testimonial, id: ClaimId): boolean {
  return claim === id || figures.includes(id);
}
