import type { DrawingName } from '#app/drawings/drawing.tsx';
import type { IndustrySlug } from '#app/facts/industries.ts';

export const industryDrawings: Readonly<Record<IndustrySlug, DrawingName>> = {
  trades: 'offer-lead-automation',
  clinics: 'customer-service-automation',
  retail: 'case-online-orders',
  offices: 'offer-expense-processing',
  manufacturing: 'case-invoice-processing',
};
