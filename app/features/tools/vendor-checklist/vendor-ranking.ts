import type { VendorResult, VendorVerdict } from './vendor-model.ts';

/** The indexes of the vendors, best first: by verdict, then by score. */
export function rankingOf(vendors: readonly VendorResult[]): number[] {
  return vendors
    .map((_, index) => index)
    .sort(
      (a, b) => rank(vendors[a]) - rank(vendors[b]) || scoreOf(vendors[b]) - scoreOf(vendors[a]),
    );
}

/** The vendors that could be signed with and that none is better than. */
export function bestOf(
  vendors: readonly VendorResult[],
  ranking: readonly number[],
): VendorResult[] {
  const first = vendors[ranking[0] ?? 0];
  if (first === undefined || rank(first) > 1) return [];
  return ranking.flatMap((index) => {
    const vendor = vendors[index];
    const isBest = rank(vendor) === rank(first) && scoreOf(vendor) === scoreOf(first);
    return vendor !== undefined && isBest ? [vendor] : [];
  });
}

const verdictRank: Readonly<Record<VendorVerdict, number>> = {
  good: 0,
  negotiate: 1,
  'ask-first': 2,
  'not-enough-answers': 3,
  'high-risk': 4,
  'walk-away': 5,
  'do-not-sign': 5,
};

/** Vendors that could be signed with come first, then those that a few answers could still save. */
function rank(vendor: VendorResult | undefined): number {
  return verdictRank[vendor?.verdict ?? 'do-not-sign'];
}

function scoreOf(vendor: VendorResult | undefined): number {
  return vendor?.score ?? -1;
}
