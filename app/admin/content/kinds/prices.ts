import type { FactSets } from '#app/facts/facts.schema.ts';
import type { Launch } from '#app/facts/offer.ts';
import type { PricedWork } from '#app/facts/prices.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatTimeField, parseTimeField } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import type { ContentKind, Faults } from '../content-kind.server.ts';
import { number, optional } from '../fields.ts';

const MOST = 1_000_000;

export const offerKind: ContentKind<FactSets['offer']> = {
  name: 'offer',
  title: 'Launch offer',
  lead: 'The discounts, the total value and the savings are calculated from these. What’s in the package is under Page texts.',
  groups: () => [
    {
      fields: [
        number('price', 'Price of the package', [1, MOST]),
        number(
          'heroPrice',
          'Price planned for after the launch',
          [0, MOST],
          'Crossed out at the top.',
        ),
        number(
          'cardPrice',
          'The three workflows bought separately',
          [0, MOST],
          'Crossed out on the price card.',
        ),
        number('onboardingValue', 'Value of the onboarding', [0, MOST]),
        number('infrastructureValue', 'Value of the year of infrastructure', [0, MOST]),
        number('firstBusinesses', 'How many businesses can get it', [1, 999]),
        number(
          'guaranteeDays',
          'Money-back guarantee (days)',
          [1, 365],
          'The terms of service say the same.',
        ),
      ],
    },
  ],
  check({ price, heroPrice, cardPrice }) {
    const above =
      'Enter more than the price of the package, or the page would cross out a lower price.';
    return { heroPrice: heroPrice <= price && above, cardPrice: cardPrice <= price && above };
  },
};

export const launchKind: ContentKind<Launch> = {
  name: 'launch',
  title: 'Deadline and places of the launch offer',
  lead: 'The offer ends at its deadline, or when no place is left. Its page then says so, and the pricing page no longer shows the package. To take its page down, too, turn it off under Site.',
  groups: (app) => [
    {
      fields: [
        {
          kind: 'datetime-local',
          name: 'deadline',
          label: 'Ends (Toronto time)',
          help: 'Leave it empty for no end: the countdown doesn’t run, and the page says so.',
          error: 'Enter a day and a time.',
          isOptional: true,
          show: showDeadline,
          read: readDeadline,
        },
        optional(
          number(
            'seats',
            'Places left',
            [0, app.facts().offer.firstBusinesses],
            'Leave it empty to show nothing. 0 ends the offer.',
          ),
        ),
      ],
    },
  ],
  check: ({ deadline = '' }, { app, before }) => ({
    deadline:
      deadline !== '' &&
      deadline !== before?.deadline &&
      deadline <= app.now().toISOString() &&
      'Choose a time in the future.',
  }),
};

function showDeadline(deadline: string | undefined): string {
  if (deadline === undefined) return '';
  const { date, minuteOfDay } = wallTimeAt(new Date(deadline), TORONTO);
  return `${date}T${formatTimeField(minuteOfDay)}`;
}

function readDeadline(text: string): string | undefined {
  const [date = '', time = ''] = text.split('T');
  const [day, minute] = [parseDayField(date), parseTimeField(time)];
  if (day === undefined || minute === undefined) return undefined;
  return instantOf(day, minute, TORONTO).toISOString();
}

export const pricesKind: ContentKind<FactSets['prices']> = {
  name: 'prices',
  title: 'Work by the hour',
  lead: 'For the pricing page and the cost calculator.',
  groups: () => [
    {
      fields: [
        // The bounds of the calculator.
        number('hourlyRate', 'Hourly rate', [50, 500]),
        number(
          'monthlySubscriptions',
          'Subscriptions for a typical project, per month',
          [0, 100_000],
        ),
        number('upkeepPercent.0', 'Upkeep per year, low (% of the price)', [0, 100]),
        number('upkeepPercent.1', 'Upkeep per year, likely', [0, 100]),
        number('upkeepPercent.2', 'Upkeep per year, high', [0, 100]),
      ],
    },
  ],
  check: ({ upkeepPercent }) => mustRise({ upkeepPercent }),
};

const WORK: Readonly<Record<PricedWork, string>> = {
  workflow: 'Workflow for one process',
  emailSequence: 'Email or marketing sequence',
  leadCapture: 'Lead capture and CRM routing',
  assistant: 'Customer service assistant',
  documents: 'Invoice or document processing',
  dashboard: 'Reporting dashboard',
  webApp: 'Custom web app, first version',
};

export const workHoursKind: ContentKind<FactSets['workHours']> = {
  name: 'workHours',
  title: 'Hours for each kind of work',
  lead: 'Hours for a simple, a typical and a complex case. Prices are these hours times your rate.',
  groups: () =>
    Object.entries(WORK).map(([work, title]) => ({
      title,
      fields: ['Simple', 'Typical', 'Complex'].map((label, at) =>
        number(`${work}.${at}`, label, [1, 5000]),
      ),
    })),
  check: mustRise,
};

/** Each range rises from left to right. */
function mustRise(ranges: Readonly<Record<string, readonly [number, number, number]>>): Faults {
  const fault = 'Enter at least as much as in the field before.';
  return Object.fromEntries(
    Object.entries(ranges).flatMap(([name, [low, likely, high]]) => [
      [`${name}.1`, likely < low && fault],
      [`${name}.2`, high < likely && fault],
    ]),
  );
}
