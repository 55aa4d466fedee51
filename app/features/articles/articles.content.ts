import { claims } from '#app/claims.content.ts';
import type { PictureName } from '#app/drawings/pictures.tsx';
import { company, type PageHead, type TextLink } from '#app/site.content.ts';

/** What the hub and the index say about a post. The content test holds it against the front matter. */
export type BlogTeaser = {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  readonly readTime: string;
  readonly image: PictureName;
};

export type CaseStudyTeaser = {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly company: string;
  readonly industry: string;
  readonly result: string;
  readonly date: string;
  readonly image: PictureName;
  readonly isSample: boolean;
};

/** The index page of a kind of article. */
export type ArticleIndexWords = {
  readonly head: PageHead;
  readonly title: string;
  readonly placeholder: string;
  readonly readyTitle: string;
  readonly readyText: string;
  readonly openText: string;
};

/** A file by which a reader program follows the blog; scripts/feeds.ts writes them. */
export type Feed = {
  readonly label: string;
  readonly title: string;
  readonly path: string;
  readonly type: string;
};

export type ArticleWords = {
  /** `{title}` is the title of the article; long titles stand alone. */
  readonly headTitle: string;
  readonly headKeywords: readonly string[];
  readonly by: string;
  readonly published: string;
  readonly updated: string;
  readonly readTime: string;
  readonly tocTitle: string;
  readonly relatedTitle: string;
  readonly shareTitle: string;
  readonly copyLink: string;
  readonly copied: string;
  /** Where the browser does not allow copying; `{address}` is the link. */
  readonly copyByHand: string;
  readonly shareByMail: string;
  readonly shareOnLinkedIn: string;
  readonly sampleBadge: string;
  readonly sampleAuthor: string;
  readonly facts: { readonly company: string; readonly industry: string; readonly result: string };
  readonly backToBlog: TextLink;
  readonly backToCaseStudies: TextLink;
  /** Names of the pages that articles refer to as related. */
  readonly relatedLabels: { readonly [path: string]: string };
};

export const blogTeasers = [
  {
    slug: 'ai-tools-small-business-2025',
    path: '/resources/blog/ai-tools-small-business-2025',
    title: 'AI Tools for Small Business in 2025: What to Use First',
    excerpt:
      'Not eleven tools from a webinar. The AI you already pay for, one connector, one clear rule, and four weeks to find out.',
    category: 'Tools',
    date: '2025-09-16',
    readTime: '7 min read',
    image: 'blog-tools-2025',
  },
  {
    slug: 'ai-customer-service-human-touch',
    path: '/resources/blog/ai-customer-service-human-touch',
    title: 'AI Customer Service Without Losing the Human Touch',
    excerpt:
      'Sort twenty questions into three piles, build the way out first, and let the person at the desk remember knees.',
    category: 'Customer Service',
    date: '2025-10-14',
    readTime: '7 min read',
    image: 'blog-human-touch',
  },
  {
    slug: 'roi-ai-small-business',
    path: '/resources/blog/roi-ai-small-business',
    title: 'The ROI of AI in a Small Business: Do the Sum First',
    excerpt:
      'One task worked through to the last dollar: fifteen hours a week, three outcomes, and why the cautious one decides.',
    category: 'Costs and Returns',
    date: '2025-11-18',
    readTime: '6 min read',
    image: 'blog-roi',
  },
] as const satisfies readonly BlogTeaser[];

export const caseStudyTeasers = [
  {
    slug: 'bakery-online-orders',
    path: '/resources/case-studies/bakery-online-orders',
    title: 'A Bakery, One Thursday Reminder and More Orders',
    company: 'A bakery with two shops',
    industry: 'Food retail',
    result: `${claims.orderIncrease.value} percent more online orders`,
    date: '2025-10-28',
    image: 'case-online-orders',
    isSample: true,
  },
  {
    slug: 'machine-shop-invoices',
    path: '/resources/case-studies/machine-shop-invoices',
    title: 'A Machine Shop Stops Typing Supplier Invoices',
    company: 'A machine shop with 18 people',
    industry: 'Manufacturing',
    result: `${claims.processingTime.value} percent less processing time per invoice`,
    date: '2025-12-09',
    image: 'case-invoice-processing',
    isSample: true,
  },
] as const satisfies readonly CaseStudyTeaser[];

export const blogIndex = {
  head: {
    title: 'Blog: AI for Small Business in Plain Words | AI for SMEs',
    description:
      'Articles for owners who have no time for hype: which AI tools to use first, how to keep customer service human, and how to do the sum before you buy.',
    keywords: ['AI blog small business', 'AI articles', 'AI advice for owners'],
  },
  title: 'Blog',
  placeholder: 'Coming soon! This page is under development.',
  readyTitle: 'Ready to read',
  readyText: 'Until then, these are finished.',
  openText: 'Read the article',
  feedsLabel: 'Follow it in a feed reader:',
} as const satisfies ArticleIndexWords & { readonly feedsLabel: string };

export const feeds = [
  {
    label: 'RSS',
    title: `${company.name}: Blog (RSS)`,
    path: '/resources/blog/feed.xml',
    type: 'application/rss+xml',
  },
  {
    label: 'JSON Feed',
    title: `${company.name}: Blog (JSON Feed)`,
    path: '/resources/blog/feed.json',
    type: 'application/feed+json',
  },
] as const satisfies readonly Feed[];

export const caseStudyIndex = {
  head: {
    title: 'Case Studies: Before and After AI | AI for SMEs',
    description:
      'How a task was done before, what was built, what went wrong and what changed: case studies on AI automation in a bakery and a machine shop.',
    keywords: ['AI case studies', 'small business automation examples', 'before and after AI'],
  },
  title: 'Case Studies',
  placeholder: 'Coming soon! This page is under development.',
  readyTitle: 'Ready to read',
  readyText: 'Until then, two sample stories show how a project goes.',
  openText: 'Read the story',
} as const satisfies ArticleIndexWords;

export const articleWords = {
  headTitle: '{title}',
  headKeywords: ['AI for small business', company.name],
  by: 'By {author}, {role}',
  published: 'Published {date}',
  updated: 'Updated {date}',
  readTime: '{minutes} min read',
  tocTitle: 'In this article',
  relatedTitle: 'Go on with',
  shareTitle: 'Pass it on',
  copyLink: 'Copy the link',
  copied: 'Link copied',
  copyByHand: 'Your browser does not let us copy. Here it is: {address}',
  shareByMail: 'By e-mail',
  shareOnLinkedIn: 'On LinkedIn',
  sampleBadge: 'Sample story',
  sampleAuthor: 'Sample author',
  facts: { company: 'Business', industry: 'Industry', result: 'Result' },
  backToBlog: { label: 'All articles', href: '/resources/blog' },
  backToCaseStudies: { label: 'All case studies', href: '/resources/case-studies' },
  relatedLabels: {
    '/resources/tools/ai-readiness-quiz': 'AI Readiness Quiz',
    '/resources/tools/tech-stack-analyzer': 'Tech Stack Analyzer',
    '/resources/tools/roi-calculator': 'ROI Calculator',
    '/resources/tools/implementation-cost-calculator': 'Implementation Cost Calculator',
    '/resources/tools/vendor-evaluation-checklist': 'Vendor Evaluation Checklist',
    '/courses/ai-tools-quick-start': 'Course: AI Tools Quick Start',
    '/courses/customer-service-ai-systems': 'Course: Customer Service AI Systems',
    '/courses/marketing-automation-masterclass': 'Course: Marketing Automation Masterclass',
    '/services/ai-automation-solutions/marketing-automation': 'Marketing Automation',
    '/services/ai-automation-solutions/workflow-automation': 'Workflow Automation',
    '/services/ai-automation-solutions/customer-service-automation': 'Customer Service Automation',
    '/services/ai-consultation/ai-readiness-assessment': 'AI Readiness Assessment',
    '/resources/automation-templates/email-welcome-series': 'Template: Email Welcome Series',
    '/resources/automation-templates/invoice-approval': 'Template: Invoice Approval',
  },
} as const satisfies ArticleWords;
