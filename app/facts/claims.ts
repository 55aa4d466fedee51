import {
  type ClaimId,
  type ClaimStatus,
  type ClaimUnit,
  claims,
  type RegisteredClaim,
} from './claim-register.ts';
import type { Facts } from './facts.schema.ts';
import { percentOff, totalValueOf } from './offer.ts';

/** Figures that follow from facts that the owner changes. */
const computed: { readonly [Id in ClaimId]?: (facts: Facts) => number } = {
  discountOnHeroPrice: ({ offer }) => percentOff(offer, offer.heroPrice),
  discountOnCardPrice: ({ offer }) => percentOff(offer, offer.cardPrice),
  discountOnTotalValue: ({ offer }) => percentOff(offer, totalValueOf(offer)),
  firstBusinesses: ({ offer }) => offer.firstBusinesses,
  moneyBackDays: ({ offer }) => offer.guaranteeDays,
  replyTime: ({ company }) => company.replyHours,
};

/** A claim as it stands at present. */
export type Claim = Pick<RegisteredClaim, 'unit' | 'status' | 'text' | 'shownOn' | 'canHide'> & {
  readonly id: ClaimId;
  /** 0 of one without a figure. */
  readonly value: number;
  /** As pages show it. */
  readonly figure: string;
  readonly isHidden: boolean;
};

/** A claim with the figure and the evidence that the owner has recorded. */
export function claimOf(facts: Facts, id: ClaimId): Claim {
  const claim: RegisteredClaim = claims[id];
  const own = facts.claims[id];
  const value = own?.value ?? computed[id]?.(facts) ?? claim.value ?? 0;
  const number = value.toLocaleString('en-CA');
  const figures: { readonly [Unit in ClaimUnit]?: string } = {
    percent: `${number}%`,
    'cad-per-month': `$${number}`,
    hours: `${number} hours`,
  };
  const figure = figures[claim.unit] ?? number;
  return {
    ...claim,
    id,
    value,
    figure,
    text: claim.text.replace('{figure}', () => figure),
    status: own?.source ? 'proved' : claim.status,
    isHidden: Boolean(claim.canHide && own?.isHidden),
  };
}

/** The text before a figure that is not proved. */
export const claimMarks = {
  sample: 'Sample story',
  illustrative: 'Illustrative figure',
} as const satisfies Record<UnprovedStatus, string>;

type UnprovedStatus = Exclude<ClaimStatus, 'commitment' | 'proved'>;

/** The text to show before a figure or story that is not proved; undefined if it is. */
export function markOf(facts: Facts, id: ClaimId): string | undefined {
  const { status } = claimOf(facts, id);
  return isUnproved(status) ? claimMarks[status] : undefined;
}

/**
 * A sentence with a figure of the register in place of `{value}`, after a space: “Illustrative target:
 * cut costs by up to 60 percent.”, and without the first two words once the figure is proved. Empty
 * for a figure that the owner doesn’t show.
 */
export function targetOf(facts: Facts, id: ClaimId, sentence: string): string {
  const { value, isHidden } = claimOf(facts, id);
  if (isHidden) return '';
  const text = sentence.replace('{value}', String(value));
  if (markOf(facts, id)) return ` Illustrative target: ${text}`;
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The entries of a list whose claims are shown; one without a claim is. */
export function withShownClaims<Entry extends { readonly claim?: ClaimId }>(
  facts: Facts,
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ claim }) => !claim || !claimOf(facts, claim).isHidden);
}

/** Whether the owner still has to prove, replace or remove a claim of this status. */
export function isUnproved(status: ClaimStatus): status is UnprovedStatus {
  return status === 'sample' || status === 'illustrative';
}
