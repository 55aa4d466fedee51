import { lowerFirst } from '#app/platform/format/first-letter.ts';
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

/** A point as a thing to have, for a text that says whether it is missing or open. */
export function gapOf(id: number): string {
  return itemWords[id]?.gap ?? '';
}

/** A red flag, "Missing: a log of who did what". The point alone would read as if it were met. */
export function redFlagOf({ openQuestions }: VendorResult, id: number): string {
  const { partly, missing } = vendorWords;
  return `${openQuestions.includes(id) ? partly : missing}: ${lowerFirst(gapOf(id))}`;
}
