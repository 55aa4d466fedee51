import { servicePaths } from '#app/facts/services.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import type { Lead } from '../result/result-leads.content.ts';

const tool = (slug: ToolSlug) => `/resources/tools/${slug}` as const;
const template = (slug: string) => `/resources/automation-templates/${slug}` as const;

/** Where each result leads: the next tool, the matching service, a template. */
export const resultLeads = {
  'ai-readiness-assessment': [
    {
      text: 'Next: take your most repetitive task and',
      label: 'work out what automating it would return',
      href: tool('roi-calculator'),
    },
    {
      text: 'With our help:',
      label: 'a free assessment call',
      href: servicePaths.assessment,
    },
    {
      text: 'To start small:',
      label: 'the follow-up template for leads',
      href: template('lead-follow-up-email'),
    },
  ],
  'roi-calculator': [
    {
      text: 'Next: check the price with',
      label: 'the implementation cost calculator',
      href: tool('implementation-cost-calculator'),
    },
    {
      text: 'With our help:',
      label: 'workflow automation',
      href: servicePaths.workflow,
    },
    {
      text: 'To see the steps:',
      label: 'the invoice approval template',
      href: template('invoice-approval'),
    },
  ],
  'vendor-evaluation-checklist': [
    {
      text: 'To see what your tools already do:',
      label: 'the tech stack analyzer',
      href: tool('tech-stack-analyzer'),
    },
    {
      text: 'With our help:',
      label: 'implementation support',
      href: servicePaths.support,
    },
    {
      text: 'For a product that talks to customers:',
      label: 'the chatbot template',
      href: template('customer-chatbot'),
    },
  ],
  'tech-stack-analyzer': [
    {
      text: 'Once you know what to connect, estimate the cost with',
      label: 'the implementation cost calculator',
      href: tool('implementation-cost-calculator'),
    },
    {
      text: 'With our help:',
      label: 'an AI strategy for your tools',
      href: servicePaths.strategy,
    },
    {
      text: 'An example of a connection, step by step:',
      label: 'the stock reorder template',
      href: template('stock-reorder'),
    },
  ],
  'implementation-cost-calculator': [
    {
      text: 'Before you decide:',
      label: 'the vendor checklist',
      href: tool('vendor-evaluation-checklist'),
    },
    {
      text: 'With our help:',
      label: 'workflow automation',
      href: servicePaths.workflow,
    },
    {
      text: 'An example of an automation, step by step:',
      label: 'the email welcome series',
      href: template('email-welcome-series'),
    },
  ],
  'data-quality-assessment': [
    {
      text: 'Next: see whether the rest of the business is ready with',
      label: 'the AI readiness assessment',
      href: tool('ai-readiness-assessment'),
    },
    {
      text: 'With our help:',
      label: 'implementation support',
      href: servicePaths.support,
    },
    {
      text: 'Once the list is clean:',
      label: 'the email welcome series',
      href: template('email-welcome-series'),
    },
  ],
} as const satisfies Record<ToolSlug, readonly Lead[]>;
