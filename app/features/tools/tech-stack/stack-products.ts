/**
 * Tools that small businesses often name, and what we believe about their usual plans: 'native' has
 * ready-made connections or an open API, 'export' works by files or only through a service such as
 * Zapier, 'none' connects to nothing. Last looked at on November 20, 2026. Plans change, so the form
 * says "check your plan". We earn no commission on this list.
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
    connects: 'native',
    names: ['Google Workspace', 'Microsoft 365'],
  },
  {
    category: 'office',
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
  { category: 'projects', connects: 'native', names: ['Notion'] },
  { category: 'projects', connects: 'native', names: ['Jira'] },
  {
    category: 'scheduling',
    connects: 'native',
    names: ['Calendly', 'Acuity Scheduling', 'Square Appointments'],
  },
  { category: 'scheduling', connects: 'export', names: ['Jane'] },
  { category: 'scheduling', connects: 'native', names: ['Homebase', '7shifts'] },
  {
    category: 'pos',
    connects: 'native',
    names: ['Square', 'Lightspeed', 'Clover'],
  },
  { category: 'pos', connects: 'export', names: ['Moneris'] },
  { category: 'pos', connects: 'export', names: ['TouchBistro'] },
  {
    category: 'pos',
    connects: 'none',
    names: ['Cash register without connection'],
  },
  {
    category: 'online-shop',
    connects: 'native',
    names: ['Shopify', 'WooCommerce'],
  },
  { category: 'online-shop', connects: 'export', names: ['Etsy'] },
  {
    category: 'online-shop',
    connects: 'native',
    names: ['Amazon Seller Central'],
  },
  { category: 'website', connects: 'native', names: ['WordPress', 'Wix'] },
  { category: 'website', connects: 'export', names: ['Squarespace'] },
  { category: 'chat', connects: 'native', names: ['Slack', 'Microsoft Teams'] },
  { category: 'chat', connects: 'none', names: ['WhatsApp Business app'] },
  {
    category: 'phone',
    connects: 'native',
    names: ['RingCentral', 'Dialpad'],
  },
  { category: 'phone', connects: 'none', names: ['Telephone line only'] },
  { category: 'helpdesk', connects: 'native', names: ['Zendesk', 'Freshdesk', 'Intercom'] },
  { category: 'helpdesk', connects: 'export', names: ['Shared inbox'] },
  { category: 'storage', connects: 'native', names: ['Dropbox', 'Box'] },
  { category: 'storage', connects: 'none', names: ['File server in the office'] },
  { category: 'signing', connects: 'native', names: ['Docusign', 'Adobe Acrobat Sign'] },
  {
    category: 'forms',
    connects: 'native',
    names: ['Typeform', 'Jotform', 'Google Forms'],
  },
  {
    category: 'social',
    connects: 'native',
    names: ['Hootsuite', 'Buffer'],
  },
  { category: 'social', connects: 'export', names: ['Meta Business Suite'] },
  {
    category: 'automation',
    connects: 'native',
    names: ['Zapier', 'Make', 'n8n', 'Microsoft Power Automate'],
  },
  {
    category: 'assistant',
    connects: 'native',
    names: ['ChatGPT', 'Google Gemini', 'Claude'],
  },
  {
    category: 'assistant',
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
  'office',
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
    names.map((name) => [name.toLowerCase(), { name, ...product }] as const),
  ),
);

/** The known product of this name, however it is capitalized. */
export function productNamed(name: string) {
  return byName.get(name.trim().toLowerCase());
}

/** Whether two tools of a category do the same job; in others there are several jobs. */
export function hasOneJob(category: string): boolean {
  return oneJob.includes(category);
}
