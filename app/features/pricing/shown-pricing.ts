import type { Facts } from '#app/facts/facts.ts';
import { type PricingContent, pricingWords } from './pricing.content.ts';

/** The texts of the page, without what they say of the package while it isn't offered. */
export function shownPricing(
  facts: Facts,
  hasPackage: boolean,
): Omit<PricingContent, 'withoutPackage'> {
  const { withoutPackage: instead, ...withPackage } = pricingWords(facts);
  if (hasPackage) return withPackage;
  const { head, header, glance, monthly, questions }: Omit<PricingContent, 'withoutPackage'> =
    withPackage;
  return {
    ...withPackage,
    head: { ...head, description: instead.description },
    header: { ...header, text: instead.lead },
    glance: {
      ...glance,
      title: instead.glanceTitle,
      rows: glance.rows
        .filter(({ id }) => id !== 'package')
        .map((row) => (row.id === 'custom' ? { ...row, text: instead.custom } : row)),
    },
    monthly: {
      ...monthly,
      rows: monthly.rows.map((row) =>
        row.id === 'subscriptions' ? { ...row, text: instead.subscriptions } : row,
      ),
    },
    questions: {
      ...questions,
      items: questions.items
        .filter(({ id }) => id !== 'guarantee')
        .map((item) => (item.id === 'payment' ? { ...item, answer: instead.payment } : item)),
    },
  };
}
