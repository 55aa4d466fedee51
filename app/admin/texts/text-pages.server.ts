import { ownSentencesOf } from '#app/emails/own-sentences.content.ts';
import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import { builtInFacts, type Facts } from '#app/facts/facts.ts';
import { industries } from '#app/facts/industries.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import { toolsOf } from '#app/facts/tools.ts';
import { aboutWords } from '#app/features/about/about.content.ts';
import { agencyWords } from '#app/features/agency/agency.content.ts';
import {
  articleWordsOf,
  blogIndexOf,
  caseStudyIndexOf,
} from '#app/features/articles/articles.content.ts';
import { articleTextsOf } from '#app/features/articles/shipped-texts.server.ts';
import { bookingWordsOf } from '#app/features/booking/booking.content.ts';
import { managePageWords } from '#app/features/booking/manage/manage.content.ts';
import { courseDetailWords, coursesWords } from '#app/features/courses/courses.content.ts';
import { deckWords } from '#app/features/deck/deck.content.ts';
import { homeWords } from '#app/features/home/home.content.ts';
import { industryPagesOf, industryWordsOf } from '#app/features/industries/industries.content.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { contactQuestionsOf } from '#app/features/inquiries/contact-page/contact-questions.content.ts';
import { shortContactFormOf } from '#app/features/inquiries/message-form.content.ts';
import { legalWords } from '#app/features/legal/legal.content.ts';
import { offerWords } from '#app/features/offer/offer.content.ts';
import { pricingWords } from '#app/features/pricing/pricing.content.ts';
import { resourceQuestionsOf } from '#app/features/resources/resource-questions.content.ts';
import { downloadDetailWords, resourceWordsOf } from '#app/features/resources/resources.content.ts';
import { serviceDetailOf, servicePagesOf } from '#app/features/services/service-pages.content.ts';
import { servicesWords } from '#app/features/services/services.content.ts';
import { archiveWordsOf } from '#app/features/subscriptions/newsletter/archive/archive.content.ts';
import { newsletterPagesOf } from '#app/features/subscriptions/newsletter/newsletter.content.ts';
import { waitlistPagesOf } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import {
  appViewsOf,
  webAppStudiesOf,
  webAppsWords,
} from '#app/features/web-apps/web-apps.content.ts';
import { layoutWordsOf } from '#app/layout/layout.content.ts';
import { footerWords, navigationOf } from '#app/layout/navigation.content.ts';

type Words = (facts: Facts) => object;

/** A page and its words; `path` is where they are seen, if they belong to one page. */
function page(title: string, words: Words, path?: string) {
  return { title, words, path };
}

/** Every page whose texts the owner can change: a string that its words gain can be changed at once. */
export const pagesOfTexts = {
  home: page('Home page', homeWords, '/'),
  about: page('About', aboutWords, '/about'),
  services: page(
    'Services',
    (facts) => ({ ...servicesWords(facts), detail: serviceDetailOf(facts) }),
    '/services',
  ),
  'marketing-automation': servicePage('marketing-automation'),
  'workflow-automation': servicePage('workflow-automation'),
  'customer-service-automation': servicePage('customer-service-automation'),
  'ai-readiness-assessment': servicePage('ai-readiness-assessment'),
  'ai-strategy-development': servicePage('ai-strategy-development'),
  'implementation-support': servicePage('implementation-support'),
  industries: page('Industries', industryWordsOf, '/industries'),
  trades: industryPage('trades'),
  clinics: industryPage('clinics'),
  retail: industryPage('retail'),
  offices: industryPage('offices'),
  manufacturing: industryPage('manufacturing'),
  pricing: page('Pricing', pricingWords, '/pricing'),
  offer: page('Launch offer', offerWords, '/special-offer'),
  courses: page('Courses', coursesWords, '/courses'),
  'course-pages': page('Pages of the courses', courseDetailWords),
  agency: page('AI agency', agencyWords, '/done-for-you-ai-agency'),
  'web-apps': page(
    'Web apps',
    (facts) => ({ ...webAppsWords(facts), views: appViewsOf(facts) }),
    '/web-app-development',
  ),
  'path-to-canada': page(
    'Path to Canada',
    (facts) => webAppStudiesOf(facts)[0],
    '/web-apps/path-to-canada',
  ),
  'ai-data-gem': page('AI Data Gem', (facts) => webAppStudiesOf(facts)[1], '/web-apps/ai-data-gem'),
  deck: page('Sales deck', deckWords, '/sales-deck'),
  contact: page(
    'Contact',
    (facts) => ({
      ...contactWords(facts),
      shortForm: shortContactFormOf(facts),
      questions: contactQuestionsOf(facts),
    }),
    '/contact',
  ),
  resources: page(
    'Resources',
    (facts) => ({ ...resourceWordsOf(facts).hub, questions: resourceQuestionsOf(facts) }),
    '/resources',
  ),
  tools: page(
    'Tools: their list and their leads',
    (facts) => ({ ...resourceWordsOf(facts).toolsListing, cards: toolsOf(facts) }),
    '/resources/tools',
  ),
  templates: page(
    'Automation templates',
    (facts) => resourceWordsOf(facts).templates,
    '/resources/automation-templates',
  ),
  'template-pages': page(
    'Pages of the templates, and waitlist boxes',
    (facts) => resourceWordsOf(facts).templateDetail,
  ),
  library: page('Library', (facts) => resourceWordsOf(facts).library, '/resources/library'),
  guides: page('Guides', (facts) => resourceWordsOf(facts).categories[0], '/resources/guides'),
  checklists: page(
    'Checklists',
    (facts) => resourceWordsOf(facts).categories[1],
    '/resources/checklists',
  ),
  downloads: page('Pages of the downloads', downloadDetailWords),
  blog: page('Blog', blogIndexOf, '/resources/blog'),
  'case-studies': page('Case studies', caseStudyIndexOf, '/resources/case-studies'),
  'article-pages': page('Labels around articles', (facts) => {
    const { sampleBadge: _, ...labels } = articleWordsOf(facts);
    return labels;
  }),
  'ai-tools-small-business-2025': articlePage('ai-tools-small-business-2025'),
  'ai-customer-service-human-touch': articlePage('ai-customer-service-human-touch'),
  'roi-ai-small-business': articlePage('roi-ai-small-business'),
  'bakery-online-orders': articlePage('bakery-online-orders'),
  'machine-shop-invoices': articlePage('machine-shop-invoices'),
  archive: page('Past issues of the newsletter', archiveWordsOf, '/newsletter/issues'),
  booking: page('Booking: calendar and form', bookingWordsOf),
  call: page('The page of a booked call', managePageWords),
  newsletter: page('Newsletter', newsletterPagesOf, '/newsletter'),
  waitlist: page('Waitlists', waitlistPagesOf),
  legal: page('Legal pages: titles and contacts', legalWords),
  questions: page('Answers that several pages give', ownerQuestionsOf),
  layout: page('Menus, footer and error pages', (facts) => ({
    ...navigationOf(facts),
    footer: footerWords(facts),
    ...layoutWordsOf(facts),
  })),
  emails: page('Emails', ownSentencesOf),
};

export type TextPage = keyof typeof pagesOfTexts;

function servicePage(slug: ReturnType<typeof servicePagesOf>[number]['slug']) {
  const find = (facts: Facts) => servicePagesOf(facts).find((one) => one.slug === slug);
  const { title = slug, path } = find(builtInFacts) ?? {};
  return page(`Service: ${title}`, (facts) => find(facts) ?? {}, path);
}

function articlePage(slug: string) {
  const { title = slug, path } =
    [...blogTeasers, ...caseStudyTeasers].find((teaser) => teaser.slug === slug) ?? {};
  return page(`Article: ${title}`, (facts) => articleTextsOf(facts, slug), path);
}

function industryPage(slug: (typeof industries)[number]['slug']) {
  const { name = slug } = industries.find((industry) => industry.slug === slug) ?? {};
  return page(`Industry: ${name}`, (facts) => industryPagesOf(facts)[slug], `/industries/${slug}`);
}
