/**
 * Tools that small businesses often name, by what they are for and what we believe about their usual
 * plans: 'native' has ready-made connections or an open API, 'export' works by files, approved add-ons
 * or only through a service such as Zapier, 'none' connects to nothing. Last looked at on November 20,
 * 2026. Plans change, so the form says "check your plan". We earn no commission on this list.
 */
const products = {
  crm: {
    native: ['HubSpot', 'Salesforce', 'Zoho CRM', 'Pipedrive', 'Keap', 'Microsoft Dynamics 365'],
  },
  'email-marketing': {
    native: ['Mailchimp', 'Constant Contact', 'Brevo', 'Klaviyo', 'Cyberimpact'],
  },
  office: { native: ['Google Workspace', 'Microsoft 365'], export: ['Apple Mail and Calendar'] },
  accounting: {
    native: ['QuickBooks Online', 'Xero', 'FreshBooks', 'Sage Business Cloud'],
    export: ['QuickBooks Desktop', 'Wave', 'Sage 50'],
  },
  payroll: { native: ['Ceridian Dayforce', 'Wagepoint'], export: ['ADP', 'Payworks'] },
  projects: {
    native: ['Trello', 'Asana', 'monday.com', 'ClickUp', 'Basecamp', 'Notion', 'Jira'],
  },
  scheduling: {
    native: ['Calendly', 'Acuity Scheduling', 'Square Appointments', 'Homebase', '7shifts'],
    export: ['Jane'],
  },
  pos: {
    native: ['Square', 'Lightspeed', 'Clover'],
    export: ['Moneris', 'TouchBistro'],
    none: ['Cash register without connection'],
  },
  'online-shop': { native: ['Shopify', 'WooCommerce', 'Amazon Seller Central', 'Etsy'] },
  website: { native: ['WordPress', 'Wix'], export: ['Squarespace'] },
  chat: { native: ['Slack', 'Microsoft Teams'], none: ['WhatsApp Business app'] },
  phone: { native: ['RingCentral', 'Dialpad'], none: ['Telephone line only'] },
  helpdesk: { native: ['Zendesk', 'Freshdesk', 'Intercom'], export: ['Shared inbox'] },
  storage: { native: ['Dropbox', 'Box'], none: ['File server in the office'] },
  signing: { native: ['Docusign', 'Adobe Acrobat Sign'] },
  forms: { native: ['Typeform', 'Jotform', 'Google Forms'] },
  social: { native: ['Hootsuite', 'Buffer'], export: ['Meta Business Suite'] },
  automation: { native: ['Zapier', 'Make', 'n8n', 'Microsoft Power Automate'] },
  assistant: { native: ['ChatGPT', 'Google Gemini', 'Claude', 'Microsoft 365 Copilot'] },
  reporting: { native: ['Power BI', 'Looker Studio'] },
  industry: {
    native: ['Jobber', 'ServiceTitan', 'Clio', 'Katana'],
    export: ['Dentrix', 'ABELDent'],
  },
  spreadsheet: { native: ['Google Sheets'], export: ['Excel files'] },
  paper: { none: ['Paper forms', 'Whiteboard', 'Wall calendar'] },
} as const;

/** What is known about each product. */
export const stackProducts = Object.entries(products).flatMap(([category, byConnection]) =>
  Object.entries(byConnection).flatMap(([connects, names]: [string, readonly string[]]) =>
    names.map((name) => ({ name, category, connects })),
  ),
);

/** Categories in which two tools do the same job; in others there are several jobs. */
export const oneJobCategories: readonly string[] = [
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

const byName = new Map(stackProducts.map((product) => [product.name.toLowerCase(), product]));

/** The known product of this name, however it is capitalized. */
export function productNamed(name: string) {
  return byName.get(name.trim().toLowerCase());
}
