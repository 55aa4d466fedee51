import type { SitePath } from '#app/content-types.ts';
import type { DrawingName } from '#app/drawings/drawing.tsx';
import { type ClaimId, claimOf } from './claims.ts';
import type { Facts } from './facts.schema.ts';
import { ownWords } from './page-texts.ts';
import { isHidden } from './sections.ts';

type Teaser = {
  readonly slug: string;
  readonly path: SitePath;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly image: DrawingName;
};

/** What lists say about a post. A test compares it with the front matter. */
export type BlogTeaser = Teaser & {
  readonly excerpt: string;
  readonly category: string;
  readonly readTime: string;
};

export type CaseStudyTeaser = Teaser & {
  readonly company: string;
  readonly industry: string;
  readonly result: string;
  readonly isSample: boolean;
};

/** The story is made up until the evidence of its claim is recorded. */
type ShippedStudy = Omit<CaseStudyTeaser, 'isSample'> & { readonly claim: ClaimId };

export const blogTeasers: readonly BlogTeaser[] = [
  {
    slug: 'ai-tools-small-business-2025',
    path: '/resources/blog/ai-tools-small-business-2025',
    title: 'AI Tools for Small Business in 2025: What to Use First',
    excerpt:
      'Start with the AI you already pay for, connect the two programs you copy between most, and see what works in four weeks.',
    category: 'Tools',
    date: '2025-09-16',
    readTime: '7 min read',
    image: 'blog-tools-2025',
  },
  {
    slug: 'ai-customer-service-human-touch',
    path: '/resources/blog/ai-customer-service-human-touch',
    title: 'AI Customer Service Without Losing the Human Touch',
    excerpt:
      'Which customer questions AI should answer, when to hand over to a person, and three numbers to check every week.',
    category: 'Customer Service',
    date: '2025-10-14',
    readTime: '7 min read',
    image: 'blog-human-touch',
  },
  {
    slug: 'roi-ai-small-business',
    path: '/resources/blog/roi-ai-small-business',
    title: 'The ROI of AI in a Small Business: Do the Math First',
    excerpt:
      'A worked example: one task that takes fifteen hours a week, three possible outcomes, and why to plan on the cautious one.',
    category: 'Costs and Returns',
    date: '2025-11-18',
    readTime: '7 min read',
    image: 'blog-roi',
  },
];

export const caseStudyTeasers: readonly ShippedStudy[] = [
  {
    slug: 'bakery-online-orders',
    path: '/resources/case-studies/bakery-online-orders',
    title: 'A Bakery, One Thursday Reminder and More Orders',
    company: 'A bakery with two shops',
    industry: 'Food retail',
    result: '37 percent more online orders',
    date: '2025-10-28',
    image: 'case-online-orders',
    claim: 'storyBakery',
  },
  {
    slug: 'machine-shop-invoices',
    path: '/resources/case-studies/machine-shop-invoices',
    title: 'A Machine Shop Stops Typing Supplier Invoices',
    company: 'A machine shop with 18 people',
    industry: 'Manufacturing',
    result: '86 percent less processing time per invoice',
    date: '2025-12-09',
    image: 'case-invoice-processing',
    claim: 'storyMachineShop',
  },
];

/** The posts that came with the site and are shown, with the owner's texts. */
export function shownPosts(facts: Facts): BlogTeaser[] {
  return shownOf(facts, blogTeasers);
}

/** The case studies that came with the site and are shown, with the owner's texts. */
export function shownCaseStudies(facts: Facts): CaseStudyTeaser[] {
  return shownOf(facts, caseStudyTeasers).map(({ claim, ...study }) => ({
    ...study,
    isSample: !claimOf(facts, claim).isProved,
  }));
}

function shownOf<Piece extends Teaser>(facts: Facts, pieces: readonly Piece[]): Piece[] {
  return pieces
    .filter(({ path }) => !isHidden(facts, path))
    .map((piece) => ownWords(piece.slug, facts, piece));
}

/** The link to a case study, wherever one is listed. */
export const caseStudyOpenText = 'Read the story';

/** Shown beside every made-up story. */
export const sampleStoryBadge = 'Sample story';
