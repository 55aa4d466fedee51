/** The businesses with typical answers in every tool, in the order of their buttons. */
export const exampleBusinesses = ['hvac', 'dental', 'onlineStore', 'lawOffice'] as const;

/** A kind of business whose typical answers fill a form. */
export type ExampleBusiness = (typeof exampleBusinesses)[number];
