import type { Section } from '../questionnaire/questionnaire.ts';

/**
 * The thirty points, which weigh 55; `findOut` is the question to the vendor. Those of weight 3 are
 * deal-breakers. Sources of the groups of checks, deal-breakers and kinds of data:
 * levelupautomate.com, aipolicydesk.com, trustatlas, deployzeroshare.com; of the privacy points:
 * PIPEDA s. 8 and the principles for generative AI of the Canadian privacy commissioners, December
 * 2023 (mcmillan.ca).
 */
export const vendorSections: readonly Section[] = [
  {
    id: 'fit',
    title: 'A. Fit',
    questions: [
      {
        id: '1',
        weight: 2,
        label: 'It solves a task we’ve measured',
        help: 'You know how many hours or errors it should save you.',
        findOut:
          'Which of our tasks would your product take over, and how would we measure the difference after 30 days?',
      },
      {
        id: '2',
        weight: 2,
        label: 'We can try it on our own data before we pay',
        help: 'A trial with your documents or orders, not with a demo set. Leave personal data out until the contract is signed.',
        findOut:
          'Can we try the product on a sample of our own data before we pay, and for how long?',
      },
      {
        id: '3',
        label: 'Two references of our size',
        help: 'Two customers you can call.',
        findOut: 'Could you name two customers of about our size that we may call?',
      },
      {
        id: '4',
        weight: 2,
        label: 'The full price is known, with limits and overage fees',
        help: 'In writing, at your volume.',
        findOut:
          'What is the full price at our volume, including usage limits, overage, setup and support?',
      },
      {
        id: '5',
        weight: 2,
        label: 'It shows where it fails, and how accurate it is on our sample',
        help: 'A number from your sample, and examples that went wrong.',
        findOut:
          'How accurate is the product on our sample, and can you show us cases in which it fails?',
      },
    ],
  },
  {
    id: 'data',
    title: 'B. Use of your data',
    questions: [
      {
        id: '6',
        weight: 3,
        label: 'The contract says that our data does not train shared models',
        help: 'In the contract, not only in a policy that can change.',
        findOut:
          'Does the contract itself, not only a policy, say that our data is not used to train models shared with others?',
      },
      {
        id: '7',
        weight: 2,
        label: 'It states how long prompts and outputs are kept, and we can delete them',
        help: 'A number of days, and a way to delete.',
        findOut: 'How long do you keep prompts and outputs, and how can we delete them earlier?',
      },
      {
        id: '8',
        weight: 2,
        label: 'The place of processing and storage is stated',
        help: 'Countries, not “the cloud”.',
        findOut: 'In which countries is our data processed and stored?',
      },
      {
        id: '9',
        weight: 2,
        label: 'Sub-processors are listed with their countries',
        help: 'A list, and notice when it changes.',
        findOut:
          'Which sub-processors see our data, in which countries, and how do you tell us about changes?',
      },
      {
        id: '10',
        label: 'It takes only the data it needs, and few people at the vendor can see it',
        help: 'Role-based access at the vendor.',
        findOut: 'Which of our data does the product really need, and who on your side can see it?',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'C. Privacy',
    questions: [
      {
        id: '11',
        weight: 3,
        label: 'There are written data-processing terms',
        help: 'A signed agreement that says what the vendor may do with your data, personal or confidential.',
        findOut: 'Please send us your data-processing terms. Are they part of the contract?',
      },
      {
        id: '12',
        weight: 2,
        label: 'It helps us answer requests for access, correction and deletion in 30 days',
        help: 'PIPEDA gives you 30 days to answer a person; so does PHIPA, for health records.',
        findOut:
          'How do you help us answer a person’s request for access, correction or deletion within 30 days?',
      },
      {
        id: '13',
        weight: 2,
        label: 'We are told of a breach within 72 hours',
        help: 'A number of hours, in writing.',
        findOut: 'Within how many hours do you tell us about a breach that concerns our data?',
      },
      {
        id: '14',
        weight: 2,
        label: 'Transfers across borders are disclosed, with comparable protection',
        help: 'You stay responsible for data that a vendor handles for you abroad.',
        findOut: 'If our data leaves Canada, what protects it abroad to the same degree?',
      },
      {
        id: '15',
        weight: 2,
        label: 'A person reviews decisions about people',
        help: 'Hiring, prices, credit, care: no decision by software alone. Answer Yes if it decides nothing about people.',
        findOut:
          'Where the product decides or suggests something about a person, how can a human review and change it?',
      },
    ],
  },
  {
    id: 'security',
    title: 'D. Security',
    questions: [
      {
        id: '16',
        weight: 2,
        label: 'SOC 2 Type II or ISO 27001',
        help: 'A current report or certificate.',
        findOut:
          'Do you have a current SOC 2 Type II report or ISO 27001 certificate we could see?',
      },
      {
        id: '17',
        weight: 3,
        label: 'Data is encrypted in transit and at rest',
        help: 'It has to be both.',
        findOut: 'Is our data encrypted both in transit and at rest?',
      },
      {
        id: '18',
        weight: 2,
        label: 'Single sign-on or two-step login',
        help: 'On the plan you’d buy.',
        findOut: 'Is single sign-on or two-step login included in the plan that we would buy?',
      },
      {
        id: '19',
        label: 'We can see who did what',
        help: 'A log you can look at yourself.',
        findOut: 'Can we see a log of who used the product and what was changed?',
      },
      {
        id: '20',
        label: 'Penetration test in the last 12 months, or a disclosure policy',
        help: 'A date, or a page where weaknesses can be reported.',
        findOut:
          'When was your last penetration test, and do you have a policy for reporting weaknesses?',
      },
    ],
  },
  {
    id: 'quality',
    title: 'E. Quality',
    questions: [
      {
        id: '21',
        weight: 2,
        label: 'A person can review each answer before a customer sees it',
        help: 'A draft mode or an approval step.',
        findOut: 'Can a person approve each answer before a customer sees it?',
      },
      {
        id: '22',
        label: 'It says when it is unsure, and shows its sources',
        help: 'Ask it something that isn’t in your documents.',
        findOut: 'Does the product say when it is unsure, and does it show its sources?',
      },
      {
        id: '23',
        label: 'Changes to the model are announced',
        help: 'Before they happen.',
        findOut: 'How do you announce changes to the model, and how far in advance?',
      },
      {
        id: '24',
        label: 'Protection against injected instructions and unsafe output',
        help: 'Instructions hidden in a customer’s email must not control the product.',
        findOut:
          'How do you protect against instructions hidden in documents or messages, and against unsafe output?',
      },
    ],
  },
  {
    id: 'running',
    title: 'F. Running it',
    questions: [
      {
        id: '25',
        label: 'An uptime promise with a credit',
        help: 'A percentage, and what you get when it is missed.',
        findOut: 'What uptime do you promise, and what credit do we get when you miss it?',
      },
      {
        id: '26',
        label: 'Support during Eastern business hours',
        help: 'A person, 9 to 5 Toronto time.',
        findOut:
          'Can we reach a person for support from 9 to 5 Toronto time, and how quickly do you first reply?',
      },
      {
        id: '27',
        weight: 2,
        label: 'It connects to our tools',
        help: 'Ready-made or by API, and tested.',
        findOut:
          'Does the product connect to our tools, ready-made or by API, and is that included in the price?',
      },
    ],
  },
  {
    id: 'leaving',
    title: 'G. Leaving',
    questions: [
      {
        id: '28',
        weight: 3,
        label: 'We can export everything in an open format at any time',
        help: 'CSV, JSON or the like, without asking anyone.',
        findOut:
          'Can we export all our data ourselves, at any time, in an open format such as CSV or JSON?',
      },
      {
        id: '29',
        weight: 2,
        label: 'We can cancel with 30 days’ notice or less, without an automatic-renewal trap',
        help: 'Read the renewal clause.',
        findOut:
          'How much notice do we have to give to cancel, and does the contract renew automatically?',
      },
      {
        id: '30',
        weight: 2,
        label: 'Deletion is confirmed within 90 days after we leave',
        help: 'In writing.',
        findOut:
          'Do you confirm in writing, within 90 days after we leave, that our data is deleted?',
      },
    ],
  },
];

/** The kinds of data that a vendor would see. */
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
} as const;

export type RiskTier = keyof typeof tierWords;

/** The verdicts, best first, and what a visitor can still do with the vendor. */
export const verdictWords = {
  good: {
    stage: 'possible',
    title: 'Good candidate',
    verdict: 'A good candidate: settle what’s listed below, try it, then sign.',
  },
  negotiate: {
    stage: 'possible',
    title: 'Negotiate the gaps',
    verdict: 'Usable, with gaps: close them before you sign, not after.',
  },
  'ask-first': {
    stage: 'possible',
    title: 'Ask first',
    verdict: 'Ask first: a deal-breaker isn’t a clear Yes yet.',
  },
  'not-enough-answers': {
    stage: 'unjudged',
    title: 'Not enough answers',
    verdict: 'Not enough answers for a verdict.',
  },
  'high-risk': {
    stage: 'possible',
    title: 'High risk',
    verdict: 'High risk: sign only if there’s no other vendor and the data is harmless.',
  },
  /** High risk, where the data would harm a person. */
  'too-risky': {
    stage: 'against',
    title: 'High risk',
    verdict: 'High risk: don’t sign for this kind of data. Look for another vendor.',
  },
  'walk-away': {
    stage: 'against',
    title: 'Walk away',
    verdict: 'Walk away: too much is missing to negotiate.',
  },
  'do-not-sign': {
    stage: 'ruledOut',
    title: 'Do not sign yet',
    verdict: 'Do not sign yet, whatever the score: the vendor fails on a deal-breaker.',
  },
  /** Below 50 points, where settling the deal-breaker alone wouldn't help. */
  'look-elsewhere': {
    stage: 'against',
    title: 'Do not sign yet',
    verdict: 'Do not sign: the vendor fails on a deal-breaker, and too much else is missing.',
  },
} as const;

export type VendorVerdict = keyof typeof verdictWords;

/** What form and record share. */
export const vendorWords = {
  tier: 'Which data would the vendor see?',
  reviewer: 'Checked by',
  reviewedOn: 'Date',
} as const;
