import type { ComponentType } from 'react';
import { CaseInvoiceProcessing } from '#app/drawings/case-invoice-processing.tsx';
import { CaseOnlineOrders } from '#app/drawings/case-online-orders.tsx';
import { CustomerServiceAutomation } from '#app/drawings/customer-service-automation.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import { OfferExpenseProcessing } from '#app/drawings/offer-expense-processing.tsx';
import { OfferLeadAutomation } from '#app/drawings/offer-lead-automation.tsx';
import type { IndustrySlug } from '#app/facts/industries.ts';

export const industryDrawings: Readonly<Record<IndustrySlug, ComponentType<DrawingProps>>> = {
  trades: OfferLeadAutomation,
  clinics: CustomerServiceAutomation,
  retail: CaseOnlineOrders,
  offices: OfferExpenseProcessing,
  manufacturing: CaseInvoiceProcessing,
};
