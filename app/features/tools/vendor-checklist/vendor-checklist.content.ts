import type { RiskTier, SectionId } from './checklist-items.ts';
import type { VendorAnswer, VendorVerdict } from './vendor-model.ts';

export type ItemWords = {
  /** What should be true. */
  readonly label: string;
  /** The same as something that is missing: "Written data-processing terms". */
  readonly gap: string;
  /** What counts as a yes. */
  readonly help: string;
  /** The question to the vendor in the email. */
  readonly ask: string;
};

export const sectionWords = {
  fit: 'A. Fit',
  data: 'B. Use of your data',
  privacy: 'C. Privacy',
  security: 'D. Security',
  quality: 'E. Quality',
  running: 'F. Running it',
  leaving: 'G. Leaving',
} as const satisfies Record<SectionId, string>;

export const itemWords: Readonly<Record<number, ItemWords>> = {
  1: {
    label: 'It solves a task we’ve measured',
    gap: 'Proof that it solves a task we’ve measured',
    help: 'You know how many hours or errors it should save you.',
    ask: 'Which of our tasks would your product take over, and how would we measure the difference after 30 days?',
  },
  2: {
    label: 'We can try it on our own data before we pay',
    gap: 'A trial on our own data before we pay',
    help: 'A trial with your documents or orders, not with a demo set. Leave personal data out until the contract is signed.',
    ask: 'Can we try the product on a sample of our own data before we pay, and for how long?',
  },
  3: {
    label: 'Two references of our size',
    gap: 'Two references of our size',
    help: 'Two customers you can call.',
    ask: 'Could you name two customers of about our size that we may call?',
  },
  4: {
    label: 'The full price is known, with limits and overage fees',
    gap: 'The full price, with limits and overage fees',
    help: 'In writing, at your volume.',
    ask: 'What is the full price at our volume, including usage limits, overage, setup and support?',
  },
  5: {
    label: 'It shows where it fails, and how accurate it is on our sample',
    gap: 'Where it fails, and its accuracy on our sample',
    help: 'A number from your sample, and examples that went wrong.',
    ask: 'How accurate is the product on our sample, and can you show us cases in which it fails?',
  },
  6: {
    label: 'The contract says that our data does not train shared models',
    gap: 'A contract that keeps our data out of shared models',
    help: 'In the contract, not only in a policy that can change.',
    ask: 'Does the contract itself, not only a policy, say that our data is not used to train models shared with others?',
  },
  7: {
    label: 'It states how long prompts and outputs are kept, and we can delete them',
    gap: 'How long prompts and outputs are kept, and how to delete them',
    help: 'A number of days, and a way to delete.',
    ask: 'How long do you keep prompts and outputs, and how can we delete them earlier?',
  },
  8: {
    label: 'The place of processing and storage is stated',
    gap: 'The countries of processing and storage',
    help: 'Countries, not “the cloud”.',
    ask: 'In which countries is our data processed and stored?',
  },
  9: {
    label: 'Sub-processors are listed with their countries',
    gap: 'A list of sub-processors with their countries',
    help: 'A list, and notice when it changes.',
    ask: 'Which sub-processors see our data, in which countries, and how do you tell us about changes?',
  },
  10: {
    label: 'It takes only the data it needs, and few people at the vendor can see it',
    gap: 'Limits on the data it takes and on who at the vendor sees it',
    help: 'Role-based access at the vendor.',
    ask: 'Which of our data does the product really need, and who on your side can see it?',
  },
  11: {
    label: 'There are written data-processing terms',
    gap: 'Written data-processing terms',
    help: 'A signed agreement that says what the vendor may do with personal data.',
    ask: 'Please send us your data-processing terms. Are they part of the contract?',
  },
  12: {
    label: 'It helps us answer requests for access, correction and deletion in 30 days',
    gap: 'Help with requests for access, correction and deletion',
    help: 'PIPEDA gives you 30 days to answer a person; so does PHIPA, for health records.',
    ask: 'How do you help us answer a person’s request for access, correction or deletion within 30 days?',
  },
  13: {
    label: 'We are told of a breach within 72 hours',
    gap: 'Notice of a breach within 72 hours',
    help: 'A number of hours, in writing.',
    ask: 'Within how many hours do you tell us about a breach that concerns our data?',
  },
  14: {
    label: 'Transfers across borders are disclosed, with comparable protection',
    gap: 'What protects our data outside Canada',
    help: 'You stay responsible for data that a vendor handles for you abroad.',
    ask: 'If our data leaves Canada, what protects it abroad to the same degree?',
  },
  15: {
    label: 'A person reviews decisions about people',
    gap: 'Human review of decisions about people',
    help: 'Hiring, prices, credit, care: no decision by software alone.',
    ask: 'Where the product decides or suggests something about a person, how can a human review and change it?',
  },
  16: {
    label: 'SOC 2 Type II or ISO 27001',
    gap: 'A SOC 2 Type II report or ISO 27001 certificate',
    help: 'A current report or certificate.',
    ask: 'Do you have a current SOC 2 Type II report or ISO 27001 certificate we could see?',
  },
  17: {
    label: 'Data is encrypted in transit and at rest',
    gap: 'Encryption in transit and at rest',
    help: 'It has to be both.',
    ask: 'Is our data encrypted both in transit and at rest?',
  },
  18: {
    label: 'Single sign-on or two-step login',
    gap: 'Single sign-on or two-step login',
    help: 'On the plan you’d buy.',
    ask: 'Is single sign-on or two-step login included in the plan that we would buy?',
  },
  19: {
    label: 'We can see who did what',
    gap: 'A log of who did what',
    help: 'A log you can look at yourself.',
    ask: 'Can we see a log of who used the product and what was changed?',
  },
  20: {
    label: 'Penetration test in the last 12 months, or a disclosure policy',
    gap: 'A recent penetration test or a disclosure policy',
    help: 'A date, or a page where weaknesses can be reported.',
    ask: 'When was your last penetration test, and do you have a policy for reporting weaknesses?',
  },
  21: {
    label: 'A person can review each answer before a customer sees it',
    gap: 'Human review before a customer sees an answer',
    help: 'A draft mode or an approval step.',
    ask: 'Can a person approve each answer before a customer sees it?',
  },
  22: {
    label: 'It says when it is unsure, and shows its sources',
    gap: 'An honest “not sure”, and sources for its answers',
    help: 'Ask it something that isn’t in your documents.',
    ask: 'Does the product say when it is unsure, and does it show its sources?',
  },
  23: {
    label: 'Changes to the model are announced',
    gap: 'Notice before the model changes',
    help: 'Before they happen.',
    ask: 'How do you announce changes to the model, and how far in advance?',
  },
  24: {
    label: 'Protection against injected instructions and unsafe output',
    gap: 'Protection against injected instructions and unsafe output',
    help: 'Instructions hidden in a customer’s email must not control the product.',
    ask: 'How do you protect against instructions hidden in documents or messages, and against unsafe output?',
  },
  25: {
    label: 'An uptime promise with a credit',
    gap: 'An uptime promise with a credit',
    help: 'A percentage, and what you get when it is missed.',
    ask: 'What uptime do you promise, and what credit do we get when you miss it?',
  },
  26: {
    label: 'Support during Eastern business hours',
    gap: 'Support during Eastern business hours',
    help: 'A person, 9 to 5 Toronto time.',
    ask: 'Can we reach a person for support from 9 to 5 Toronto time, and how quickly do you first reply?',
  },
  27: {
    label: 'It connects to our tools',
    gap: 'A connection to our tools',
    help: 'Ready-made or by API, and tested.',
    ask: 'Does the product connect to our tools, ready-made or by API, and is that included in the price?',
  },
  28: {
    label: 'We can export everything in an open format at any time',
    gap: 'Export of everything in an open format',
    help: 'CSV, JSON or the like, without asking anyone.',
    ask: 'Can we export all our data ourselves, at any time, in an open format such as CSV or JSON?',
  },
  29: {
    label: 'We can cancel with 30 days’ notice or less, without an automatic-renewal trap',
    gap: 'Cancelling with 30 days’ notice or less, without an automatic-renewal trap',
    help: 'Read the renewal clause.',
    ask: 'How much notice do we have to give to cancel, and does the contract renew automatically?',
  },
  30: {
    label: 'Deletion is confirmed within 90 days after we leave',
    gap: 'Confirmed deletion within 90 days after we leave',
    help: 'In writing.',
    ask: 'Do you confirm in writing, within 90 days after we leave, that our data is deleted?',
  },
};

/**
 * What to get in writing about a point that isn't a deal-breaker, addressed to the visitor. “It” is
 * the vendor. A task of one's own (point 1) is nothing to promise.
 */
export const promiseWords: Readonly<Record<number, string>> = {
  2: 'that you can try the product on your own data before you pay',
  3: 'that you can call two of its customers of about your size',
  4: 'that the price for your volume is the full price, with all limits and overage fees stated',
  5: 'that it shows you how accurate the product is on your sample, and where it fails',
  7: 'that it keeps prompts and outputs only for a stated number of days, and that you can delete them',
  8: 'that your data is processed and stored only in the countries it names',
  9: 'that it lists its sub-processors with their countries, and tells you about changes',
  10: 'that the product takes only the data it needs, and that few people at the vendor can see it',
  12: 'that it helps you answer requests for access, correction and deletion within 30 days',
  13: 'that it tells you of a breach within 72 hours',
  14: 'that it tells you when your data leaves Canada, and protects it there to the same degree',
  15: 'that a person reviews decisions about people',
  16: 'that it will get a SOC 2 Type II report or ISO 27001 certificate, and by when',
  18: 'that your plan will include single sign-on or two-step login',
  19: 'that you can see a log of who did what',
  20: 'that it will have a penetration test done or publish a disclosure policy, and by when',
  21: 'that a person can review each answer before a customer sees it',
  22: 'that the product says when it’s unsure, and shows its sources',
  23: 'that it tells you before the model changes',
  24: 'that the product is protected against injected instructions and unsafe output',
  25: 'that you get a credit when it misses the uptime it promises',
  26: 'that you can reach support during Eastern business hours',
  27: 'that the product will connect to your tools',
  29: 'that you can cancel with 30 days’ notice or less, without an automatic-renewal trap',
  30: 'that it confirms, within 90 days after you leave, that your data is deleted',
};

/** What a deal-breaker has to say in the contract, addressed to the vendor. */
export const wantedWords: Readonly<Record<number, string>> = {
  6: 'The contract itself, not only a policy, says that our data is not used to train models shared with others.',
  11: 'Written data-processing terms are part of the contract.',
  13: 'You tell us of any breach that concerns our data within 72 hours.',
  15: 'A person can review and change what the product decides or suggests about a person.',
  17: 'Our data is encrypted both in transit and at rest.',
  18: 'Single sign-on or two-step login is included in the plan that we buy.',
  28: 'We can export all our data ourselves, at any time, in an open format such as CSV or JSON.',
};

export const vendorAnswerWords = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  unknown: 'Don’t know',
  na: 'Not applicable',
} as const satisfies Record<VendorAnswer, string>;

export const tierWords = {
  public: {
    label: 'Public data only',
    help: 'Website copy, product descriptions. Twelve points.',
  },
  business: { label: 'Business data', help: 'Prices, contracts, numbers. All thirty points.' },
  personal: {
    label: 'Personal data',
    help: 'Names, addresses, orders, invoices of customers or staff.',
  },
  health: {
    label: 'Health data',
    help: 'Patients, clients of a clinic. In Ontario, PHIPA may apply instead of PIPEDA, or alongside it. Seven deal-breakers.',
  },
  sensitive: {
    label: 'Other sensitive data',
    help: 'Children, hiring, whole financial or legal files. Seven deal-breakers.',
  },
  unknown: {
    label: 'I don’t know',
    help: 'We’ll ask about all thirty points, as for sensitive data.',
  },
} as const satisfies Record<RiskTier, { label: string; help: string }>;

/** Each verdict in a few words. */
export const vendorTitles = {
  good: 'Good candidate',
  negotiate: 'Negotiate the gaps',
  'high-risk': 'High risk',
  'walk-away': 'Walk away',
  'do-not-sign': 'Do not sign yet',
  'ask-first': 'Ask first',
  'not-enough-answers': 'Not enough answers',
} as const satisfies Record<VendorVerdict, string>;

/** The sentence of each verdict; two depend on what is open and on the data. */
export const vendorVerdicts = {
  negotiate: 'Usable, with gaps: close them before you sign, not after.',
  'walk-away': 'Walk away: too much is missing to negotiate.',
  'do-not-sign': 'Do not sign yet, whatever the score: the vendor fails on a deal-breaker.',
  'ask-first': 'Ask first: a deal-breaker isn’t a clear Yes yet.',
  'not-enough-answers': 'Not enough answers for a verdict.',
} as const satisfies Record<Exclude<VendorVerdict, 'good' | 'high-risk'>, string>;

/** The next steps; `{vendor}` stands for the vendor. */
export const vendorSteps = {
  /** The steps that send the email. */
  ask: {
    openQuestions: { text: 'Email {vendor} {questions}.', effort: '10 minutes' },
    forVerdict: {
      text: 'Email {vendor} {questions}; a good vendor answers within a week.',
      effort: '10 minutes',
    },
    mayChange: {
      text: 'Email {vendor} {questions}: what you learn could still change the verdict.',
      effort: '10 minutes',
    },
    dealBreakersFirst: {
      text: 'Email {vendor} {questions}, deal-breakers first. Without a clear Yes, don’t sign.',
      effort: '10 minutes',
    },
    dealBreakerOnly: {
      text: 'Email {vendor} {questions}. Without a clear Yes, don’t sign.',
      effort: '10 minutes',
    },
    changes: {
      text: 'Email {vendor} and ask for a contract that covers {changes}. If the answer is no, choose another vendor.',
      effort: '30 minutes',
    },
  },
  /** What such a step asks for. */
  questionWords: { one: 'the open question', several: 'the open questions' },
  changeWords: { one: 'the deal-breaker that’s {how}', several: 'every deal-breaker that’s {how}' },
  /** Added to a step that sends the email. */
  addLines: { text: 'Add a line for {gaps}.', effort: '1 hour' },
  /** Without an email of open questions. */
  settleAll: {
    text: 'Ask {vendor} to settle {gaps}, in writing and as part of the contract.',
    effort: '2 hours',
  },
  gapWords: {
    redFlag: 'each red flag',
    otherRedFlag: 'each other red flag',
    butMeasuredTask: 'but the measured task',
    partlyMet: 'each point that’s only partly met',
  },
  inWriting: 'Get this in writing from {vendor}: {promise}.',
  inWritingEffort: { alone: 'one email', inEmail: 'one more line in the email' },
  /** For the point about a measured task, which no letter of the vendor settles. */
  measureTask: {
    text: 'For two weeks, measure the hours and errors of the task that the product should take over. Buy it only if it solves that task.',
    effort: '15 minutes a day',
  },
  setAside: {
    text: 'Go through the points marked Not applicable again, and answer those that do apply.',
    effort: '20 minutes',
  },
  /** Where every point is marked as not applicable. */
  apply: {
    text: 'Choose “Not applicable” only where a point can’t apply to the product, and “Don’t know” where you haven’t found out yet.',
    effort: '20 minutes',
  },
  choose: {
    text: 'Choose between {names} by price and by whom you’d rather work with.',
    effort: '1 hour',
  },
  settleWithChosen: {
    text: 'Settle what’s {unsettled} with {vendor}, in writing and before you sign.',
    effort: '1 hour',
  },
  trial: {
    text: 'Try it for two weeks with twenty real cases of your own, and write down how many it got right.',
    effort: '2 hours in total',
  },
  trialWithoutPersonalData: {
    text: 'Try it for two weeks with twenty cases that are made up, or your own without personal or confidential data, and write down how many it got right. Don’t enter personal data before the contract is signed.',
    effort: '2 hours in total',
  },
  contract: {
    text: 'Attach the answers from {vendor} to the contract, so they’re promised and not just said.',
    effort: '1 hour',
  },
  otherVendor: { text: 'Check another vendor with this list.', effort: '1 hour' },
  keepToCompare: {
    text: 'Keep this record, so that you can compare the next vendor with it.',
    effort: '10 minutes',
  },
  askNextVendor: {
    text: 'Ask the next vendor about the deal-breakers first, before you look at a demo.',
    effort: 'one email',
  },
  keepRecord: {
    text: 'Print this record, keep it with the contract, and put the next check in your calendar, two months before the renewal.',
    effort: '10 minutes',
  },
} as const;

export const vendorWords = {
  formTitle: 'Thirty points',
  whoTitle: 'The vendor and your data',
  countLabel: 'How many vendors are you comparing?',
  nameOf: 'Name of vendor or product {number}',
  reviewerHelp: 'Appears on the printed record and at the end of the email.',
  chartTitle: 'Points reached by section',
  sectionColumn: 'Section',
  scoreRow: 'Score',
  verdictRow: 'Verdict',
  redListEmpty: 'Nothing: no point was answered No.',
  inPlace: 'In place',
  inPlaceCount: '{points} answered Yes',
  missing: 'Missing',
  partly: 'Only partly',
  notKnown: 'Not known yet',
  /** What keeps a vendor from being complete. */
  unsettled: { open: 'still open', missing: 'missing', partly: 'only partly met' },
  tooFewAnswers:
    'Unless a deal-breaker is a No, a verdict needs at least {needed} of {all} points answered Yes, Partly or No. Answered so far: {count}.',
  tooMuchUnknown:
    'There’s no verdict while more than a quarter of the points, by weight, are unknown.',
  unknownWeight:
    '{share} of the weight is unknown, so the score is somewhere between {score} and {best}.',
  notApplicable: 'Marked as not applicable, although it is a deal-breaker',
  healthNote:
    'Health data in Ontario: PHIPA may apply instead of PIPEDA, or alongside it. If you are a health information custodian under PHIPA, you stay responsible when a vendor handles the data: ask the vendor in writing whether it acts as your agent or as an electronic service provider, and have it promise to tell you of a breach at the first reasonable opportunity.',
  healthGap: 'The vendor’s role under PHIPA, and its promise to tell you of a breach',
  healthAsk:
    'If we are a health information custodian under PHIPA, do you act as our agent or as an electronic service provider, and will you tell us of any breach at the first reasonable opportunity?',
  nothingOpen: 'None: every point that applies has an answer.',
  emailTitle: { one: 'Email with the open question', several: 'Email with the open questions' },
  changesEmailTitle: 'Email with what has to change',
  openInMail: 'Open in your email program',
  copyEmail: 'Copy the email',
  emailCopied: 'Copied.',
  tierLabel: 'Which data would the vendor see?',
  vendorLabel: 'Name of the vendor or product',
  /** Where every point is marked as not applicable. */
  nothingScored: {
    title: 'Nothing scored',
    /** After "No score". */
    figureLabel: 'because every point is marked as not applicable',
    verdict: 'Nothing was scored: every point is marked as not applicable.',
  },
  goodCandidate: {
    complete:
      'A good candidate: nothing is open. Try it, then put the answers in the contract and sign.',
    toSettle: 'A good candidate: settle what’s {unsettled}, then sign.',
  },
  /** In place of "too much is missing" where the answers to what is unknown might help. */
  walkAwayUnknown: 'Walk away: too much is missing or unknown to negotiate.',
  highRisk: {
    high: 'High risk',
    unclear: 'and a deal-breaker isn’t a clear Yes yet',
    notWithoutAnswer: 'do not sign without a clear answer',
    advice: {
      public: 'sign only if there is no other vendor',
      business: 'sign only if there is no other vendor and the data is harmless',
      personal: 'do not sign with data like yours',
      health: 'do not sign with data like yours',
      sensitive: 'do not sign with data like yours',
      unknown: 'do not sign while you don’t know which data it would see',
    },
  },
  ahead: '{vendor} is ahead. {verdict}',
  /** Several vendors that are equally good. */
  tie: {
    complete:
      '{names} are equally good, and nothing is open: choose by price and by whom you’d rather work with.',
    toSettle:
      '{names} are equally good: choose by price and by whom you’d rather work with, and settle what’s {unsettled} before you sign.',
  },
  leftOut: {
    one: 'Vendor {numbers} has no answers yet, so it’s left out.',
    several: 'Vendors {numbers} have no answers yet, so they’re left out.',
  },
  unnamed: 'Vendor',
  /** In a sentence about the only vendor. */
  theVendor: 'the vendor',
  /** In a step about one of several that are equally good. */
  chosenVendor: 'the vendor you choose',
  /** Several vendors of which none can be signed with. */
  noneYet: {
    two: 'You can’t sign with either of them now',
    three: 'You can’t sign with any of the three now',
  },
  noneScored: {
    two: 'Neither vendor could be scored: every point is marked as not applicable.',
    three: 'None of the three could be scored: every point is marked as not applicable.',
  },
  inThisOrder: 'Vendors, in this order',
  dealBreaker: 'Deal-breaker',
  scoreLabel: 'out of 100 points',
  answeredLabel: 'points answered Yes, Partly or No',
  unknownLabel: 'of the points, by weight, are unknown',
  noScore: 'no score',
  redList: 'Red flags',
  partlyMet: 'Only partly met',
  /** The label of a list, if there are several vendors. */
  listOf: '{vendor}, {list}',
  askVendor: 'Ask {vendor}: {question}',
  openQuestions: 'Open questions',
  record: 'Evidence for your file',
  reviewer: 'Checked by',
  reviewedOn: 'Date',
  submit: 'Show the comparison',
  nameTooLong: 'Shorten the name to 80 characters.',
  dateFormat: 'Enter the date as year-month-day, for example 2026-11-20.',
  vendorCount: 'Enter at least one vendor, and at most three.',
  email: {
    subject: 'Questions before we sign',
    changesSubject: 'What has to change before we sign',
    greeting: 'Hello,',
    changesIntro:
      'We can’t sign yet. These points have to be in the contract before we do. Please send us the wording, or tell us which of them you can’t agree to.',
    changeIntro:
      'We can’t sign yet. This point has to be in the contract before we do. Please send us the wording, or tell us if you can’t agree to it.',
    changesThen: 'We would also like to know the following. {answers}',
    intro: 'Before we decide, we would like to know the following. {answers}',
    answers: { one: 'A short answer is enough.', several: 'Short answers are enough.' },
    dealBreakerMark: '(we can’t sign without this)',
    closing: 'Please answer in writing, so we can keep it on file. Thank you.',
  },
  notCounted: [
    'The price, and whether you like the people. Only you can weigh those.',
    'Whether what the vendor says is true. Keep the answers, and put the important ones in the contract.',
    'Rules of your own profession, for example for health records.',
    'Whether we earn a commission: where we recommend a vendor that pays us one, we say so right where we recommend it.',
  ],
  method: [
    'Yes counts in full, Partly counts half, and No and Don’t know count for nothing. Not applicable is left out. The score is the points reached ÷ the points that apply.',
    'Points weigh 1, 2 or 3; the four deal-breakers weigh 3. All thirty together weigh 55. With health or other sensitive data, breach notice, two-step login and human review of decisions are deal-breakers, too.',
    '85 or more: good candidate. 70–84: negotiate the gaps. 50–69: high risk. Below 50: walk away.',
    'A deal-breaker has to be a Yes. If one is a No, the verdict is “do not sign yet” at any score. If one is Partly, Not applicable or Don’t know, the best possible verdict is “ask first”; below 70, it’s still “high risk” or “walk away”. Fewer than 20 of 30 points answered (8 of 12 for public data), or more than a quarter of the weight unknown, means “not enough answers”. Not applicable doesn’t count as an answer.',
    'Points and deal-breakers follow published checklists (levelupautomate.com, aipolicydesk.com, trustatlas, deployzeroshare.com), PIPEDA (30 days for requests), Ontario’s PHIPA for health data (notice of a breach at the first reasonable opportunity) and the Canadian privacy commissioners’ principles for generative AI of December 2023. We took them from our notes of November 20, 2026 and have not read those pages again since.',
  ],
} as const;
