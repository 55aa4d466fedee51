import { sampleStoryBadge } from '#app/facts/articles.ts';

export const searchWords = {
  head: {
    title: 'Search This Site | {company}',
    description:
      'Search our services, courses, free tools, articles, templates and downloads. You don’t need an account, and we don’t store what you type.',
    keywords: ['search', 'site search'],
    noindex: true,
  },
  title: 'Search',
  text: 'Search our services, courses, tools, articles, templates and downloads.',
  label: 'What are you looking for?',
  button: 'Search',
  resultsLabel: 'Results',
  countOne: '1 result for “{query}”',
  countMany: '{count} results for “{query}”',
  some: 'No page has all of these words. These pages have some of them.',
  near: 'No exact matches, so we searched for “{words}” instead.',
  none: {
    title: 'No results for “{query}”',
    text: 'Try one word instead of several, or a more general one.',
  },
  kinds: {
    page: 'Page',
    service: 'Service',
    course: 'Course',
    tool: 'Free tool',
    article: 'Article',
    'case-study': 'Case study',
    'sample-story': sampleStoryBadge,
    'sample-app': 'Sample app',
    template: 'Template',
    download: 'Download',
  },
  suggestionsTitle: 'Try searching for',
  suggestions: ['Invoices', 'Chatbot', 'Cost', 'Privacy', 'Course'],
  startTitle: 'Or start here',
  start: [
    { label: 'All services', href: '/services' },
    { label: 'Free AI tools', href: '/resources/tools' },
    { label: 'Courses', href: '/courses' },
    { label: 'Contact', href: '/contact' },
  ],
} as const;
