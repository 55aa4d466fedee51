import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ToolSlug } from '#app/facts/tools.ts';
import { pieceKinds } from './implementation-cost/cost-figures.ts';
import { computeCost, roiFieldsOf } from './implementation-cost/implementation-cost.formula.ts';
import { readCostForm } from './implementation-cost/implementation-cost.schema.ts';
import { summarizeCost } from './implementation-cost/implementation-cost.summary.ts';
import { costTool } from './implementation-cost/implementation-cost.tool.ts';
import { launchPackage } from './implementation-cost/launch-package.ts';
import { dollars } from './model/tool-figures.ts';
import { PREFILL_INTENT } from './model/tool-start.ts';
import { roiTool } from './roi-calculator/roi-calculator.tool.ts';
import { computeToolResult, readToolForm, toolStartValues } from './tool-registry.server.ts';

/**
 * Runs five businesses through all six tools: the four examples on the pages, and a restaurant
 * group. `why` explains why each verdict is the right advice.
 */
type Expected = { readonly title: string; readonly firstStep: RegExp; readonly why: string };

const restaurants: Record<ToolSlug, Record<string, string>> = {
  'ai-readiness-assessment': {
    ...scored('D1 D2 D3 P1 P2 P3 S1 S2 S3 T1 T2 G1 G2 R1 R2', '101221111200100'),
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
  'vendor-evaluation-checklist': {
    tier: 'business',
    vendorCount: '1',
    'v1-name': 'Sample stock forecast',
    ...Object.fromEntries(numbers(12).map((id) => [`v1-${id}`, 'yes'])),
  },
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
  'data-quality-assessment': scored('C1 C2 U1 U2 V1 V2 A1 A2 T1 T2 K1 K2', '222122212111'),
};

const advice: Record<ToolSlug, Record<string, Expected>> = {
  'ai-readiness-assessment': {
    'a contractor': {
      title: 'Ready for one small pilot',
      firstStep: /half-page rule today/,
      why: 'Job data is in one place, but nothing is measured and nobody has a rule for AI tools.',
    },
    'a dental clinic': {
      title: 'Ready for one small pilot',
      firstStep: /half-page rule today/,
      why: 'Records are in order, but patient data must not reach a tool before there is a rule.',
    },
    'an online store': {
      title: 'Ready to automate core work',
      firstStep: /approved tools/,
      why: 'Data and connections are good; what is missing is that the rule names its tools.',
    },
    'a law office': {
      title: 'Ready for one small pilot',
      firstStep: /first budget/,
      why: 'Files and rules are good, but the work is not written down and there is no budget.',
    },
    'a restaurant group': {
      title: 'Foundations first',
      firstStep: /Make a table with one row/,
      why: 'Guests and stock live in heads and on paper: the first step is knowing what data there is.',
    },
  },
  'roi-calculator': {
    'a contractor': {
      title: 'A good case',
      firstStep: /share that can be automated/,
      why: 'Twenty hours a week of double typing carry the price within a year even at 60% of the share.',
    },
    'a dental clinic': {
      title: 'Pilot first',
      firstStep: /six weeks/,
      why: 'Reminders automate well, but twelve hours a week carry the price only in a second year.',
    },
    'an online store': {
      title: 'A good case',
      firstStep: /share that can be automated/,
      why: 'Many similar questions about orders: the hours are there, the share has to be checked.',
    },
    'a law office': {
      title: 'Do not automate this yet',
      firstStep: /Make the task shorter first/,
      why: 'Few intakes, most of them exceptions: what it would save is less than what it costs to run.',
    },
    'a restaurant group': {
      title: 'Pilot first',
      firstStep: /six weeks/,
      why: 'Many hours at a low wage: it pays off, but not for certain within a year.',
    },
  },
  'vendor-evaluation-checklist': {
    'a contractor': {
      title: 'Good candidate',
      firstStep: /contract/,
      why: 'Every deal-breaker is a Yes; an uptime promise and a certificate can be negotiated.',
    },
    'a dental clinic': {
      title: 'Do not sign yet',
      firstStep: /missing deal-breaker/,
      why: 'A clinic that is not told of a breach cannot tell its patients, as PHIPA asks.',
    },
    'an online store': {
      title: 'Negotiate the gaps',
      firstStep: /red list in writing/,
      why: 'Nothing rules it out, but notice period, retention and limits are open.',
    },
    'a law office': {
      title: 'Ask first',
      firstStep: /before you sign/,
      why: 'A half promise about training on client files is not a promise.',
    },
    'a restaurant group': {
      title: 'Not enough answers',
      firstStep: /./,
      why: 'Twelve of thirty points say how eager the seller is, not how good the product is.',
    },
  },
  'tech-stack-analyzer': {
    'a contractor': {
      title: 'Automation-ready',
      firstStep: /who would miss it/,
      why: 'Field service and books connect; the newsletter is used once a month and nobody is in charge of it.',
    },
    'a dental clinic': {
      title: 'Fix two links first',
      firstStep: /ABELDent: It holds personal data without separate logins/,
      why: 'Patient records behind a shared password come before any automation.',
    },
    'an online store': {
      title: 'Automation-ready',
      firstStep: /Mailchimp: Hardly used, and another of your tools does the same job/,
      why: 'Two newsletters are one too many; Shopify and Etsy are two channels and both stay.',
    },
    'a law office': {
      title: 'Secure the logins, then automate',
      firstStep: /File server in the office: It holds personal data/,
      why: 'Client files on a server with a shared password are the one risk of this stack.',
    },
    'a restaurant group': {
      title: 'Automation-ready',
      firstStep: /Homebase: Hardly used, and another of your tools does the same job/,
      why: 'One shift planner is enough; the card terminal is no second point of sale.',
    },
  },
  'implementation-cost-calculator': {
    'a contractor': {
      title: 'The launch package, plus extra work',
      firstStep: /./,
      why: 'Both workflows are inside the package; cleaning and the larger team are beside it.',
    },
    'a dental clinic': {
      title: 'A typical-size project',
      firstStep: /systems that have no API/,
      why: 'Health data is outside the package, and the program without an API costs most.',
    },
    'an online store': {
      title: 'The launch package may cover this',
      firstStep: /tools that you already pay for/,
      why: 'Two workflows on ready-made connections, clean data: nothing is left to build.',
    },
    'a law office': {
      title: 'A typical-size project',
      firstStep: /Leave sensitive data out/,
      why: 'Client files are outside the package: start with papers that name no client.',
    },
    'a restaurant group': {
      title: 'Split it',
      firstStep: /smallest piece/,
      why: 'Four pieces, messy data and a large team at once is a program of work, not a first project.',
    },
  },
  'data-quality-assessment': {
    'a contractor': {
      title: 'Stop',
      firstStep: /possible duplicates/,
      why: 'About half of the customers lack an email or a phone number, and the same one turns up twice every week.',
    },
    'a dental clinic': {
      title: 'Usable',
      firstStep: /duplicate warning/,
      why: 'The practice software keeps it in order; the small gaps are closed at the front desk.',
    },
    'an online store': {
      title: 'Ready for AI',
      firstStep: /spellings/,
      why: 'The checkout validates every address: only spellings differ.',
    },
    'a law office': {
      title: 'Fix it first',
      firstStep: /./,
      why: 'Nothing is badly wrong, but nothing is checked, and two systems spell the same client differently.',
    },
    'a restaurant group': {
      title: 'Stop',
      firstStep: /./,
      why: 'Reservations are typed freely and nobody has reviewed the list.',
    },
  },
};

const exampleOf: Record<string, string> = {
  'a contractor': 'hvac',
  'a dental clinic': 'dental',
  'an online store': 'onlineStore',
  'a law office': 'lawOffice',
};

for (const [slug, cases] of Object.entries(advice) as [ToolSlug, Record<string, Expected>][]) {
  for (const [business, { title, firstStep, why }] of Object.entries(cases)) {
    test(`${slug} tells ${business}: ${title}, because: ${why}`, () => {
      const example = exampleOf[business];
      const start =
        example === undefined
          ? toolStartValues(slug, PREFILL_INTENT, restaurants[slug])
          : toolStartValues(slug, 'example', { example });
      const read = readToolForm(slug, new Map(Object.entries(start?.values ?? {})));
      if (read.kind === 'invalid') throw new Error(JSON.stringify(read.errors));
      const result = computeToolResult(slug, read.input, '2026-11-20');
      expect(result?.summary.title).toBe(title);
      expect(result?.summary.actions[0]?.text).toMatch(firstStep);
    });
  }
}

test('the cost tool hands the price that it shows to the ROI tool, which takes any of them', () => {
  const counts = fc.record(
    Object.fromEntries(pieceKinds.map((kind) => [`piece-${kind}`, fc.nat({ max: 5 })])),
  );
  const around = fc.record({
    'systems-native': fc.nat({ max: 20 }),
    'systems-noApi': fc.nat({ max: 20 }),
    data: fc.constantFrom('clean', 'some', 'messy', 'unknown'),
    team: fc.constantFrom('upTo5', 'upTo20', 'over20', 'unknown'),
    privacy: fc.constantFrom('none', 'personal', 'sensitive', 'unknown'),
  });
  const noRatio = /pays? (for itself|back)|worth it|return on/i;
  fc.assert(
    fc.property(counts, around, (pieces, other) => {
      const fields = {
        ...costTool.start,
        'piece-workflow': '1',
        ...textOf(pieces),
        ...textOf(other),
      };
      const cost = readCostForm(new Map(Object.entries(fields)));
      fc.pre(cost.kind === 'ok');
      if (cost.kind !== 'ok') return;
      const result = computeCost(cost.input, launchPackage);
      const summary = summarizeCost(result);
      const handed = roiFieldsOf(result);
      expect(dollars(Number(handed.price) * 100)).toBe(summary.figure.value);
      // A price alone doesn't show whether a project pays; only the ROI calculator judges that.
      for (const said of [summary.verdict, ...summary.reasons]) expect(said).not.toMatch(noRatio);
      const read = roiTool.read(new Map(Object.entries({ ...roiTool.start, ...handed })));
      expect(read.kind).toBe('ok');
      if (read.kind !== 'ok') return;
      expect(read.input.priceCents).toBe(Number(handed.price) * 100);
      expect(read.input.runningCents).toBe(Number(handed.running) * 100);
    }),
    { numRuns: 500 },
  );
});

test('what the cost tool says a smaller project saves is never more than the price that it shows', () => {
  const fields = { ...costTool.start, ...costTool.examples.onlineStore };
  const cost = readCostForm(new Map(Object.entries(fields)));
  if (cost.kind !== 'ok') throw new Error('the example must be valid');
  const result = computeCost(cost.input, launchPackage);
  const total = (result.offer?.totalCents ?? 0) + 36 * (result.offer?.runningPerMonthCents ?? 0);
  for (const { savingCents } of result.cheaper) expect(savingCents).toBeLessThanOrEqual(total);
});

function textOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]));
}

function scored(ids: string, digits: string): Record<string, string> {
  return Object.fromEntries(ids.split(' ').map((id, at) => [id, digits[at] ?? 'unknown']));
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
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
