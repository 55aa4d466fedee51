/**
 * Tools that small businesses often name, and what we believe about their usual plans: 'native' has
 * ready-made connections or an open API, 'export' works by files or only through a service such as
 * Zapier, 'none' connects to nothing. Last looked at on November 20, 2026. Plans change, so the form
 * says "check your plan". We earn no commission on this list.
 *
 * `job` is for a category with several: an online store and a sales channel, a point of sale and a
 * card terminal, or team chat and customer chat aren't duplicates.
 */
export const stackProducts = [
  {
    category: 'crm',
    connects: 'native',
    names: ['HubSpot', 'Salesforce', 'Zoho CRM', 'Pipedrive', 'Keap', 'Microsoft Dynamics 365'],
  },
  {
    category: 'email-marketing',
    connects: 'native',
    names: ['Mailchimp', 'Constant Contact', 'Brevo', 'Klaviyo', 'Cyberimpact'],
  },
  {
    category: 'office',
    job: 'office',
    connects: 'native',
    names: ['Google Workspace', 'Microsoft 365'],
  },
  {
    category: 'office',
    job: 'private email',
    connects: 'export',
    names: ['Apple Mail and Calendar'],
  },
  {
    category: 'accounting',
    connects: 'native',
    names: ['QuickBooks Online', 'Xero', 'FreshBooks', 'Sage Business Cloud'],
  },
  { category: 'accounting', connects: 'export', names: ['QuickBooks Desktop', 'Wave', 'Sage 50'] },
  { category: 'payroll', connects: 'export', names: ['ADP', 'Payworks'] },
  { category: 'payroll', connects: 'native', names: ['Ceridian Dayforce', 'Wagepoint'] },
  {
    category: 'projects',
    connects: 'native',
    names: ['Trello', 'Asana', 'monday.com', 'ClickUp', 'Basecamp'],
  },
  { category: 'projects', job: 'notes', connects: 'native', names: ['Notion'] },
  { category: 'projects', job: 'issue tracking', connects: 'native', names: ['Jira'] },
  {
    category: 'scheduling',
    job: 'appointments',
    connects: 'native',
    names: ['Calendly', 'Acuity Scheduling', 'Square Appointments'],
  },
  { category: 'scheduling', job: 'clinic booking', connects: 'export', names: ['Jane'] },
  { category: 'scheduling', job: 'shifts', connects: 'native', names: ['Homebase', '7shifts'] },
  {
    category: 'pos',
    job: 'point of sale',
    connects: 'native',
    names: ['Square', 'Lightspeed', 'Clover'],
  },
  { category: 'pos', job: 'card terminal', connects: 'export', names: ['Moneris'] },
  { category: 'pos', job: 'point of sale', connects: 'export', names: ['TouchBistro'] },
  {
    category: 'pos',
    job: 'point of sale',
    connects: 'none',
    names: ['Cash register without connection'],
  },
  {
    category: 'online-shop',
    job: 'own store',
    connects: 'native',
    names: ['Shopify', 'WooCommerce'],
  },
  { category: 'online-shop', job: 'sales channel Etsy', connects: 'export', names: ['Etsy'] },
  {
    category: 'online-shop',
    job: 'sales channel Amazon',
    connects: 'native',
    names: ['Amazon Seller Central'],
  },
  { category: 'website', job: 'website', connects: 'native', names: ['WordPress', 'Wix'] },
  { category: 'website', job: 'website', connects: 'export', names: ['Squarespace'] },
  { category: 'chat', job: 'team chat', connects: 'native', names: ['Slack', 'Microsoft Teams'] },
  { category: 'chat', job: 'customer chat', connects: 'none', names: ['WhatsApp Business app'] },
  {
    category: 'phone',
    job: 'telephone system',
    connects: 'native',
    names: ['RingCentral', 'Dialpad'],
  },
  { category: 'phone', job: 'telephone line', connects: 'none', names: ['Telephone line only'] },
  { category: 'helpdesk', connects: 'native', names: ['Zendesk', 'Freshdesk', 'Intercom'] },
  { category: 'helpdesk', connects: 'export', names: ['Shared inbox'] },
  { category: 'storage', connects: 'native', names: ['Dropbox', 'Box'] },
  { category: 'storage', connects: 'none', names: ['File server in the office'] },
  { category: 'signing', connects: 'native', names: ['Docusign', 'Adobe Acrobat Sign'] },
  {
    category: 'forms',
    job: 'forms',
    connects: 'native',
    names: ['Typeform', 'Jotform', 'Google Forms'],
  },
  {
    category: 'social',
    job: 'planning of posts',
    connects: 'native',
    names: ['Hootsuite', 'Buffer'],
  },
  { category: 'social', job: 'social channel', connects: 'export', names: ['Meta Business Suite'] },
  {
    category: 'automation',
    job: 'automation',
    connects: 'native',
    names: ['Zapier', 'Make', 'n8n', 'Microsoft Power Automate'],
  },
  {
    category: 'assistant',
    job: 'assistant',
    connects: 'native',
    names: ['ChatGPT', 'Google Gemini', 'Claude'],
  },
  {
    category: 'assistant',
    job: 'assistant in office files',
    connects: 'native',
    names: ['Microsoft 365 Copilot'],
  },
  { category: 'reporting', connects: 'native', names: ['Power BI', 'Looker Studio'] },
  { category: 'industry', connects: 'native', names: ['Jobber', 'ServiceTitan', 'Clio', 'Katana'] },
  { category: 'industry', connects: 'none', names: ['Dentrix', 'ABELDent'] },
  { category: 'spreadsheet', connects: 'export', names: ['Excel files'] },
  { category: 'spreadsheet', connects: 'native', names: ['Google Sheets'] },
  { category: 'paper', connects: 'none', names: ['Paper forms', 'Whiteboard', 'Wall calendar'] },
] as const;

/** Categories in which two tools do the same job, whatever they are called. */
const oneJob: readonly string[] = [
  'crm',
  'email-marketing',
  'accounting',
  'payroll',
  'projects',
  'helpdesk',
  'storage',
  'signing',
  'reporting',
];

const byName = new Map(
  stackProducts.flatMap(({ names, ...product }) =>
    names.map((name) => [name.toLowerCase(), { name, job: undefined, ...product }] as const),
  ),
);

/** The known product of this name, however it is capitalized. */
export function productNamed(name: string) {
  return byName.get(name.trim().toLowerCase());
}

/**
 * The job that a tool does, for finding two that do the same.
 * @returns undefined for an unknown name in a category with several jobs
 */
export function jobOf(name: string, category: string): string | undefined {
  const product = productNamed(name);
  if (product?.category === category && product.job !== undefined) return product.job;
  return oneJob.includes(category) ? category : undefined;
}
