import type { ToolSlug } from '#app/facts/tools.ts';
import type { ExampleBusiness } from '#app/features/tools/model/tool-definition.ts';

/** A verdict of a tool, how its first step starts, and why that is the right advice. */
export type Advice = { readonly title: string; readonly firstStep: RegExp; readonly why: string };

export type TestBusiness = {
  readonly name: string;
  /** The example on the pages, or the fields of the forms that differ from the usual start. */
  readonly answers: ExampleBusiness | Record<ToolSlug, Readonly<Record<string, string>>>;
  readonly advice: Record<ToolSlug, Advice>;
};

const READINESS = 'D1 D2 D3 P1 P2 P3 S1 S2 S3 T1 T2 G1 G2 R1 R2';
const QUALITY = 'C1 C2 U1 U2 V1 V2 A1 A2 T1 T2 K1 K2';

/**
 * Eight businesses: the four examples on the pages, a restaurant group, a bakery, a machine shop and
 * a second dental clinic.
 */
export const testBusinesses: readonly TestBusiness[] = [
  {
    name: 'a contractor',
    answers: 'hvac',
    advice: {
      'ai-readiness-assessment': {
        title: 'Ready for one small pilot',
        firstStep: /half-page rule today/,
        why: 'Job data is in one place, but nothing is measured and nobody has a rule for AI tools.',
      },
      'roi-calculator': {
        title: 'A good case',
        firstStep: /share that can be automated/,
        why: 'Twenty hours a week of double typing carry the price within a year even at 60% of the share, but only just: so the share is to be checked before anything is signed.',
      },
      'vendor-evaluation-checklist': {
        title: 'Good candidate',
        firstStep: /the open question. Add a line for each red flag/,
        why: 'Every deal-breaker is a Yes; an uptime promise and a certificate can be negotiated.',
      },
      'tech-stack-analyzer': {
        title: 'Automation-ready',
        firstStep: /Automate Jobber → QuickBooks Online/,
        why: 'Field service and books connect, and five hours a week are typed from one into the other. The newsletter, used once a month, is only asked about, because nothing else does its job.',
      },
      'implementation-cost-calculator': {
        title: 'The launch package, plus extra work',
        firstStep: /tools you already pay for/,
        why: 'Both workflows are inside the package; cleaning and the larger team are beside it.',
      },
      'data-quality-assessment': {
        title: 'Stop',
        firstStep: /possible duplicates/,
        why: 'About half of the customers lack an email or a phone number, and the same one turns up twice every week.',
      },
    },
  },
  {
    name: 'a dental clinic',
    answers: 'dental',
    advice: {
      'ai-readiness-assessment': {
        title: 'Ready for one small pilot',
        firstStep: /half-page rule today/,
        why: 'Records are in order, but patient data must not reach a tool before there is a rule.',
      },
      'roi-calculator': {
        title: 'Don’t automate this yet',
        firstStep: /Make the task shorter first/,
        why: 'Twelve hours a week of reminders are real, but a custom connection to a practice program without an API costs more than they return; the second step is a ready-made tool.',
      },
      'vendor-evaluation-checklist': {
        title: 'Do not sign yet',
        firstStep: /a contract that covers the deal-breaker that’s missing/,
        why: 'A clinic that is not told of a breach cannot tell its patients, as PHIPA asks.',
      },
      'tech-stack-analyzer': {
        title: 'Secure the data, then fix two links',
        firstStep: /ABELDent: It holds personal data without separate logins/,
        why: 'Patient records behind a shared password come before any automation, and the practice program and the paper forms are the two links that are missing.',
      },
      'implementation-cost-calculator': {
        title: 'A typical-size project',
        firstStep: /^Leave sensitive data out/,
        why: 'Health data is outside the package; reminders without it may be inside. After that, the program without an API costs most.',
      },
      'data-quality-assessment': {
        title: 'Usable',
        firstStep: /duplicate warning/,
        why: 'The practice software keeps it in order; the small gaps are closed at the front desk.',
      },
    },
  },
  {
    name: 'an online store',
    answers: 'onlineStore',
    advice: {
      'ai-readiness-assessment': {
        title: 'Ready to automate core work',
        firstStep: /approved tools/,
        why: 'Data and connections are good; what is missing is a rule that is written down and names its tools.',
      },
      'roi-calculator': {
        title: 'A strong case',
        firstStep: /fixed-price quote in writing/,
        why: 'Twenty-eight hours a week of similar questions against the price of the launch package. That the package covers it is only likely, so the quote in writing comes first.',
      },
      'vendor-evaluation-checklist': {
        title: 'Negotiate the gaps',
        firstStep: /the open question. Add a line for each red flag/,
        why: 'Nothing rules it out, but notice period, retention and limits are open.',
      },
      'tech-stack-analyzer': {
        title: 'Automation-ready',
        firstStep: /Mailchimp: Hardly used, and another of your tools does the same job/,
        why: 'Two newsletters are one too many; Shopify and Etsy are two channels and both stay.',
      },
      'implementation-cost-calculator': {
        title: 'The launch package may cover this',
        firstStep: /tools you already pay for/,
        why: 'Two workflows on ready-made connections, clean data: nothing is left to build.',
      },
      'data-quality-assessment': {
        title: 'Ready for AI',
        firstStep: /spellings/,
        why: 'The checkout validates every address: only spellings differ.',
      },
    },
  },
  {
    name: 'a law office',
    answers: 'lawOffice',
    advice: {
      'ai-readiness-assessment': {
        title: 'Ready for one small pilot',
        firstStep: /first budget/,
        why: 'Files and rules are good, but the work is not written down and there is no budget.',
      },
      'roi-calculator': {
        title: 'Don’t automate this yet',
        firstStep: /Make the task shorter first/,
        why: 'Few intakes, most of them exceptions: what it would save is less than what it costs to run.',
      },
      'vendor-evaluation-checklist': {
        title: 'Ask first',
        firstStep: /Without a clear Yes, don’t sign/,
        why: 'A half promise about training on client files is not a promise, and until it is one the trial is to use made-up cases.',
      },
      'tech-stack-analyzer': {
        title: 'Secure the data, then automate',
        firstStep: /File server in the office: It holds personal data/,
        why: 'Client files on a server with a shared password are the one risk of this stack.',
      },
      'implementation-cost-calculator': {
        title: 'A typical-size project',
        firstStep: /Leave sensitive data out/,
        why: 'Client files are outside the package: start with papers that name no client.',
      },
      'data-quality-assessment': {
        title: 'Fix it first',
        firstStep: /records with empty fields/,
        why: 'Nothing is badly wrong, but nothing is checked, and two systems spell the same client differently.',
      },
    },
  },
  {
    name: 'a restaurant group',
    answers: {
      'ai-readiness-assessment': {
        ...scored(READINESS, '101221111200100'),
        sensitiveData: 'no',
      },
      'roi-calculator': {
        hoursPerWeek: '30',
        wage: '22',
        itemsPerMonth: '400',
        errorRatePercent: '4',
        errorCost: '40',
        price: '8000',
        running: '400',
      },
      'vendor-evaluation-checklist': checklist('business', [
        { name: 'Sample stock forecast', others: unanswered(13, 30) },
      ]),
      'tech-stack-analyzer': stackFields([
        ['Square', 'pos', 'native', 'daily', 'yes', '180'],
        ['Moneris', 'pos', 'export', 'daily', 'yes', '60'],
        ['7shifts', 'scheduling', 'native', 'daily', 'no', '150'],
        ['Homebase', 'scheduling', 'export', 'monthly', 'no', '120'],
        ['Excel files', 'spreadsheet', 'export', 'daily', 'yes', '0'],
      ]),
      'implementation-cost-calculator': {
        'piece-leadCapture': '0',
        'piece-workflow': '2',
        'piece-documents': '1',
        'piece-dashboard': '1',
        'systems-api': '2',
        data: 'messy',
        team: 'over20',
        privacy: 'personal',
      },
      'data-quality-assessment': scored(QUALITY, '222122212111'),
    },
    advice: {
      'ai-readiness-assessment': {
        title: 'Foundations first',
        firstStep: /Make a table with one row/,
        why: 'Guests and stock live in heads and on paper: the first step is knowing what data there is.',
      },
      'roi-calculator': {
        title: 'Pilot first',
        firstStep: /price for the pilot alone/,
        why: 'Many hours at a low wage: it pays off, but not for certain within a year.',
      },
      'vendor-evaluation-checklist': {
        title: 'Not enough answers',
        firstStep: /Email the vendor the open questions/,
        why: 'Twelve of thirty points say how eager the seller is, not how good the product is.',
      },
      'tech-stack-analyzer': {
        title: 'Automation-ready',
        firstStep: /Homebase: Used only now and then, and another of your tools does the same job/,
        why: 'One shift planner is enough; the card terminal is no second point of sale. They entered no copying by hand, so they are to watch for a week whether that is right.',
      },
      'implementation-cost-calculator': {
        title: 'Split it',
        firstStep: /smallest piece/,
        why: 'Four pieces, messy data and a large team at once is a program of work, not a first project.',
      },
      'data-quality-assessment': {
        title: 'Stop',
        firstStep: /possible duplicates/,
        why: 'Every part has gaps, and a guest who is entered again is only sometimes noticed: a warning stops new doubles while the old ones are reviewed.',
      },
    },
  },
  {
    name: 'a bakery',
    answers: {
      'ai-readiness-assessment': {
        ...scored(READINESS, '101112102101100'),
        sensitiveData: 'no',
      },
      'roi-calculator': {
        hoursPerWeek: '1.5',
        wage: '20',
        errorRatePercent: '0',
        price: '997',
        running: '140',
      },
      'vendor-evaluation-checklist': checklist('public', [
        { name: 'Sample text writer', others: { 3: 'unknown', 25: 'no' } },
      ]),
      'tech-stack-analyzer': {
        ...stackFields([
          ['Square', 'pos', 'native', 'daily', 'yes', '90'],
          ['Wave', 'accounting', 'export', 'weekly', 'yes', '0'],
          ['Paper forms', 'paper', 'none', 'daily', 'yes', '0'],
          ['Mailchimp', 'email-marketing', 'native', 'monthly', 'no', '20'],
        ]),
        't3-owner': 'no',
        't3-safeLogin': 'no',
        'p1-from': '3',
        'p1-to': '2',
        'p1-hours': '3',
      },
      'implementation-cost-calculator': {
        'piece-leadCapture': '0',
        'piece-emailSequence': '1',
        'systems-native': '1',
        data: 'clean',
        team: 'upTo5',
        privacy: 'personal',
      },
      'data-quality-assessment': scored(QUALITY, '111000110010'),
    },
    advice: {
      'ai-readiness-assessment': {
        title: 'Foundations first',
        firstStep: /Make a table with one row/,
        why: 'Orders are on paper and the passwords are shared. A list of what is kept where costs three hours; an AI tool on top of it would cost money and find nothing.',
      },
      'roi-calculator': {
        title: 'Use a template, not a project',
        firstStep: /one text template or checklist/,
        why: 'An hour and a half of newsletters a week is worth less than any tool that takes it over costs to run.',
      },
      'vendor-evaluation-checklist': {
        title: 'Good candidate',
        firstStep: /the open question/,
        why: 'Product texts are public data: twelve points are enough, and an outage of the tool stops nobody from baking.',
      },
      'tech-stack-analyzer': {
        title: 'Secure the data, then fix two links',
        firstStep: /Paper forms: .*Lock it away today/,
        why: 'Order slips with names and phone numbers lie on the counter; then the slips, and the books that only export, are the two links that stop everything else.',
      },
      'implementation-cost-calculator': {
        title: 'The launch package may cover this',
        firstStep: /tools you already pay for/,
        why: 'One email sequence on a ready-made connection needs no custom work, and the newsletter program they pay for may do it already.',
      },
      'data-quality-assessment': {
        title: 'Stop',
        firstStep: /Let the system check email/,
        why: 'A book of phone numbers without any check is no list yet: entering it properly is the project.',
      },
    },
  },
  {
    name: 'a machine shop',
    answers: {
      'ai-readiness-assessment': {
        ...scored(READINESS, '222221122022321'),
        sensitiveData: 'no',
      },
      'roi-calculator': {
        hoursPerWeek: '6',
        wage: '45',
        itemsPerMonth: '40',
        errorRatePercent: '5',
        errorCost: '400',
        price: '60165',
        running: '1011',
      },
      'vendor-evaluation-checklist': checklist('business', [
        { name: 'Sample Quick Quote', others: { 6: 'no' } },
        {
          name: 'Sample Quote Desk',
          others: { 3: 'no', 16: 'no', 25: 'no', 4: 'partly', 5: 'partly', 22: 'partly' },
        },
      ]),
      'tech-stack-analyzer': {
        ...stackFields([
          ['Old job program', 'industry', 'none', 'daily', 'yes', '300'],
          ['Excel files', 'spreadsheet', 'export', 'daily', 'yes', '0'],
          ['QuickBooks Desktop', 'accounting', 'export', 'daily', 'yes', '110'],
          ['Microsoft 365', 'office', 'native', 'daily', 'yes', '240'],
          ['Dropbox', 'storage', 'native', 'rarely', 'no', '30'],
        ]),
        'p1-from': '2',
        'p1-to': '1',
        'p1-hours': '7',
        'p2-from': '2',
        'p2-to': '3',
        'p2-hours': '2',
      },
      'implementation-cost-calculator': {
        'piece-leadCapture': '0',
        'piece-webApp': '1',
        'piece-dashboard': '1',
        'piece-documents': '1',
        'systems-noApi': '1',
        data: 'some',
        team: 'over20',
        privacy: 'none',
      },
      'data-quality-assessment': scored(QUALITY, '22xx2xxx1x2x'),
    },
    advice: {
      'ai-readiness-assessment': {
        title: 'Ready for one small pilot',
        firstStep: /List your five main tools/,
        why: 'Goal and budget are there and the work is measured, but nothing connects yet: the pilot has to avoid the program that cannot.',
      },
      'roi-calculator': {
        title: 'Don’t automate this yet',
        firstStep: /Make the task shorter first/,
        why: 'Six hours of quoting a week never earn back an app, a dashboard and document processing at once.',
      },
      'vendor-evaluation-checklist': {
        title: 'Good candidate',
        firstStep: /Ask Sample Quote Desk to settle each red flag/,
        why: 'The tool with more points trains its models on the shop’s drawings and is out; the other one has gaps that a contract can settle.',
      },
      'tech-stack-analyzer': {
        title: 'Fix the weakest links first',
        firstStep: /Old job program: .*connects to nothing/,
        why: 'Seven hours a week are copied into a program that connects to nothing. Until it is bridged, no score makes the stack ready.',
      },
      'implementation-cost-calculator': {
        title: 'Split it',
        firstStep: /smallest piece/,
        why: 'Three projects in one order: documents first, because the package may cover them, and the app when those have paid off.',
      },
      'data-quality-assessment': {
        title: 'Find out first',
        firstStep: /twenty random customers/,
        why: 'Seven of twelve answers are unknown: twenty records looked at are worth more than a score.',
      },
    },
  },
  {
    name: 'a dental clinic with good systems',
    answers: {
      'ai-readiness-assessment': { ...scored(READINESS, '323222112122310'), sensitiveData: 'yes' },
      'roi-calculator': {
        hoursPerWeek: '20',
        wage: '28',
        automatablePercent: '70',
        price: '2500',
        running: '120',
        rampMonths: '1',
        itemsPerMonth: '600',
        errorRatePercent: '1',
        errorCost: '40',
      },
      'vendor-evaluation-checklist': checklist('health', [
        { name: 'Sample recall robot', others: { 11: 'no' } },
      ]),
      'tech-stack-analyzer': {
        ...stackFields([
          ['Practice program', 'industry', 'none', 'daily', 'yes', '450'],
          ['Microsoft 365', 'office', 'native', 'daily', 'yes', '120'],
          ['QuickBooks Online', 'accounting', 'native', 'daily', 'yes', '90'],
          ['Jotform', 'forms', 'native', 'weekly', 'no', '45'],
        ]),
        't1-safeLogin': 'no',
        'p1-from': '4',
        'p1-to': '1',
        'p1-hours': '6',
      },
      'implementation-cost-calculator': {
        team: 'upTo20',
        privacy: 'sensitive',
        'piece-leadCapture': '0',
        'piece-assistant': '1',
        'systems-native': '1',
        'systems-noApi': '1',
      },
      'data-quality-assessment': scored(QUALITY, '322333231122'),
    },
    advice: {
      'ai-readiness-assessment': {
        title: 'Ready to automate core work',
        firstStep: /half-page rule today/,
        why: 'Systems, people and budget are ready, so the score is right; but health data comes first, and nobody has said yet what may be typed into an AI tool.',
      },
      'roi-calculator': {
        title: 'A strong case',
        firstStep: /fixed-price quote in writing/,
        why: 'Twenty hours of reminder calls a week against a ready-made tool for $2,500: even the cautious case pays within months, so only the price has to be pinned down.',
      },
      'vendor-evaluation-checklist': {
        title: 'Do not sign yet',
        firstStep: /a contract that covers the deal-breaker that’s missing/,
        why: 'Twenty-nine points out of thirty do not make up for health data in the hands of a vendor without written terms.',
      },
      'tech-stack-analyzer': {
        title: 'Secure the data, then fix one link',
        firstStep: /Practice program: It holds personal data/,
        why: 'The rest is tidy, but patient records lie behind a shared password, in the one program that connects to nothing: first the logins, then a bridge for the six hours of copying.',
      },
      'implementation-cost-calculator': {
        title: 'A typical-size project',
        firstStep: /^Leave sensitive data out/,
        why: 'An assistant on health data is no part of the package; one on opening hours and prices may be. After that, a practice program without an API is what makes it expensive.',
      },
      'data-quality-assessment': {
        title: 'Usable',
        firstStep: /inactive/,
        why: 'Fields are checked at the front desk; what is wrong is age, so old records leave the projects and nothing needs a clean-up of everything.',
      },
    },
  },
];

/** The answers to questions in order; "x" stands for "I don't know". */
function scored(ids: string, digits: string): Record<string, string> {
  const answer = (digit: string | undefined) =>
    digit === undefined || digit === 'x' ? 'unknown' : digit;
  return Object.fromEntries(ids.split(' ').map((id, at) => [id, answer(digits[at])]));
}

/** All points Yes but those named; the points beyond a tier are ignored. */
function checklist(
  tier: string,
  vendors: readonly { name: string; others: Readonly<Record<number, string>> }[],
): Record<string, string> {
  const points = Array.from({ length: 30 }, (_, at) => at + 1);
  return {
    tier,
    vendorCount: `${vendors.length}`,
    ...Object.fromEntries(
      vendors.flatMap(({ name, others }, at) => [
        [`v${at + 1}-name`, name],
        ...points.map((id) => [`v${at + 1}-${id}`, others[id] ?? 'yes']),
      ]),
    ),
  };
}

function unanswered(from: number, to: number): Record<number, string> {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, at) => [from + at, 'unknown']),
  );
}

/** Name, job, connection, use, importance and monthly dollars of each tool. */
function stackFields(rows: readonly (readonly string[])[]): Record<string, string> {
  const names = ['name', 'category', 'connects', 'use', 'core', 'monthlyCost'];
  return Object.fromEntries(
    rows.flatMap((row, at) => [
      ...names.map((name, column) => [`t${at + 1}-${name}`, row[column] ?? '']),
      [`t${at + 1}-owner`, 'yes'],
      [`t${at + 1}-safeLogin`, 'yes'],
      [`t${at + 1}-personalData`, 'yes'],
    ]),
  );
}
