import type { StackCategory, StackConnection } from './stack-model.ts';

export type StackProduct = {
  readonly name: string;
  readonly category: StackCategory;
  /**
   * The job, if the category has several: an online store and a sales channel, a point of sale and
   * a card terminal, or team chat and customer chat aren't duplicates.
   */
  readonly job?: string;
  /** What we believe about its usual plan; the visitor can change it. */
  readonly connects: StackConnection;
};

/** When this list was last looked at. Plans change: the form says "check your plan". */
export const productsChecked = '2026-11-20';

/**
 * Tools that small businesses often name. 'native': ready-made connections or an open API;
 * 'export': files, or only through a service such as Zapier; 'none': nothing. We earn no
 * commission on this list.
 */
export const stackProducts = [
  { name: 'HubSpot', category: 'crm', connects: 'native' },
  { name: 'Salesforce', category: 'crm', connects: 'native' },
  { name: 'Zoho CRM', category: 'crm', connects: 'native' },
  { name: 'Pipedrive', category: 'crm', connects: 'native' },
  { name: 'Keap', category: 'crm', connects: 'native' },
  { name: 'Microsoft Dynamics 365', category: 'crm', connects: 'native' },
  { name: 'Mailchimp', category: 'email-marketing', connects: 'native' },
  { name: 'Constant Contact', category: 'email-marketing', connects: 'native' },
  { name: 'Brevo', category: 'email-marketing', connects: 'native' },
  { name: 'Klaviyo', category: 'email-marketing', connects: 'native' },
  { name: 'Cyberimpact', category: 'email-marketing', connects: 'native' },
  { name: 'Google Workspace', category: 'office', job: 'office', connects: 'native' },
  { name: 'Microsoft 365', category: 'office', job: 'office', connects: 'native' },
  { name: 'Apple Mail and Calendar', category: 'office', job: 'private email', connects: 'export' },
  { name: 'QuickBooks Online', category: 'accounting', connects: 'native' },
  { name: 'QuickBooks Desktop', category: 'accounting', connects: 'export' },
  { name: 'Xero', category: 'accounting', connects: 'native' },
  { name: 'FreshBooks', category: 'accounting', connects: 'native' },
  { name: 'Wave', category: 'accounting', connects: 'export' },
  { name: 'Sage 50', category: 'accounting', connects: 'export' },
  { name: 'Sage Business Cloud', category: 'accounting', connects: 'native' },
  { name: 'ADP', category: 'payroll', connects: 'export' },
  { name: 'Ceridian Dayforce', category: 'payroll', connects: 'native' },
  { name: 'Payworks', category: 'payroll', connects: 'export' },
  { name: 'Wagepoint', category: 'payroll', connects: 'native' },
  { name: 'Trello', category: 'projects', connects: 'native' },
  { name: 'Asana', category: 'projects', connects: 'native' },
  { name: 'monday.com', category: 'projects', connects: 'native' },
  { name: 'ClickUp', category: 'projects', connects: 'native' },
  { name: 'Notion', category: 'projects', job: 'notes', connects: 'native' },
  { name: 'Basecamp', category: 'projects', connects: 'native' },
  { name: 'Jira', category: 'projects', job: 'issue tracking', connects: 'native' },
  { name: 'Calendly', category: 'scheduling', job: 'appointments', connects: 'native' },
  { name: 'Acuity Scheduling', category: 'scheduling', job: 'appointments', connects: 'native' },
  { name: 'Square Appointments', category: 'scheduling', job: 'appointments', connects: 'native' },
  { name: 'Jane', category: 'scheduling', job: 'clinic booking', connects: 'export' },
  { name: 'Homebase', category: 'scheduling', job: 'shifts', connects: 'native' },
  { name: '7shifts', category: 'scheduling', job: 'shifts', connects: 'native' },
  { name: 'Square', category: 'pos', job: 'point of sale', connects: 'native' },
  { name: 'Lightspeed', category: 'pos', job: 'point of sale', connects: 'native' },
  { name: 'Clover', category: 'pos', job: 'point of sale', connects: 'native' },
  { name: 'Moneris', category: 'pos', job: 'card terminal', connects: 'export' },
  { name: 'TouchBistro', category: 'pos', job: 'point of sale', connects: 'export' },
  {
    name: 'Cash register without connection',
    category: 'pos',
    job: 'point of sale',
    connects: 'none',
  },
  { name: 'Shopify', category: 'online-shop', job: 'own store', connects: 'native' },
  { name: 'WooCommerce', category: 'online-shop', job: 'own store', connects: 'native' },
  { name: 'Etsy', category: 'online-shop', job: 'sales channel Etsy', connects: 'export' },
  {
    name: 'Amazon Seller Central',
    category: 'online-shop',
    job: 'sales channel Amazon',
    connects: 'native',
  },
  { name: 'WordPress', category: 'website', job: 'website', connects: 'native' },
  { name: 'Wix', category: 'website', job: 'website', connects: 'native' },
  { name: 'Squarespace', category: 'website', job: 'website', connects: 'export' },
  { name: 'Slack', category: 'chat', job: 'team chat', connects: 'native' },
  { name: 'Microsoft Teams', category: 'chat', job: 'team chat', connects: 'native' },
  { name: 'WhatsApp Business app', category: 'chat', job: 'customer chat', connects: 'none' },
  { name: 'RingCentral', category: 'phone', job: 'telephone system', connects: 'native' },
  { name: 'Dialpad', category: 'phone', job: 'telephone system', connects: 'native' },
  { name: 'Telephone line only', category: 'phone', job: 'telephone line', connects: 'none' },
  { name: 'Zendesk', category: 'helpdesk', connects: 'native' },
  { name: 'Freshdesk', category: 'helpdesk', connects: 'native' },
  { name: 'Intercom', category: 'helpdesk', connects: 'native' },
  { name: 'Shared inbox', category: 'helpdesk', connects: 'export' },
  { name: 'Dropbox', category: 'storage', connects: 'native' },
  { name: 'Box', category: 'storage', connects: 'native' },
  { name: 'File server in the office', category: 'storage', connects: 'none' },
  { name: 'Docusign', category: 'signing', connects: 'native' },
  { name: 'Adobe Acrobat Sign', category: 'signing', connects: 'native' },
  { name: 'Typeform', category: 'forms', job: 'forms', connects: 'native' },
  { name: 'Jotform', category: 'forms', job: 'forms', connects: 'native' },
  { name: 'Google Forms', category: 'forms', job: 'forms', connects: 'native' },
  { name: 'Hootsuite', category: 'social', job: 'planning of posts', connects: 'native' },
  { name: 'Buffer', category: 'social', job: 'planning of posts', connects: 'native' },
  { name: 'Meta Business Suite', category: 'social', job: 'social channel', connects: 'export' },
  { name: 'Zapier', category: 'automation', job: 'automation', connects: 'native' },
  { name: 'Make', category: 'automation', job: 'automation', connects: 'native' },
  { name: 'n8n', category: 'automation', job: 'automation', connects: 'native' },
  {
    name: 'Microsoft Power Automate',
    category: 'automation',
    job: 'automation',
    connects: 'native',
  },
  { name: 'ChatGPT', category: 'assistant', job: 'assistant', connects: 'native' },
  {
    name: 'Microsoft 365 Copilot',
    category: 'assistant',
    job: 'assistant in office files',
    connects: 'native',
  },
  { name: 'Google Gemini', category: 'assistant', job: 'assistant', connects: 'native' },
  { name: 'Claude', category: 'assistant', job: 'assistant', connects: 'native' },
  { name: 'Power BI', category: 'reporting', connects: 'native' },
  { name: 'Looker Studio', category: 'reporting', connects: 'native' },
  { name: 'Jobber', category: 'industry', connects: 'native' },
  { name: 'ServiceTitan', category: 'industry', connects: 'native' },
  { name: 'Dentrix', category: 'industry', connects: 'none' },
  { name: 'ABELDent', category: 'industry', connects: 'none' },
  { name: 'Clio', category: 'industry', connects: 'native' },
  { name: 'Katana', category: 'industry', connects: 'native' },
  { name: 'Excel files', category: 'spreadsheet', connects: 'export' },
  { name: 'Google Sheets', category: 'spreadsheet', connects: 'native' },
  { name: 'Paper forms', category: 'paper', connects: 'none' },
  { name: 'Whiteboard', category: 'paper', connects: 'none' },
  { name: 'Wall calendar', category: 'paper', connects: 'none' },
] as const satisfies readonly StackProduct[];

/** Categories in which two tools do the same job, whatever they are called. */
export const ONE_JOB: ReadonlySet<StackCategory> = new Set([
  'crm',
  'email-marketing',
  'accounting',
  'payroll',
  'projects',
  'helpdesk',
  'storage',
  'signing',
  'reporting',
]);

const byName = new Map<string, StackProduct>(
  stackProducts.map((product) => [product.name.toLowerCase(), product]),
);

/** The known product of this name, however it is capitalized. */
export function productNamed(name: string): StackProduct | undefined {
  return byName.get(name.trim().toLowerCase());
}

/**
 * The job that a tool does, for finding two that do the same.
 * @returns undefined for an unknown name in a category with several jobs
 */
export function jobOf(name: string, category: StackCategory): string | undefined {
  const product = productNamed(name);
  if (product !== undefined && product.category === category && product.job !== undefined) {
    return product.job;
  }
  return ONE_JOB.has(category) ? category : undefined;
}
