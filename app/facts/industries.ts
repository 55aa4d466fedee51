import type { PricedWork } from './prices.ts';

/** What the pages, the home page and the services know of an industry; the words are in its feature. */
export type Industry = {
  readonly slug: 'trades' | 'clinics' | 'retail' | 'offices' | 'manufacturing';
  readonly name: string;
  /** Who that is, in the words that owners use of themselves. */
  readonly who: string;
  readonly path: string;
  /** The project of the example price. */
  readonly example: PricedWork;
};

export const industries = [
  {
    slug: 'trades',
    name: 'Trades and home services',
    who: 'HVAC, plumbing and electrical contractors',
    path: '/industries/trades',
    example: 'leadCapture',
  },
  {
    slug: 'clinics',
    name: 'Dental and health clinics',
    who: 'Dentists, physiotherapists and family practices',
    path: '/industries/clinics',
    example: 'assistant',
  },
  {
    slug: 'retail',
    name: 'Retail and e-commerce',
    who: 'Shops, bakeries and online stores',
    path: '/industries/retail',
    example: 'emailSequence',
  },
  {
    slug: 'offices',
    name: 'Professional offices',
    who: 'Accountants, law offices and insurance brokers',
    path: '/industries/offices',
    example: 'documents',
  },
  {
    slug: 'manufacturing',
    name: 'Light manufacturing',
    who: 'Machine shops, fabricators and food producers',
    path: '/industries/manufacturing',
    example: 'documents',
  },
] as const satisfies readonly Industry[];

export type IndustrySlug = Industry['slug'];
