/** What the listing, the home page and the deck say about a service, apart from its long page. */
export type ServiceCard = {
  readonly title: string;
  readonly description: string;
  readonly items: readonly string[];
  readonly link: string;
};

/** Where each service has its page. */
export const servicePaths = {
  marketing: '/services/ai-automation-solutions/marketing-automation',
  workflow: '/services/ai-automation-solutions/workflow-automation',
  customerService: '/services/ai-automation-solutions/customer-service-automation',
  assessment: '/services/ai-consultation/ai-readiness-assessment',
  strategy: '/services/ai-consultation/ai-strategy-development',
  support: '/services/ai-consultation/implementation-support',
} as const;

export const serviceCards = {
  'marketing-automation': {
    title: 'Marketing Automation',
    description: 'Reminders, quotes and review requests that go out on time, in your words.',
    items: ['Follow-ups that stop by themselves', 'Consent on record', 'Orders counted per mail'],
    link: servicePaths.marketing,
  },
  'workflow-automation': {
    title: 'Workflow Automation',
    description: 'Orders, invoices and bookings reach every system without being retyped.',
    items: ['Joins the tools you have', 'Reads invoices and orders', 'Odd cases go to a person'],
    link: servicePaths.workflow,
  },
  'customer-service-automation': {
    title: 'Customer Service Automation',
    description: 'Routine questions answered from your own documents; hard ones handed to you.',
    items: ['Shows its source', 'Passes on with the whole thread', 'Says that it is a machine'],
    link: servicePaths.customerService,
  },
  'ai-readiness-assessment': {
    title: 'AI Readiness Assessment',
    description: 'A free 30-minute call: where to start, what it takes, or why to wait.',
    items: ['Free, by video', 'One page you keep', '“Not yet” is a possible answer'],
    link: servicePaths.assessment,
  },
  'ai-strategy-development': {
    title: 'AI Strategy Development',
    description: 'A few pages: which task, in what order, for how much, and when to stop.',
    items: ['Ranked by your own numbers', 'A ceiling per project', 'Rules for staff and data'],
    link: servicePaths.strategy,
  },
  'implementation-support': {
    title: 'Implementation Support',
    description: 'Set-up, side-by-side test, training and hand-over, until it runs without us.',
    items: ['Tested on your own cases', 'A way back', 'Your accounts, your keys'],
    link: servicePaths.support,
  },
} as const satisfies Readonly<Record<string, ServiceCard>>;

export type ServiceSlug = keyof typeof serviceCards;
