import { interpolate } from '#app/platform/format/interpolate.ts';
import type { RiskTier } from './checklist-items.ts';
import { itemWords, vendorWords, wantedWords } from './vendor-checklist.content.ts';
import { dealBreakersOf } from './vendor-gaps.ts';
import type { VendorResult } from './vendor-model.ts';
import { topicsOf } from './vendor-topics.ts';

export type VendorEmail = {
  readonly title: string;
  readonly subject: string;
  readonly body: string;
};

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
  const { changes, open, asksAboutPhipa, questionCount } = topicsOf(vendor, tier);
  if (changes.length === 0 && questionCount === 0) return undefined;
  const { email } = vendorWords;
  const dealBreakers = dealBreakersOf(tier);
  const questions = open.map((id) => {
    const mark = dealBreakers.has(id) ? ` ${email.dealBreakerMark}` : '';
    return `${itemWords[id]?.ask ?? ''}${mark}`;
  });
  if (asksAboutPhipa) questions.push(vendorWords.healthAsk);
  const length = questionCount === 1 ? 'one' : 'several';
  const answers = email.answers[length];
  const isAboutChanges = changes.length > 0;
  const changesIntro = changes.length === 1 ? email.changeIntro : email.changesIntro;
  const subject = isAboutChanges ? email.changesSubject : email.subject;
  return {
    title: isAboutChanges ? vendorWords.changesEmailTitle : vendorWords.emailTitle[length],
    subject: vendor.name === '' ? subject : `${subject}: ${vendor.name}`,
    body: [
      email.greeting,
      isAboutChanges ? changesIntro : interpolate(email.intro, { answers }),
      numbered(
        changes.map((id) => wantedWords[id] ?? ''),
        1,
      ),
      isAboutChanges && questions.length > 0 ? interpolate(email.changesThen, { answers }) : '',
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
