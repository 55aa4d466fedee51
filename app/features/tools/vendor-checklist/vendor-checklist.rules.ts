import { plainNumber } from '../model/tool-figures.ts';
import { type Rule, type SummaryAction, stepsFrom } from '../model/tool-summary.ts';
import type { Question } from '../questionnaire/questionnaire.ts';
import type { VendorResult } from './vendor-checklist.formula.ts';

/** Whether one of these points is answered No or Partly. */
const lacks =
  (...ids: readonly string[]) =>
  ({ no, partly }: VendorResult) =>
    [...no, ...partly].some(({ id }) => ids.includes(id));

/** The steps with a vendor of each stage. */
export const vendorRules: Readonly<
  Record<VendorResult['stage'] | 'always', readonly Rule<VendorResult>[]>
> = {
  ruledOut: [
    {
      title:
        'Email the vendor: each deal-breaker has to be settled, in the product or in the contract, before you sign.',
      why: 'Without these, nothing else that the vendor offers makes up for the risk.',
      effort: '30 minutes',
    },
    {
      title: 'Check another vendor with this list while you wait for the answer.',
      why: 'If the answer is no, you have lost no time, and you negotiate better with a second offer.',
      effort: '1 hour',
    },
  ],
  unjudged: [
    {
      when: ({ unknown }) => unknown.length === 0,
      title: 'Go through the points marked Not applicable again, and answer those that do apply.',
      why: 'So many are set aside that the rest can’t carry a verdict.',
      effort: '20 minutes',
    },
    {
      when: ({ unknown }) => unknown.length > 0,
      title: 'Email the vendor the open questions; a good vendor answers within a week.',
      why: 'Too little is known for a verdict, and you need the vendor’s answers in writing.',
      effort: '10 minutes',
    },
    {
      title: 'Look through the contract and the vendor’s security page yourself, point by point.',
      why: 'Many of the answers are there, and what’s missing is worth asking about.',
      effort: '1 hour',
    },
  ],
  against: [
    {
      title: 'Check another vendor with this list.',
      why: 'With so much missing, negotiating point by point takes longer than finding a better vendor.',
      effort: '1 hour',
    },
    {
      title:
        'Ask the next vendor first about the deal-breakers and about what was missing here, before you look at a demo.',
      why: 'A demo shows what a product can do, not what its contract allows.',
      effort: 'one email',
    },
  ],
  possible: [
    {
      when: ({ unclear }) => unclear.length > 0,
      title:
        'Email the vendor about the deal-breakers, and don’t sign without a clear Yes to each.',
      why: 'Until it’s a clear Yes in writing, count it as a No.',
      effort: '10 minutes',
    },
    {
      when: ({ unknown, unclear }) => unknown.length > 0 && unclear.length === 0,
      title: 'Email the vendor the open questions.',
      why: 'Until they’re answered, they count as a No.',
      effort: '10 minutes',
    },
    {
      when: ({ tier }) => tier === 'health',
      title: 'Have the vendor say in writing what its role under PHIPA is.',
      why: 'As a custodian you stay responsible for health records that a vendor handles.',
      effort: 'one email',
    },
    {
      when: lacks('1'),
      title:
        'For two weeks, measure the hours and errors of the task that the product should take over.',
      why: 'Nothing the vendor writes can tell you whether you need it.',
      effort: '15 minutes a day',
    },
    {
      when: lacks('13'),
      title: 'Get a deadline for breach notices into the contract, in hours.',
      why: 'You can’t warn anybody about a breach that you haven’t been told of.',
      effort: '1 hour',
    },
    {
      when: lacks('12'),
      title: 'Get help with people’s requests into the contract.',
      why: 'You have 30 days to answer a person who asks for their data.',
      effort: '1 hour',
    },
    {
      when: lacks('15', '21'),
      title: 'Agree on where a person reviews what the product says or decides.',
      why: 'You answer for what reaches your customers, whoever wrote it.',
      effort: '1 hour',
    },
    {
      when: lacks('18'),
      title: 'Ask for single sign-on or two-step login on the plan you’d buy.',
      why: 'A stolen password alone must not be enough to get in.',
      effort: 'one email',
    },
    {
      when: lacks('8', '9', '14'),
      title: 'Get the list of countries and sub-processors, and notice of changes, in writing.',
      why: 'You can’t tell your customers where their data is if the vendor doesn’t tell you.',
      effort: '1 hour',
    },
    {
      when: lacks('7', '30'),
      title: 'Get a deadline for deleting your data into the contract, in days.',
      why: 'What is no longer there can’t leak, and you may have to prove that it’s gone.',
      effort: '1 hour',
    },
    {
      when: lacks('16'),
      title: 'Ask when a SOC 2 Type II report or an ISO 27001 certificate will be available.',
      why: 'Until then you rely on the vendor’s word about its security.',
      effort: 'one email',
    },
    {
      when: lacks('4', '29'),
      title: 'Get the full price at your volume and the way out of the contract in writing.',
      why: 'Overage and automatic renewal are where a cheap product becomes an expensive one.',
      effort: '1 hour',
    },
    {
      when: lacks('2', '5'),
      title:
        'Ask for a trial on a harmless sample of your own data, and measure its accuracy on it.',
      why: 'A demo set shows the product at its best; your documents show it at work.',
      effort: '2 hours',
    },
    {
      when: lacks('27'),
      title: 'Have the connection to your tools shown to you before you sign.',
      why: 'Without it, somebody copies by hand what the product was bought for.',
      effort: '1 hour',
    },
    {
      when: lacks('3', '10', '19', '20', '22', '23', '24', '25', '26'),
      title:
        'Ask also about the smaller points under “Red flags” and “Only partly met”, and keep the answers.',
      why: 'One by one they matter little; together they tell you how the vendor works.',
      effort: 'one email',
    },
    {
      when: ({ tier }) => tier === 'public',
      title:
        'Try it for two weeks with twenty real cases of your own, and count how many it got right.',
      why: 'Your own count is worth more than any reference.',
      effort: '2 hours in total',
    },
    {
      when: ({ tier }) => tier !== 'public',
      title: 'Try it for two weeks with twenty made-up cases, and count how many it got right.',
      why: 'Personal or confidential data stays out until the contract is signed.',
      effort: '2 hours in total',
    },
    {
      title: 'Attach the vendor’s answers to the contract.',
      why: 'Then they’re promises you can hold the vendor to.',
      effort: '1 hour',
    },
    {
      title: 'Put the next check in your calendar, two months before the renewal.',
      why: 'Once it renews, you may be bound for another year.',
      effort: '10 minutes',
    },
  ],
  always: [
    {
      title: 'Print this record and keep it.',
      why: 'You can compare the next vendor with it, and it shows that you checked.',
      effort: '10 minutes',
    },
  ],
};

/** The first three steps that hold. */
export function vendorSteps(vendor: VendorResult): SummaryAction[] {
  return stepsFrom([...vendorRules[vendor.stage], ...vendorRules.always], vendor);
}

/** Why the verdict is what it is: the first four that hold. */
export function vendorReasons(vendor: VendorResult): string[] {
  const { verdict, stage, isJudged, answered, needed, asked, failed, unclear, unknownShare, tier } =
    vendor;
  const isUnjudged = verdict === 'not-enough-answers';
  const quoted = (points: readonly Question[]) =>
    points.map(({ label }) => `“${label}”`).join('; ');
  const reasons = [
    isUnjudged &&
      (answered < needed
        ? `Unless a deal-breaker is a No, a verdict needs at least ${needed} of ${asked} points answered Yes, Partly or No. Answered so far: ${answered}.`
        : 'There’s no verdict while more than a quarter of the points, by weight, are unknown.'),
    failed.length > 0 && `Deal-breakers answered No: ${quoted(failed)}.`,
    // Without enough answers, most of them are unknown.
    !isUnjudged && unclear.length > 0 && `Deal-breakers without a clear Yes: ${quoted(unclear)}.`,
    stage === 'against' &&
      !isJudged &&
      `Even if every open answer were a Yes, it would reach ${vendor.best} points.`,
    unknownShare > 0 &&
      `${plainNumber(unknownShare * 100)}% of the weight is unknown, so the score is somewhere between ${vendor.score} and ${vendor.best}.`,
    tier === 'health' &&
      'Health data in Ontario: PHIPA may apply instead of PIPEDA, or alongside it. If you are a health information custodian under PHIPA, you stay responsible when a vendor handles the data: ask the vendor in writing whether it acts as your agent or as an electronic service provider, and have it promise to tell you of a breach at the first reasonable opportunity.',
  ];
  return reasons.filter((reason) => reason !== false).slice(0, 4);
}
