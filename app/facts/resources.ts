import type { Facts } from './facts.schema.ts';

export type TemplateCard = (typeof templateCards)[number];

export type LibraryResource = (typeof libraryResources)[number];

export type ResourceType = LibraryResource['type'];

export const templateCards = [
  {
    id: 'email-welcome-series',
    title: 'Email Welcome Series',
    description:
      'Four emails over two weeks for someone who has just bought from you or contacted you.',
    category: 'marketing',
    image: 'template-email-campaign',
    downloadUrl: '/resources/automation-templates/email-welcome-series',
    difficulty: 'Intermediate',
    platform: 'Zapier, Make or n8n',
    steps: [
      'A new name joins the list',
      'Consent is checked',
      'Four emails go out over two weeks',
      'The series stops after a reply',
    ],
  },
  {
    id: 'social-post-planner',
    title: 'Social Post Planner',
    description:
      'One photo and one sentence become a draft for each of your networks, for you to approve.',
    category: 'marketing',
    image: 'template-social-posts',
    downloadUrl: '/resources/automation-templates/social-post-planner',
    difficulty: 'Advanced',
    platform: 'Make or n8n',
    steps: [
      'A photo and a sentence from your phone',
      'A draft for each network',
      'You approve',
      'Posted on the day you chose',
    ],
  },
  {
    id: 'customer-chatbot',
    title: 'Customer Chatbot',
    description: 'Answers the twenty questions you get every week, from your own web pages.',
    category: 'customer-service',
    image: 'template-chatbot',
    downloadUrl: '/resources/automation-templates/customer-chatbot',
    difficulty: 'Beginner',
    platform: 'Any website',
    steps: [
      'A question comes in',
      'It’s looked up on your pages',
      'It’s answered, with a source',
      'Or passed on to a person',
    ],
  },
  {
    id: 'invoice-approval',
    title: 'Invoice Approval',
    description:
      'Supplier invoices, read, matched to the order and sent to the right person for approval.',
    category: 'operations',
    image: 'template-invoice-approval',
    downloadUrl: '/resources/automation-templates/invoice-approval',
    difficulty: 'Advanced',
    platform: 'Make or n8n, with your accounting software',
    steps: ['PDF in the inbox', 'Read and matched', 'Approved on your phone', 'Draft in the books'],
  },
  {
    id: 'stock-reorder',
    title: 'Stock Reorder',
    description: 'A reorder list by supplier, ready for you to check every Sunday night.',
    category: 'operations',
    image: 'template-stock-reorder',
    downloadUrl: '/resources/automation-templates/stock-reorder',
    difficulty: 'Advanced',
    platform: 'Zapier or n8n, with your point of sale',
    steps: [
      'Stock counts come in',
      'Low items are found',
      'Sorted by supplier',
      'You check and send',
    ],
  },
  {
    id: 'lead-follow-up-email',
    title: 'Lead Follow Up Email',
    description: 'A friendly follow-up on an open quote after three days, and again after ten.',
    category: 'sales',
    image: 'template-lead-follow-up',
    downloadUrl: '/resources/automation-templates/lead-follow-up-email',
    difficulty: 'Intermediate',
    platform: 'Zapier, Make or n8n',
    steps: [
      'Quote sent',
      'No reply in three days',
      'One reminder, then a second',
      'It stops after a reply',
    ],
  },
] as const;

/** The response of `GET /api/resources`, and the library’s fallback. */
export const libraryResources = [
  {
    id: 'ai-implementation-guide',
    title: 'AI Implementation Guide',
    description: 'From your first task to your first result, in the order that saves you money.',
    type: 'guide',
    image: '/images/library/ai-implementation-guide.png',
    downloadUrl: '/resources/downloads/ai-implementation-guide',
    fileSize: '2.4 MB',
    fileType: 'PDF',
  },
  {
    id: 'workflow-template-collection',
    title: 'Workflow Template Collection',
    description: 'Workflow diagrams you can compare with your own and mark up.',
    type: 'template',
    image: '/images/library/workflow-template-collection.png',
    downloadUrl: '/resources/downloads/workflow-template-collection',
    fileSize: '1.8 MB',
    fileType: 'ZIP',
  },
  {
    id: 'roi-calculator',
    title: 'ROI Calculator Spreadsheet',
    description: 'Our online calculator as a spreadsheet that you can adapt.',
    type: 'tool',
    image: '/images/library/roi-calculator.png',
    downloadUrl: '/resources/downloads/roi-calculator',
    fileSize: '380 KB',
    fileType: 'XLSX',
  },
  {
    id: 'vendor-evaluation-checklist',
    title: 'Vendor Evaluation Checklist',
    description: 'Thirty questions to ask before you sign, including four deal-breakers.',
    type: 'checklist',
    image: '/images/library/vendor-evaluation-checklist.png',
    downloadUrl: '/resources/downloads/vendor-evaluation-checklist',
    fileSize: '125 KB',
    fileType: 'PDF',
  },
  {
    id: 'customer-service-playbook',
    title: 'Customer Service Playbook',
    description:
      'Which questions AI can answer, which it shouldn’t, and how to hand over to a person.',
    type: 'guide',
    image: '/images/library/customer-service-playbook.png',
    downloadUrl: '/resources/downloads/customer-service-playbook',
    fileSize: '1.2 MB',
    fileType: 'PDF',
  },
  {
    id: 'ai-readiness-assessment',
    title: 'AI Readiness Assessment',
    description: 'The fifteen questions of our readiness quiz on paper, to fill in with your team.',
    type: 'tool',
    image: '/images/library/ai-readiness-assessment.png',
    downloadUrl: '/resources/downloads/ai-readiness-assessment',
    fileSize: '245 KB',
    fileType: 'PDF',
  },
] as const;

/** Downloads with a page of their own that the library does not list: slug -> title. */
export function plannedDownloadsOf({ company }: Facts) {
  return {
    'resource-pack': `${company.name} Resource Pack`,
  };
}
