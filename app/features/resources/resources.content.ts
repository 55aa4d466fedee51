import { claimOf } from '#app/facts/claims.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { plannedDownloadsOf } from '#app/facts/resources.ts';
import { downloadContents, downloadPages } from './first-pages.ts';

const quickAccessCards = [
  {
    title: 'Automation Templates',
    description: 'See how a task like yours can be automated, step by step.',
    picture: 'library-template',
    link: { label: 'Browse the templates', href: '/resources/automation-templates' },
  },
  {
    title: 'ROI Calculator',
    description: 'Find out whether automation would pay off before you buy anything.',
    picture: 'tool-roi-calculator',
    link: { label: 'Run your numbers', href: '/resources/tools/roi-calculator' },
  },
  {
    title: 'AI Readiness Quiz',
    description: 'Fifteen questions and an honest answer, even if it’s “not yet.”',
    picture: 'tool-ai-readiness-quiz',
    link: { label: 'Take the quiz', href: '/resources/tools/ai-readiness-quiz' },
  },
] as const;

export type QuickAccessCards = typeof quickAccessCards;

function resourcesHubOf(facts: Facts) {
  const { articles, caseStudies } = facts.sections;
  const templates = claimOf(facts, 'automationTemplates');
  return {
    head: {
      title: 'Free AI Resources for Small Business | {company}',
      description: `Free AI tools, calculators${articles && caseStudies ? ', templates, articles and case studies' : ' and templates'} for small business owners. The tools show your result without an account or an email address.`,
      keywords: [
        'free AI resources',
        'AI tools small business',
        'automation templates',
        'AI ROI calculator',
        'AI readiness quiz',
      ],
    },
    hero: {
      title: 'AI Resources for Small Business Success',
      text: `Free tools${articles ? ' and articles' : ''}. Downloads and templates are coming soon. The tools give you your result before anyone asks for your email.`,
      primary: { label: 'Take the Readiness Quiz', href: '/resources/tools/ai-readiness-quiz' },
      others: [
        { label: 'Open the Library', href: '/resources/library' },
        { label: 'See the Resource Pack', href: '/resources/downloads/resource-pack' },
      ],
    },
    quickAccess: { title: 'Popular resources', cards: quickAccessCards },
    blog: {
      title: 'Latest on the Blog',
      text: 'In-depth answers to questions business owners ask.',
      all: { label: 'All articles', href: '/resources/blog' },
    },
    caseStudies: {
      title: 'Case Studies',
      text: caseStudies
        ? 'Sample projects: the problem, what was built and what changed.'
        : 'The problem, what was built and what changed.',
      all: { label: 'All case studies', href: '/resources/case-studies' },
    },
    tools: {
      title: 'Free AI Tools',
      text: 'They work in your browser, show their math and print cleanly.',
      cards: [
        {
          toolSlug: 'ai-readiness-assessment',
          title: 'AI Readiness Assessment',
          description:
            'The readiness quiz: see where you stand in six areas, and which three things to do first.',
          picture: 'tool-ai-readiness-quiz',
          fileSize: '245 KB',
          link: { label: 'Start', href: '/resources/tools/ai-readiness-assessment' },
        },
        {
          toolSlug: 'roi-calculator',
          title: 'ROI Calculator',
          description: 'Compare a cautious, an expected and an optimistic case.',
          picture: 'tool-roi-calculator',
          fileSize: '380 KB',
          link: { label: 'Calculate', href: '/resources/tools/roi-calculator' },
        },
        {
          toolSlug: 'vendor-evaluation-checklist',
          title: 'Vendor Evaluation Checklist',
          description:
            'Compare up to three vendors on thirty points, and get a draft email with the questions that are still open.',
          picture: 'tool-vendor-evaluation-checklist',
          fileSize: '125 KB',
          link: { label: 'Compare vendors', href: '/resources/tools/vendor-evaluation-checklist' },
        },
      ],
      fileNote: 'File version ({size}) coming soon',
      all: { label: 'All six tools', href: '/resources/tools' },
    },
    templates: {
      title: 'Automation Templates',
      text: templates.isHidden
        ? 'Preview six of them now. More are coming soon.'
        : `Preview six of them now. All ${templates.figure}${templates.isProved ? '' : ' planned'} templates are coming soon.`,
      templateIds: ['email-welcome-series', 'customer-chatbot', 'invoice-approval'],
      all: { label: 'Browse All', href: '/resources/automation-templates' },
    },
  } as const;
}

export type ResourcesHubContent = ReturnType<typeof resourcesHubOf>;

export const toolsListing = {
  head: {
    title: 'Free AI Tools & Calculators | {company}',
    description:
      'Six free tools for small businesses: readiness, ROI, vendor checklist, tech stack, implementation cost and data quality. No account needed.',
    keywords: [
      'free AI tools',
      'AI ROI calculator',
      'AI readiness assessment',
      'vendor checklist',
      'data quality check',
    ],
  },
  title: 'Free AI Tools & Calculators',
  text: 'Six free tools for the questions to ask before you spend money. Each one gives you a result and shows how it got there.',
  filterLabel: 'Show',
  filters: [
    { id: 'all', label: 'All' },
    { id: 'assessment', label: 'Assessment' },
    { id: 'calculator', label: 'Calculator' },
    { id: 'checklist', label: 'Checklist' },
  ],
  popularBadge: 'Popular',
  countOne: '{count} tool',
  countMany: '{count} tools',
  openText: 'Open the tool',
  timeLabel: 'Takes',
  files: {
    title: 'Tools as files',
    text: 'Spreadsheet and PDF versions, for working offline or on paper. Coming soon.',
    type: 'tool',
  },
  disclaimer: 'Results are estimates based on your answers, not promises.',
  consultation: {
    title: 'Want to go over your result with someone?',
    text: 'Book a free 30-minute call, and bring a printout of your result or the link to it.',
    action: {
      label: 'See How the Call Works',
      href: '/services/ai-consultation/ai-readiness-assessment',
    },
  },
} as const;

export const templates = {
  head: {
    title: 'AI Automation Templates for Small Teams | {company}',
    description:
      'Workflow templates for marketing, customer service, operations and sales: what each one does, how difficult it is and which platform it runs on.',
    keywords: [
      'automation templates',
      'Zapier templates small business',
      'n8n workflow templates',
      'AI workflow examples',
    ],
  },
  title: 'AI Automation Templates',
  text: 'Each template covers a task many businesses share. The files are coming soon, but you can read the steps now.',
  searchLabel: 'Search',
  searchPlaceholder: 'Search templates...',
  tabsLabel: 'Area',
  tabs: [
    { id: 'all', label: 'All Templates' },
    { id: 'marketing', label: 'Marketing' },
    { id: 'customer-service', label: 'Customer Service' },
    { id: 'operations', label: 'Operations' },
    { id: 'sales', label: 'Sales' },
  ],
  difficultyLabel: 'Difficulty',
  platformLabel: 'Runs on',
  openText: 'See the template',
  countOne: '{count} template',
  countMany: '{count} templates',
  submit: 'Search',
  empty: {
    text: 'No templates found matching your search criteria.',
    clear: 'Clear Search',
  },
  files: {
    title: 'Template packs',
    text: 'Several workflow diagrams in one download. Coming soon.',
    type: 'template',
  },
  contact: {
    title: 'Don’t see what you need?',
    text: 'Describe the task in two sentences. The templates people ask for most come next.',
    action: { label: 'Contact Us', href: '/contact' },
  },
} as const;

export const library = {
  head: {
    title: 'Resource Library: Guides & Checklists | {company}',
    description:
      'Guides, templates, tools and checklists on AI for small business, each with its size and format. Join the waitlist for the downloads you want.',
    keywords: [
      'AI resource library',
      'AI guides small business',
      'AI checklists',
      'AI templates download',
    ],
  },
  title: 'Resource Library',
  text: 'Guides, templates and checklists to read, fill in or pin to the wall. Downloads are coming soon; the online tools are ready.',
  quickAccess: quickAccessCards,
  tabsLabel: 'Kind of resource',
  tabs: [
    { id: 'downloads', label: 'Downloadable Resources' },
    { id: 'tools', label: 'Tools' },
    { id: 'templates', label: 'Templates' },
    { id: 'guides', label: 'Guides' },
  ],
  filterLabel: 'Type',
  filters: [
    { id: 'all', label: 'All' },
    { id: 'guide', label: 'Guide' },
    { id: 'template', label: 'Template' },
    { id: 'tool', label: 'Tool' },
    { id: 'checklist', label: 'Checklist' },
  ],
  skeletonCards: 6,
  loading: 'Loading resources',
  countOne: '{count} resource',
  countMany: '{count} resources',
  openText: 'See details',
  empty: {
    title: 'No resources found',
    text: 'Please try a different filter or check back later',
  },
  loadError: { title: 'Error loading resources', description: 'Please try again later' },
  guidesAlso: {
    title: 'Ready to read now',
    text: 'Articles on the same topics, while you wait for the guides.',
  },
  byType: {
    label: 'All resources of one type',
    links: [
      { label: 'All guides', href: '/resources/guides' },
      { label: 'All checklists', href: '/resources/checklists' },
    ],
  },
} as const;

export const resourceCategories = [
  {
    slug: 'guides',
    type: 'guide',
    head: {
      title: 'AI Guides for Small Business Owners | {company}',
      description:
        'Guides from our library that explain, in plain language, where a small business should use AI and where it shouldn’t.',
      keywords: ['AI guides', 'AI implementation guide', 'small business AI handbook'],
    },
    title: 'Guides',
    text: 'Step-by-step guides to using AI in a small business.',
    filesTitle: 'Guides in the library',
  },
  {
    slug: 'checklists',
    type: 'checklist',
    head: {
      title: 'AI Checklists for Small Business | {company}',
      description:
        'What to settle with an AI vendor before you sign: eight points from the checklist in our library, which covers thirty, and a free tool to check a vendor online.',
      keywords: ['AI checklists', 'vendor checklist', 'AI buying checklist'],
    },
    title: 'Checklists',
    text: 'What to check before you sign with a vendor.',
    filesTitle: 'Checklists in the library',
  },
] as const;

/** The checklists page shows some of the points, as they stand on the sheet. */
export const checklistSheet = {
  title: 'Vendor Evaluation Checklist',
  text: 'Eight of the thirty points. Check one off only when the vendor has put it in writing.',
  dealBreaker: 'Deal-breaker',
  points: [
    { text: 'We can try it on our own data before we pay' },
    { text: 'The full price is known, with limits and overage fees' },
    { text: 'The contract says that our data does not train shared models', isDealBreaker: true },
    { text: 'There are written data-processing terms', isDealBreaker: true },
    { text: 'Data is encrypted in transit and at rest', isDealBreaker: true },
    { text: 'A person can review each answer before a customer sees it' },
    { text: 'We can export everything in an open format at any time', isDealBreaker: true },
    { text: 'We can cancel with 30 days’ notice or less, without an automatic-renewal trap' },
  ],
  action: { label: 'Check a vendor online', href: '/resources/tools/vendor-evaluation-checklist' },
  stepsTitle: 'How to use it',
  steps: [
    {
      title: 'Before the demo',
      text: 'Send the vendor the list. A serious one answers within a week.',
    },
    {
      title: 'In the demo',
      text: 'Ask for proof of each point. A promise on a slide doesn’t count.',
    },
    {
      title: 'Before you sign',
      text: 'If one deal-breaker isn’t checked off, don’t sign. If they all are, put the vendor’s answers in the contract.',
    },
  ],
  filesTitle: 'The sheet to print',
} as const;

export function downloadDetailWords(facts: Facts) {
  const plannedDownloads = plannedDownloadsOf(facts);
  return ownWords('downloads', facts, {
    unlistedDescription:
      'We don’t have a download called {title}. Join the waitlist for whatever we publish next, or see our upcoming downloads.',
    head: {
      title: '{title}: Download | {company}',
      description:
        '{title}: format, size and status of this download for small businesses, and how to be among the first to know when there’s news.',
      keywords: ['AI resource download', 'download waitlist'],
      noindex: true,
    },
    labels: { format: 'Format', size: 'Size', status: 'Status' },
    format: 'PDF Bundle',
    size: '12.4 MB',
    status: 'Coming Soon',
    text: 'Leave and confirm your email address, and we’ll email you once, when it’s ready.',
    titles: plannedDownloads,
    contentsTitle: 'Planned contents',
    leads: { 'resource-pack': 'Our guides, checklists and worksheets as PDFs, in one download.' },
    waitlistButton: 'Join Download Waitlist',
    contents: downloadContents,
    firstPages: downloadPages,
    sample: 'A draft of the first page, with sample data',
    online: {
      'roi-calculator': {
        label: 'Use the ROI calculator now',
        href: '/resources/tools/roi-calculator',
      },
      'vendor-evaluation-checklist': {
        label: 'Use the vendor checklist now',
        href: '/resources/tools/vendor-evaluation-checklist',
      },
      'ai-readiness-assessment': {
        label: 'Take the readiness quiz now',
        href: '/resources/tools/ai-readiness-quiz',
      },
    },
    back: { label: 'Back to the library', href: '/resources/library' },
  } as const);
}

export const hearFirst = {
  title: 'Be the first to know',
  unplanned:
    'We don’t have anything with this name. Join the waitlist, and we’ll email you when our next course, template or download is ready.',
} as const;

export const templateDetail = {
  unlistedDescription:
    'We don’t have a template called {title}. Join the waitlist for whatever we publish next, or see our upcoming templates.',
  head: {
    title: '{title}: Automation Template | {company}',
    description:
      '{title}: the difficulty and status of this automation template for small teams, and how to be among the first to know when there’s news.',
    keywords: ['automation template', 'workflow template', 'template waitlist'],
    noindex: true,
  },
  labels: { status: 'Status', difficulty: 'Difficulty', platform: 'Runs on', steps: 'Steps' },
  status: 'Coming Soon',
  text: 'Leave and confirm your email address, and we’ll email you once, when it’s ready.',
  sample: 'The template, filled in with sample data',
  waitlistButton: 'Join Waitlist',
  difficultyRule: [
    { contains: 'chatbot', difficulty: 'Beginner' },
    { contains: 'email', difficulty: 'Intermediate' },
  ],
  defaultDifficulty: 'Advanced',
} as const;

/** Texts of the API documentation. */
export const resourcesApiWords = {
  id: 'resources',
  title: 'List the downloadable resources',
  text: 'What the resource library shows.',
  success:
    '`data` is a list of id, title, description, type, image, downloadUrl, fileSize and fileType.',
} as const;

/** On the page of a template or a download that is ready. */
export const readyWords = {
  status: 'Available',
  title: 'Ready for you',
  text: 'The button takes you to it.',
  action: 'Get It Now',
} as const;

/** The words of the hub, the lists, the template pages and the categories, with the owner’s texts. */
export function resourceWordsOf(facts: Facts) {
  const [guides, checklists] = resourceCategories;
  const checklistsPage = ownWords('checklists', facts, { ...checklists, sheet: checklistSheet });
  return {
    hub: ownWords('resources', facts, resourcesHubOf(facts)),
    toolsListing: ownWords('tools', facts, toolsListing),
    templates: ownWords('templates', facts, templates),
    library: ownWords('library', facts, library),
    categories: [ownWords('guides', facts, guides), checklistsPage] as const,
    sheet: checklistsPage.sheet,
    templateDetail: ownWords('template-pages', facts, {
      ...templateDetail,
      hearFirst,
      ready: readyWords,
    }),
  };
}
