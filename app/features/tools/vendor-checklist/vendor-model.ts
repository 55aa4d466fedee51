import type { ChecklistItem, RiskTier, SectionId } from './checklist-items.ts';

export type VendorAnswer = 'yes' | 'partly' | 'no' | 'unknown' | 'na';
export type Vendor = {
  readonly name: string;
  /** By item number; a point without an answer counts as "Don't know". */
  readonly answers: Readonly<Record<string, VendorAnswer>>;
};

export type VendorInput = {
  readonly tier: RiskTier;
  readonly vendors: readonly Vendor[];
  /** The columns of the form that were chosen, but have no answers; counted from 1. */
  readonly leftOut?: readonly number[] | undefined;
  /** For the printed record. */
  readonly reviewer: string;
  /** ISO date of the review, or empty. */
  readonly reviewedOn: string;
};

export type VendorVerdict =
  | 'do-not-sign'
  | 'not-enough-answers'
  | 'ask-first'
  | 'good'
  | 'negotiate'
  | 'high-risk'
  | 'walk-away';

export type SectionScore = {
  readonly section: SectionId;
  /** 0 to 1; null when every point of it is not applicable. */
  readonly ratio: number | null;
  /** Each of its points that apply is answered "Don't know"; its ratio is zero. */
  readonly isUnknown: boolean;
};

export type VendorResult = {
  readonly name: string;
  /** Its column on the form, counting from 1. */
  readonly column: number;
  readonly verdict: VendorVerdict;
  /** 0 to 100; null when every point is not applicable. */
  readonly score: number | null;
  readonly points: number;
  readonly applicableWeight: number;
  /** Weight of the points answered "Don't know", as a share of the applicable weight, 0 to 1. */
  readonly unknownShare: number;
  readonly sections: readonly SectionScore[];
  /** Answered No, or a deal-breaker only partly met: deal-breakers first, then by weight. */
  readonly redList: readonly number[];
  /** Don't know, or a deal-breaker that is not answered Yes or No. These go into the email. */
  readonly openQuestions: readonly number[];
  /** Answered Partly, and no deal-breakers, by weight. */
  readonly partlyMet: readonly number[];
  /** Answered Yes, in the order of the list. */
  readonly inPlace: readonly number[];
  /** The answers Yes, Partly and No, and how many a verdict needs. */
  readonly answered: { readonly count: number; readonly needed: number };
  /** The points answered "Don't know". */
  readonly unknownCount: number;
  /** Deal-breakers marked as not applicable. */
  readonly skippedDealBreakers: readonly number[];
  /** Whether a deal-breaker is answered Partly, Don't know or Not applicable. */
  readonly hasUnclearDealBreaker: boolean;
};

export type VendorComparison = {
  readonly items: readonly ChecklistItem[];
  readonly vendors: readonly VendorResult[];
  /** Indexes of `vendors`, best first: by verdict, then by score. */
  readonly ranking: readonly number[];
  /**
   * Index of the one vendor ahead of the others that could be signed with; null if there is none.
   */
  readonly leader: number | null;
  /** The vendors that could be signed with, if several are equally good; otherwise empty. */
  readonly tied: readonly VendorResult[];
};
