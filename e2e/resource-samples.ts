import { company } from '#app/facts/company.ts';

export const pages: readonly { path: string; h1: string; isIndexed?: boolean }[] = [
  { path: '/resources', h1: 'AI Resources for Small Business Success', isIndexed: true },
  { path: '/resources/tools', h1: 'Free AI Tools & Calculators', isIndexed: true },
  { path: '/resources/automation-templates', h1: 'AI Automation Templates', isIndexed: true },
  { path: '/resources/automation-templates/customer-chatbot', h1: 'Customer Chatbot' },
  { path: '/resources/automation-templates/never-heard-of-it', h1: 'Never Heard Of It' },
  { path: '/resources/library', h1: 'Resource Library', isIndexed: true },
  { path: '/resources/downloads/resource-pack', h1: `${company.name} Resource Pack` },
  { path: '/resources/downloads/roi-calculator', h1: 'ROI Calculator' },
  { path: '/resources/guides', h1: 'Guides', isIndexed: true },
  { path: '/resources/checklists', h1: 'Checklists', isIndexed: true },
  { path: '/resources/blog', h1: 'Blog', isIndexed: true },
  { path: '/resources/case-studies', h1: 'Case Studies', isIndexed: true },
  {
    path: '/resources/blog/ai-tools-small-business-2025',
    h1: 'AI Tools for Small Business in 2025: What to Use First',
    isIndexed: true,
  },
  {
    path: '/resources/blog/ai-customer-service-human-touch',
    h1: 'AI Customer Service Without Losing the Human Touch',
    isIndexed: true,
  },
  {
    path: '/resources/blog/roi-ai-small-business',
    h1: 'The ROI of AI in a Small Business: Do the Math First',
    isIndexed: true,
  },
  {
    path: '/resources/case-studies/bakery-online-orders',
    h1: 'A Bakery, One Thursday Reminder and More Orders',
    isIndexed: true,
  },
  {
    path: '/resources/case-studies/machine-shop-invoices',
    h1: 'A Machine Shop Stops Typing Supplier Invoices',
    isIndexed: true,
  },
  { path: '/search', h1: 'Search' },
];
