import type { FactSets } from '#app/facts/facts.schema.ts';
import type { Launch } from '#app/facts/offer.ts';
import type { PricedWork } from '#app/facts/prices.ts';
import { describeOffer } from '#app/features/offer/offer.server.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatTimeField, parseTimeField } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import type { ContentKind, Field } from '../content-kind.server.ts';
import { faultsOf } from './business.ts';

export const priceErrors = {
  above: 'Enter more than the price of the package, or the page would cross out a lower price.',
  rising: 'Enter at least as much as in the field before.',
  past: 'Choose a time in the future, or enter 0 places to end the offer.',
  time: 'Enter the time, for example 17:00.',
  date: 'Choose the last day.',
} as const;

const amount = (name: string, label: string, help = '', most = 1_000_000): Field => ({
  name,
  label,
  help,
  kind: 'number',
  most,
});

export const offerKind: ContentKind<FactSets['offer']> = {
  name: 'offer',
  title: 'Launch offer',
  lead: 'The discounts, the total value and the savings are calculated from these. What’s in the package is under Page texts.',
  groups: () => [
    {
      fields: [
        { ...amount('price', 'Price of the package'), least: 1 },
        amount('heroPrice', 'Price planned for after the launch', 'Crossed out at the top.'),
        amount(
          'cardPrice',
          'The three workflows bought separately',
          'Crossed out on the price card.',
        ),
        amount('onboardingValue', 'Value of the onboarding'),
        amount('infrastructureValue', 'Value of the year of infrastructure'),
        { ...amount('firstBusinesses', 'How many businesses can get it', '', 999), least: 1 },
        {
          ...amount(
            'guaranteeDays',
            'Money-back guarantee (days)',
            'The terms of service say the same.',
            365,
          ),
          least: 1,
        },
      ],
    },
  ],
  check: ({ price, heroPrice, cardPrice }) =>
    faultsOf({
      heroPrice: heroPrice <= price && priceErrors.above,
      cardPrice: cardPrice <= price && priceErrors.above,
    }),
};

export const launchKind: ContentKind<Launch> = {
  name: 'launch',
  title: 'Deadline and places of the launch offer',
  lead: 'The offer ends at its deadline, or when no place is left. Its page then says so, and the pricing page no longer shows the package. To take its page down, too, turn it off under Site.',
  groups: (app) => [
    {
      fields: [
        {
          name: 'date',
          label: 'Last day',
          help: 'Leave it empty for no end date: the countdown doesn’t run, and the page says so.',
          kind: 'date',
          isOptional: true,
          isOwn: true,
        },
        {
          name: 'time',
          label: 'Until (Toronto time)',
          kind: 'time',
          isOptional: true,
          isOwn: true,
        },
        {
          ...amount(
            'seats',
            'Places left',
            'Leave it empty to show nothing. 0 ends the offer.',
            app.facts().offer.firstBusinesses,
          ),
          isOptional: true,
        },
      ],
    },
  ],
  textsOf({ deadline }) {
    const wall = deadline === undefined ? undefined : wallTimeAt(new Date(deadline), TORONTO);
    return { date: wall?.date ?? '', time: wall ? formatTimeField(wall.minuteOfDay) : '' };
  },
  complete({ deadline: _, ...launch }, { texts }) {
    const day = parseDayField(texts.date ?? '');
    const minute = parseTimeField(texts.time ?? '');
    if (day === undefined || minute === undefined) return launch;
    return { ...launch, deadline: instantOf(day, minute, TORONTO).toISOString() };
  },
  check: ({ deadline }, { texts: { date, time }, before, app }) =>
    faultsOf({
      date:
        (time && !date && priceErrors.date) ||
        (deadline !== undefined &&
          deadline !== before?.deadline &&
          deadline <= app.now().toISOString() &&
          priceErrors.past),
      time: date && !time && priceErrors.time,
    }),
  async notes(launch, app) {
    const { title, lines } = describeOffer({ ...app, facts: () => ({ ...app.facts(), launch }) });
    return { title: `On the page: ${title}`, lines };
  },
};

export const pricesKind: ContentKind<FactSets['prices']> = {
  name: 'prices',
  title: 'Work by the hour',
  lead: 'For the pricing page and the cost calculator.',
  groups: () => [
    {
      fields: [
        // The bounds of the calculator.
        { ...amount('hourlyRate', 'Hourly rate', '', 500), least: 50 },
        amount('monthlySubscriptions', 'Subscriptions for a typical project, per month', '', 1e5),
        amount('upkeepPercent.0', 'Upkeep per year, low (% of the price)', '', 100),
        amount('upkeepPercent.1', 'Upkeep per year, likely', '', 100),
        amount('upkeepPercent.2', 'Upkeep per year, high', '', 100),
      ],
    },
  ],
  check: ({ upkeepPercent }) => risingFaults('upkeepPercent', upkeepPercent),
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
      fields: ['Simple', 'Typical', 'Complex'].map((label, at) => ({
        ...amount(`${work}.${at}`, label, '', 5000),
        least: 1,
      })),
    })),
  check: (hours) =>
    Object.assign({}, ...Object.entries(hours).map(([work, range]) => risingFaults(work, range))),
};

function risingFaults(name: string, [low, likely, high]: readonly [number, number, number]) {
  return faultsOf({
    [`${name}.1`]: likely < low && priceErrors.rising,
    [`${name}.2`]: high < likely && priceErrors.rising,
  });
}
