import type { FactSets } from '#app/facts/facts.schema.ts';
import type { PricedWork } from '#app/facts/prices.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import type { FactEditor, FieldValues } from './fact-editor.ts';
import { priceErrors as errors, priceWords as words } from './prices.content.ts';

type NumberField = { label: string; help: string };

/** Reads whole numbers, and notes what is wrong with them. */
function fieldReader(values: FieldValues) {
  const found: FieldErrors = {};
  return {
    found,
    whole(name: string, least: number, most: number): number {
      const typed = (values[name] ?? '').replace(/[\s,$]/g, '');
      const value = Number(typed);
      if (!/^\d{1,7}$/.test(typed) || value < least || value > most) {
        found[name] = interpolate(errors.number, {
          least: least.toLocaleString('en-CA'),
          most: most.toLocaleString('en-CA'),
        });
      }
      return value;
    },
  };
}

const numberFields = (fields: Readonly<Record<string, NumberField>>) =>
  Object.entries(fields).map(([name, field]) => ({ name, ...field, kind: 'number' as const }));

export const offerEditor: FactEditor<'offer'> = {
  name: 'offer',
  title: words.offer.title,
  lead: words.offer.lead,
  groups: () => [{ fields: numberFields(words.offer.fields) }],
  fieldsOf: (value) =>
    Object.fromEntries(
      (Object.keys(words.offer.fields) as (keyof typeof words.offer.fields)[]).map((name) => [
        name,
        String(value[name]),
      ]),
    ),
  parse(values, before) {
    const { whole, found } = fieldReader(values);
    const value = {
      ...before,
      price: whole('price', 1, 1_000_000),
      heroPrice: whole('heroPrice', 1, 1_000_000),
      cardPrice: whole('cardPrice', 1, 1_000_000),
      onboardingValue: whole('onboardingValue', 0, 1_000_000),
      infrastructureValue: whole('infrastructureValue', 0, 1_000_000),
      firstBusinesses: whole('firstBusinesses', 1, 999),
      guaranteeDays: whole('guaranteeDays', 1, 365),
    };
    for (const name of ['heroPrice', 'cardPrice'] as const) {
      if (!found[name] && value[name] <= value.price) found[name] = errors.above;
    }
    return Object.keys(found).length > 0 ? { errors: found } : { value };
  },
};

export const pricesEditor: FactEditor<'prices'> = {
  name: 'prices',
  title: words.prices.title,
  lead: words.prices.lead,
  groups: () => [{ fields: numberFields(words.prices.fields) }],
  fieldsOf: ({ hourlyRate, monthlySubscriptions, upkeepPercent: [low, likely, high] }) => ({
    hourlyRate: String(hourlyRate),
    monthlySubscriptions: String(monthlySubscriptions),
    upkeepLow: String(low),
    upkeepLikely: String(likely),
    upkeepHigh: String(high),
  }),
  parse(values, before) {
    const { whole, found } = fieldReader(values);
    const [low, likely, high] = [
      whole('upkeepLow', 0, 100),
      whole('upkeepLikely', 0, 100),
      whole('upkeepHigh', 0, 100),
    ];
    if (!found.upkeepLikely && likely < low) found.upkeepLikely = errors.risingPercent;
    if (!found.upkeepHigh && high < likely) found.upkeepHigh = errors.risingPercent;
    const value = {
      ...before,
      // The bounds of the calculator.
      hourlyRate: whole('hourlyRate', 50, 500),
      monthlySubscriptions: whole('monthlySubscriptions', 0, 100_000),
      upkeepPercent: [low, likely, high] as const,
    };
    return Object.keys(found).length > 0 ? { errors: found } : { value };
  },
};

const kinds = Object.keys(words.workHours.work) as PricedWork[];
const [simple, usual, hard] = words.workHours.cases;

export const workHoursEditor: FactEditor<'workHours'> = {
  name: 'workHours',
  title: words.workHours.title,
  lead: words.workHours.lead,
  groups: () =>
    kinds.map((work) => ({
      title: words.workHours.work[work],
      fields: [simple, usual, hard].map((label, at) => ({
        ...{ name: `${work}${at}`, label, kind: 'number' as const },
      })),
    })),
  fieldsOf: (value) =>
    Object.fromEntries(
      kinds.flatMap((work) => value[work].map((hours, at) => [`${work}${at}`, String(hours)])),
    ),
  parse(values) {
    const { whole, found } = fieldReader(values);
    const value = Object.fromEntries(
      kinds.map((work) => {
        const hours = [0, 1, 2].map((at) => whole(`${work}${at}`, 1, 5000));
        for (const at of [1, 2]) {
          const isRising = (hours[at] ?? 0) >= (hours[at - 1] ?? 0);
          if (!found[`${work}${at}`] && !isRising) found[`${work}${at}`] = errors.risingHours;
        }
        return [work, hours];
      }),
    ) as unknown as FactSets['workHours'];
    return Object.keys(found).length > 0 ? { errors: found } : { value };
  },
};
