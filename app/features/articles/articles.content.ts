import { caseStudyOpenText, sampleStoryBadge } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

const blogIndex = {
  head: {
    title: 'Blog: AI for Small Business in Plain English | {company}',
    description:
      'Practical articles for busy owners: which AI tools to try first, how to keep customer service personal, and how to work out the cost before you buy.',
    keywords: ['AI blog small business', 'AI articles', 'AI advice for owners'],
  },
  title: 'Blog',
  text: 'Plain-language articles on where AI helps a small business, and where it doesn’t.',
  readyTitle: 'Ready to read',
  emptyTitle: 'No articles yet',
  openText: 'Read the article',
  planned: {
    title: 'More on the way',
    text: 'We’re still adding articles to this page.',
    placeholder: 'Coming soon! This page is under development.',
  },
  feedsLabel: 'Follow the blog in a feed reader:',
} as const;

export function blogIndexOf(facts: Facts) {
  const { head } = blogIndex;
  const { articles } = facts.sections;
  return ownWords('blog', facts, {
    ...blogIndex,
    head: { ...head, description: articles ? head.description : blogIndex.text },
  });
}

export function feedsOf(facts: Facts) {
  const { company } = facts;
  return [
    {
      label: 'RSS',
      title: `${company.name}: Blog (RSS)`,
      path: '/resources/blog/feed.xml',
      type: 'application/rss+xml',
    },
    {
      label: 'Atom',
      title: `${company.name}: Blog (Atom)`,
      path: '/resources/blog/atom.xml',
      type: 'application/atom+xml',
    },
    {
      label: 'JSON Feed',
      title: `${company.name}: Blog (JSON Feed)`,
      path: '/resources/blog/feed.json',
      type: 'application/feed+json',
    },
  ] as const;
}

const caseStudyIndex = {
  head: {
    title: 'Case Studies: Before and After AI | {company}',
    description:
      'Sample case studies of AI automation in a bakery and a machine shop: how the work was done before, what we built, what went wrong and what changed.',
    keywords: ['AI case studies', 'small business automation examples', 'before and after AI'],
  },
  title: 'Case Studies',
  text: 'How a project works: before, what we build, what goes wrong, and after.',
  readyTitle: 'Ready to read',
  emptyTitle: 'No case studies yet',
  openText: caseStudyOpenText,
  planned: {
    title: 'More on the way',
    text: 'We’re still adding case studies to this page.',
    placeholder: 'Coming soon! This page is under development.',
  },
} as const;

export function caseStudyIndexOf(facts: Facts) {
  const { head } = caseStudyIndex;
  const descriptionWithoutSamples =
    'Case studies of AI automation in small businesses: how the work was done before, what we built, what went wrong and what changed.';
  return ownWords('case-studies', facts, {
    ...caseStudyIndex,
    head: {
      ...head,
      description: facts.sections.caseStudies ? head.description : descriptionWithoutSamples,
    },
  });
}

export type ArticleIndexWords = ReturnType<typeof blogIndexOf | typeof caseStudyIndexOf>;

export const articleWords = {
  headTitle: '{title}',
  headKeywords: ['AI for small business', '{company}'],
  by: 'By {author}, {role}',
  byAuthor: 'By {author}',
  published: 'Published {date}',
  updated: 'Updated {date}',
  readTime: '{minutes} min read',
  tocTitle: 'In this article',
  relatedTitle: 'Keep reading',
  shareTitle: 'Share this page',
  copyLink: 'Copy the link',
  copied: 'Link copied',
  copyByHand: 'Your browser blocked copying. Here’s the link: {address}',
  shareByMail: 'By email',
  shareOnLinkedIn: 'On LinkedIn',
  sampleBadge: sampleStoryBadge,
  sampleAuthor: 'Sample author',
  facts: { company: 'Business', industry: 'Industry', result: 'Result' },
  all: { post: 'All articles', 'case-study': 'All case studies' },
  relatedCourse: 'Course: {title}',
  relatedLabels: {
    '/resources/tools/ai-readiness-quiz': 'AI Readiness Quiz',
    '/resources/tools/tech-stack-analyzer': 'Tech Stack Analyzer',
    '/resources/tools/roi-calculator': 'ROI Calculator',
    '/resources/tools/implementation-cost-calculator': 'Implementation Cost Calculator',
    '/resources/tools/vendor-evaluation-checklist': 'Vendor Evaluation Checklist',
    '/services/ai-automation-solutions/marketing-automation': 'Marketing Automation',
    '/services/ai-automation-solutions/workflow-automation': 'Workflow Automation',
    '/services/ai-automation-solutions/customer-service-automation': 'Customer Service Automation',
    '/services/ai-consultation/ai-readiness-assessment': 'AI Readiness Assessment',
    '/resources/automation-templates/email-welcome-series': 'Template: Email Welcome Series',
    '/resources/automation-templates/invoice-approval': 'Template: Invoice Approval',
  },
} as const;

/** The labels around an article, with the owner’s texts. */
export function articleWordsOf(facts: Facts) {
  return ownWords('article-pages', facts, articleWords);
}
