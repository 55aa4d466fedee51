import { shownScore } from '../model/tool-figures.ts';
import { itemWords, vendorTitles, vendorWords } from './vendor-checklist.content.ts';
import type { VendorResult } from './vendor-model.ts';

/** The vendor's name, or "Vendor 2" when it has none. */
export function vendorName({ name, column }: VendorResult): string {
  return name === '' ? `${vendorWords.unnamed} ${column}` : name;
}

/** The verdict about a vendor in a few words. */
export function titleOf({ verdict, score }: VendorResult): string {
  return score === null ? vendorWords.nothingScored.title : vendorTitles[verdict];
}

/** The printed score, "90.7"; none without enough answers, where it would look like a verdict. */
export function scoreText({ score, verdict }: VendorResult): string {
  const isKnown = score !== null && verdict !== 'not-enough-answers';
  return isKnown ? `${shownScore(score)}` : vendorWords.noScore;
}

/** A point, worded as missing: beside a red mark, its label would read as if it were met. */
export function gapOf(id: number): string {
  return itemWords[id]?.gap ?? '';
}
