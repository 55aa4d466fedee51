/** What other pages show of an industry; its long text is in its feature. */
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
    name: 'Retail and online stores',
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
] as const;
