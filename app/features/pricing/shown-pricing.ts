import { type PricingContent, pricing } from './pricing.content.ts';

const { withoutPackage: instead, ...withPackage } = pricing;

/** The texts of the page, without what they say of the package while it isn't offered. */
export function shownPricing(hasPackage: boolean): Omit<PricingContent, 'withoutPackage'> {
  if (hasPackage) return withPackage;
  const { head, header, glance, monthly, questions }: PricingContent = pricing;
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
