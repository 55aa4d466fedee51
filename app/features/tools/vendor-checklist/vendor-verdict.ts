import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { joinWords } from '../model/tool-figures.ts';
import { isHarmless, type RiskTier } from './checklist-items.ts';
import { vendorVerdicts, vendorWords } from './vendor-checklist.content.ts';
import { bestScore, unsettledWords } from './vendor-gaps.ts';
import type { VendorComparison, VendorResult } from './vendor-model.ts';
import { titleOf, vendorName } from './vendor-terms.ts';

/** The sentence above a result, about the vendor ranked first or about all of them. */
export function verdictSentence(comparison: VendorComparison, tier: RiskTier): string {
  const vendors = comparison.ranking.flatMap((index) => comparison.vendors[index] ?? []);
  const [first] = vendors;
  if (first === undefined) return '';
  if (vendors.length === 1) return verdictOf(first, tier);
  const several = vendors.length === 2 ? 'two' : 'three';
  if (vendors.every(({ score }) => score === null)) return vendorWords.noneScored[several];
  if (comparison.leader !== null) {
    const vendor = vendorName(first);
    return interpolate(vendorWords.ahead, { vendor, verdict: verdictOf(first, tier) });
  }
  if (comparison.tied.length > 0) return tieSentence(comparison.tied, tier);
  return noneSentence(vendors, vendorWords.noneYet[several]);
}

/** What to do about one vendor. */
function verdictOf(vendor: VendorResult, tier: RiskTier): string {
  if (vendor.score === null) return vendorWords.nothingScored.verdict;
  const { verdict } = vendor;
  if (verdict === 'high-risk') return highRisk(vendor, tier);
  if (verdict === 'good') {
    const unsettled = unsettledWords([vendor], tier);
    const { complete, toSettle } = vendorWords.goodCandidate;
    return unsettled === '' ? complete : interpolate(toSettle, { unsettled });
  }
  const isOpenToo = verdict === 'walk-away' && bestScore(vendor) >= 50;
  return isOpenToo ? vendorWords.walkAwayUnknown : vendorVerdicts[verdict];
}

/** What a high risk means depends on the data: only what is harmless may carry it. */
function highRisk({ hasUnclearDealBreaker }: VendorResult, tier: RiskTier): string {
  const { high, unclear, notWithoutAnswer, advice } = vendorWords.highRisk;
  const risk = hasUnclearDealBreaker ? `${high}, ${unclear}` : high;
  return `${risk}: ${hasUnclearDealBreaker && isHarmless(tier) ? notWithoutAnswer : advice[tier]}.`;
}

function tieSentence(tied: readonly VendorResult[], tier: RiskTier): string {
  const { complete, toSettle } = vendorWords.tie;
  const unsettled = unsettledWords(tied, tier);
  const names = joinWords(tied.map(vendorName));
  return interpolate(unsettled === '' ? complete : toSettle, { names, unsettled });
}

/** None can be signed with: each is named, with its own verdict if they differ. */
function noneSentence(vendors: readonly VendorResult[], none: string): string {
  const each = vendors.map((vendor) => ({
    name: vendorName(vendor),
    title: lowerFirst(titleOf(vendor)),
  }));
  const isAlike = each.every(({ title }) => title === each[0]?.title);
  if (!isAlike) return `${none}: ${joinWords(each.map((v) => `${v.name} (${v.title})`))}.`;
  const names = each.map((one) => one.name).join(', ');
  // "Do not sign yet" would say the same twice.
  const title = vendors[0]?.verdict === 'do-not-sign' ? '' : `: ${each[0]?.title}`;
  return `${none} (${names})${title}.`;
}
