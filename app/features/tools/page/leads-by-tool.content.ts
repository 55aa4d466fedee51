import { servicePaths } from '#app/facts/services.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import type { Lead } from '../model/tool-definition.ts';

const tool = (slug: ToolSlug, text: string, label: string): Lead => ({
  text,
  label,
  href: `/resources/tools/${slug}`,
});
const help = (href: Lead['href'], label: string): Lead => ({ text: 'With our help:', label, href });
const template = (slug: string, text: string, label: string): Lead => ({
  text,
  label,
  href: `/resources/automation-templates/${slug}`,
});

/** Where each result leads: the next tool, the matching service, a template. */
export const resultLeads: Readonly<Record<ToolSlug, readonly Lead[]>> = {
  'ai-readiness-assessment': [
    tool(
      'roi-calculator',
      'Next: take your most repetitive task and',
      'work out what automating it would return',
    ),
    help(servicePaths.assessment, 'a free assessment call'),
    template('lead-follow-up-email', 'To start small:', 'the follow-up template for leads'),
  ],
  'roi-calculator': [
    tool(
      'implementation-cost-calculator',
      'Next: check the price with',
      'the implementation cost calculator',
    ),
    help(servicePaths.workflow, 'workflow automation'),
    template('invoice-approval', 'To see the steps:', 'the invoice approval template'),
  ],
  'vendor-evaluation-checklist': [
    tool('tech-stack-analyzer', 'To see what your tools already do:', 'the tech stack analyzer'),
    help(servicePaths.support, 'implementation support'),
    template('customer-chatbot', 'For a product that talks to customers:', 'the chatbot template'),
  ],
  'tech-stack-analyzer': [
    tool(
      'implementation-cost-calculator',
      'Once you know what to connect, estimate the cost with',
      'the implementation cost calculator',
    ),
    help(servicePaths.strategy, 'an AI strategy for your tools'),
    template(
      'stock-reorder',
      'An example of a connection, step by step:',
      'the stock reorder template',
    ),
  ],
  'implementation-cost-calculator': [
    tool('vendor-evaluation-checklist', 'Before you decide:', 'the vendor checklist'),
    help(servicePaths.workflow, 'workflow automation'),
    template(
      'email-welcome-series',
      'An example of an automation, step by step:',
      'the email welcome series',
    ),
  ],
  'data-quality-assessment': [
    tool(
      'ai-readiness-assessment',
      'Next: see whether the rest of the business is ready with',
      'the AI readiness assessment',
    ),
    help(servicePaths.support, 'implementation support'),
    template('email-welcome-series', 'Once the list is clean:', 'the email welcome series'),
  ],
};

/** Below every result that doesn't advise against spending. */
export const offer: Lead = {
  text: 'A fixed price for three workflows:',
  label: 'see what the launch package covers',
  href: '/special-offer',
};
