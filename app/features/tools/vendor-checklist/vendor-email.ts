import type { RiskTier } from './checklist-items.ts';
import { itemWords, vendorWords, wantedWords } from './vendor-checklist.content.ts';
import { dealBreakersOf, isWorthAsking } from './vendor-gaps.ts';
import type { VendorResult } from './vendor-model.ts';

export type VendorEmail = {
  readonly title: string;
  readonly subject: string;
  readonly body: string;
};

/** What an email to the vendor is about; nothing where there's no point in asking. */
function topicsOf(vendor: VendorResult, tier: RiskTier): { changes: number[]; open: number[] } {
  if (!isWorthAsking(vendor, tier)) return { changes: [], open: [] };
  const dealBreakers = dealBreakersOf(tier);
  const changes =
    vendor.verdict === 'do-not-sign' ? vendor.redList.filter((id) => dealBreakers.has(id)) : [];
  return { changes, open: vendor.openQuestions.filter((id) => !changes.includes(id)) };
}

/** The points to ask the vendor about, deal-breakers first. */
export function questionsFor(vendor: VendorResult, tier: RiskTier): readonly number[] {
  return topicsOf(vendor, tier).open;
}

/**
 * The email to one vendor. If the vendor is ruled out, it says first what has to be in the contract:
 * each deal-breaker that is missing or only partly met. Then come the questions still open,
 * deal-breakers first.
 * @returns undefined when nothing has to change and nothing is open, or nothing worth asking
 */
export function vendorEmail(
  vendor: VendorResult,
  tier: RiskTier,
  reviewer = '',
): VendorEmail | undefined {
  const { changes, open } = topicsOf(vendor, tier);
  if (changes.length === 0 && open.length === 0) return undefined;
  const { email } = vendorWords;
  const dealBreakers = dealBreakersOf(tier);
  const questions = open.map((id) => {
    const mark = dealBreakers.has(id) ? ` ${email.dealBreakerMark}` : '';
    return `${itemWords[id]?.ask ?? ''}${mark}`;
  });
  if (tier === 'health') questions.push(vendorWords.healthAsk);
  const isAboutChanges = changes.length > 0;
  const changesIntro = changes.length === 1 ? email.changeIntro : email.changesIntro;
  const subject = isAboutChanges ? email.changesSubject : email.subject;
  return {
    title: isAboutChanges ? vendorWords.changesEmailTitle : vendorWords.emailTitle,
    subject: vendor.name === '' ? subject : `${subject}: ${vendor.name}`,
    body: [
      email.greeting,
      isAboutChanges ? changesIntro : email.intro,
      numbered(
        changes.map((id) => wantedWords[id] ?? ''),
        1,
      ),
      isAboutChanges && questions.length > 0 ? email.changesThen : '',
      numbered(questions, changes.length + 1),
      email.closing,
      reviewer,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

function numbered(lines: readonly string[], from: number): string {
  return lines.map((line, index) => `${from + index}. ${line}`).join('\n');
}
