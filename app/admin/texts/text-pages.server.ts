import { ownSentencesOf } from '#app/emails/own-sentences.content.ts';
import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { industries } from '#app/facts/industries.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import type { ShippedArticle, TextPage } from '#app/facts/page-texts.ts';
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

type PageOfTexts = {
  readonly title: string;
  /** Where its texts are seen, if they belong to one page. */
  readonly path?: string;
  readonly words: (facts: Facts) => object;
};

/** Every page whose texts the owner can change: a string that its words gain can be changed at once. */
export const pagesOfTexts: Readonly<Record<TextPage, PageOfTexts>> = {
  home: { title: 'Home page', path: '/', words: homeWords },
  about: {
    title: 'About',
    path: '/about',
    words: aboutWords,
  },
  services: {
    title: 'Services',
    path: '/services',
    words: (facts) => ({
      ...servicesWords(facts),
      detail: serviceDetailOf(facts),
    }),
  },
  'marketing-automation': servicePage('Marketing automation', 'marketing-automation'),
  'workflow-automation': servicePage('Workflow automation', 'workflow-automation'),
  'customer-service-automation': servicePage(
    'Customer service automation',
    'customer-service-automation',
  ),
  'ai-readiness-assessment': servicePage('AI readiness assessment', 'ai-readiness-assessment'),
  'ai-strategy-development': servicePage('AI strategy development', 'ai-strategy-development'),
  'implementation-support': servicePage('Implementation support', 'implementation-support'),
  industries: { title: 'Industries', path: '/industries', words: industryWordsOf },
  trades: industryPage('trades'),
  clinics: industryPage('clinics'),
  retail: industryPage('retail'),
  offices: industryPage('offices'),
  manufacturing: industryPage('manufacturing'),
  pricing: { title: 'Pricing', path: '/pricing', words: pricingWords },
  offer: {
    title: 'Launch offer',
    path: '/special-offer',
    words: offerWords,
  },
  courses: { title: 'Courses', path: '/courses', words: coursesWords },
  'course-pages': { title: 'Pages of the courses', words: courseDetailWords },
  agency: { title: 'AI agency', path: '/done-for-you-ai-agency', words: agencyWords },
  'web-apps': {
    title: 'Web apps',
    path: '/web-app-development',
    words: (facts) => ({ ...webAppsWords(facts), views: appViewsOf(facts) }),
  },
  'path-to-canada': {
    title: 'Path to Canada',
    path: '/web-apps/path-to-canada',
    words: (facts) => webAppStudiesOf(facts)[0],
  },
  'ai-data-gem': {
    title: 'AI Data Gem',
    path: '/web-apps/ai-data-gem',
    words: (facts) => webAppStudiesOf(facts)[1],
  },
  deck: { title: 'Sales deck', path: '/sales-deck', words: deckWords },
  contact: {
    title: 'Contact',
    path: '/contact',
    words: (facts) => {
      const { message, ...words } = contactWords(facts);
      return {
        ...words,
        message: { ...message, form: labelsOf(message.form) },
        shortForm: labelsOf(shortContactFormOf(facts)),
        questions: contactQuestionsOf(facts),
      };
    },
  },
  resources: {
    title: 'Resources',
    path: '/resources',
    words: (facts) => ({ ...resourceWordsOf(facts).hub, questions: resourceQuestionsOf(facts) }),
  },
  tools: {
    title: 'Tools: their list and their leads',
    path: '/resources/tools',
    words: (facts) => ({ ...resourceWordsOf(facts).toolsListing, cards: toolsOf(facts) }),
  },
  templates: {
    title: 'Automation templates',
    path: '/resources/automation-templates',
    words: (facts) => resourceWordsOf(facts).templates,
  },
  'template-pages': {
    title: 'Pages of the templates, and waitlist boxes',
    words: (facts) => resourceWordsOf(facts).templateDetail,
  },
  library: {
    title: 'Library',
    path: '/resources/library',
    words: (facts) => resourceWordsOf(facts).library,
  },
  guides: {
    title: 'Guides',
    path: '/resources/guides',
    words: (facts) => resourceWordsOf(facts).categories[0],
  },
  checklists: {
    title: 'Checklists',
    path: '/resources/checklists',
    words: (facts) => resourceWordsOf(facts).categories[1],
  },
  downloads: { title: 'Pages of the downloads', words: downloadDetailWords },
  blog: { title: 'Blog', path: '/resources/blog', words: blogIndexOf },
  'case-studies': {
    title: 'Case studies',
    path: '/resources/case-studies',
    words: caseStudyIndexOf,
  },
  'article-pages': {
    title: 'Labels around articles',
    words(facts) {
      const { headTitle, headKeywords, readTime, sampleBadge, sampleAuthor, ...words } =
        articleWordsOf(facts);
      const { relatedCourse, ...labels } = words;
      return labels;
    },
  },
  'ai-tools-small-business-2025': articlePage('ai-tools-small-business-2025'),
  'ai-customer-service-human-touch': articlePage('ai-customer-service-human-touch'),
  'roi-ai-small-business': articlePage('roi-ai-small-business'),
  'bakery-online-orders': articlePage('bakery-online-orders'),
  'machine-shop-invoices': articlePage('machine-shop-invoices'),
  archive: {
    title: 'Past issues of the newsletter',
    path: '/newsletter/issues',
    words: archiveWordsOf,
  },
  booking: {
    title: 'Booking: calendar and form',
    words(facts) {
      const { form, ...words } = bookingWordsOf(facts);
      return { ...words, form: labelsOf(form) };
    },
  },
  call: { title: 'The page of a booked call', words: managePageWords },
  newsletter: { title: 'Newsletter', path: '/newsletter', words: newsletterPagesOf },
  waitlist: { title: 'Waitlists', words: waitlistPagesOf },
  legal: { title: 'Legal pages: titles and contacts', words: legalWords },
  questions: { title: 'Answers that several pages give', words: ownerQuestionsOf },
  layout: {
    title: 'Menus, footer and error pages',
    words: (facts) => ({
      ...navigationOf(facts),
      footer: footerWords(facts),
      ...layoutWordsOf(facts),
    }),
  },
  emails: { title: 'Emails', words: ownSentencesOf },
};

/** A form’s labels. What it says of mistakes is the same without script and in the API. */
function labelsOf(form: { readonly fields: Readonly<Record<string, FieldLabel>> }): object {
  const { fields, ...words } = form;
  const { toasts, inlineApiError, errorSummaryTitle, answerTooLong, ...own } = words as Record<
    string,
    unknown
  >;
  const labels = Object.entries(fields).map(([name, { label, help }]) => [
    name,
    help === undefined ? { label } : { label, help },
  ]);
  return { ...own, fields: Object.fromEntries(labels) };
}

type FieldLabel = { readonly label: string; readonly help?: string | undefined };

type ServiceSlug = ReturnType<typeof servicePagesOf>[number]['slug'];

function servicePage(title: string, slug: ServiceSlug): PageOfTexts {
  const group = /automation$/.test(slug) ? 'ai-automation-solutions' : 'ai-consultation';
  return {
    title: `Service: ${title}`,
    path: `/services/${group}/${slug}`,
    words: (facts) => servicePagesOf(facts).find((page) => page.slug === slug) ?? {},
  };
}

function articlePage(slug: ShippedArticle): PageOfTexts {
  const { title = slug, path = '/' } =
    [...blogTeasers, ...caseStudyTeasers].find((teaser) => teaser.slug === slug) ?? {};
  return { title: `Article: ${title}`, path, words: (facts) => articleTextsOf(facts, slug) };
}

function industryPage(slug: (typeof industries)[number]['slug']): PageOfTexts {
  const { name = slug } = industries.find((industry) => industry.slug === slug) ?? {};
  return {
    title: `Industry: ${name}`,
    path: `/industries/${slug}`,
    words: (facts) => industryPagesOf(facts)[slug],
  };
}
