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

type Words = (facts: Facts) => object | undefined;

/** A page and its words; `path` is where they are seen, if they belong to one page. */
function page(id: string, title: string, words: Words, path?: string) {
  return { id, title, words, path };
}

const shippedArticles = [...blogTeasers, ...caseStudyTeasers];

/** Every page whose texts the owner can change: a string that its words gain can be changed at once. */
export const pagesOfTexts = [
  page('home', 'Home page', homeWords, '/'),
  page('about', 'About', aboutWords, '/about'),
  page(
    'services',
    'Services',
    (facts) => ({ ...servicesWords(facts), detail: serviceDetailOf(facts) }),
    '/services',
  ),
  ...servicePagesOf(builtInFacts).map(({ slug, title, path }, at) =>
    page(slug, `Service: ${title}`, (facts) => servicePagesOf(facts)[at], path),
  ),
  page('industries', 'Industries', industryWordsOf, '/industries'),
  ...industries.map(({ slug, name, path }) =>
    page(slug, `Industry: ${name}`, (facts) => industryPagesOf(facts)[slug], path),
  ),
  page('pricing', 'Pricing', pricingWords, '/pricing'),
  page('offer', 'Launch offer', offerWords, '/special-offer'),
  page('courses', 'Courses', coursesWords, '/courses'),
  page('course-pages', 'Pages of the courses', courseDetailWords),
  page('agency', 'AI agency', agencyWords, '/done-for-you-ai-agency'),
  page(
    'web-apps',
    'Web apps',
    (facts) => ({ ...webAppsWords(facts), views: appViewsOf(facts) }),
    '/web-app-development',
  ),
  page(
    'path-to-canada',
    'Path to Canada',
    (facts) => webAppStudiesOf(facts)[0],
    '/web-apps/path-to-canada',
  ),
  page('ai-data-gem', 'AI Data Gem', (facts) => webAppStudiesOf(facts)[1], '/web-apps/ai-data-gem'),
  page('deck', 'Sales deck', deckWords, '/sales-deck'),
  page(
    'contact',
    'Contact',
    (facts) => ({
      ...contactWords(facts),
      shortForm: shortContactFormOf(facts),
      questions: contactQuestionsOf(facts),
    }),
    '/contact',
  ),
  page(
    'resources',
    'Resources',
    (facts) => ({ ...resourceWordsOf(facts).hub, questions: resourceQuestionsOf(facts) }),
    '/resources',
  ),
  page(
    'tools',
    'Tools: their list and their leads',
    (facts) => ({ ...resourceWordsOf(facts).toolsListing, cards: toolsOf(facts) }),
    '/resources/tools',
  ),
  page(
    'templates',
    'Automation templates',
    (facts) => resourceWordsOf(facts).templates,
    '/resources/automation-templates',
  ),
  page(
    'template-pages',
    'Pages of the templates, and waitlist boxes',
    (facts) => resourceWordsOf(facts).templateDetail,
  ),
  page('library', 'Library', (facts) => resourceWordsOf(facts).library, '/resources/library'),
  page('guides', 'Guides', (facts) => resourceWordsOf(facts).categories[0], '/resources/guides'),
  page(
    'checklists',
    'Checklists',
    (facts) => resourceWordsOf(facts).categories[1],
    '/resources/checklists',
  ),
  page('downloads', 'Pages of the downloads', downloadDetailWords),
  page('blog', 'Blog', blogIndexOf, '/resources/blog'),
  page('case-studies', 'Case studies', caseStudyIndexOf, '/resources/case-studies'),
  page('article-pages', 'Labels around articles', (facts) => {
    const { sampleBadge: _, ...labels } = articleWordsOf(facts);
    return labels;
  }),
  ...shippedArticles.map(({ slug, title, path }) =>
    page(slug, `Article: ${title}`, (facts) => articleTextsOf(facts, slug), path),
  ),
  page('archive', 'Past issues of the newsletter', archiveWordsOf, '/newsletter/issues'),
  page('booking', 'Booking: calendar and form', bookingWordsOf),
  page('call', 'The page of a booked call', managePageWords),
  page('newsletter', 'Newsletter', newsletterPagesOf, '/newsletter'),
  page('waitlist', 'Waitlists', waitlistPagesOf),
  page('legal', 'Legal pages: titles and contacts', legalWords),
  page('questions', 'Answers that several pages give', ownerQuestionsOf),
  page('layout', 'Menus, footer and error pages', (facts) => ({
    ...navigationOf(facts),
    footer: footerWords(facts),
    ...layoutWordsOf(facts),
  })),
  page('emails', 'Emails', ownSentencesOf),
];
