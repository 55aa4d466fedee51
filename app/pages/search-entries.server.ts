import { townAndProvince } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { industries } from '#app/facts/industries.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { isHidden } from '#app/facts/sections.ts';
import { toolsOf } from '#app/facts/tools.ts';
import { aboutWords } from '#app/features/about/about.content.ts';
import { agencyWords } from '#app/features/agency/agency.content.ts';
import { findShippedArticle } from '#app/features/articles/article.ts';
import { blogIndexOf, caseStudyIndexOf } from '#app/features/articles/articles.content.ts';
import { coursesWords } from '#app/features/courses/courses.content.ts';
import { shownDeckOf } from '#app/features/deck/shown-deck.ts';
import { homeWords } from '#app/features/home/home.content.ts';
import { industryPagesOf, industryWordsOf } from '#app/features/industries/industries.content.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { contactQuestionsOf } from '#app/features/inquiries/contact-page/contact-questions.content.ts';
import { privacyRequest } from '#app/features/inquiries/privacy-request/privacy-request.content.ts';
import { offerWords } from '#app/features/offer/offer.content.ts';
import { shownPricing } from '#app/features/pricing/shown-pricing.ts';
import { resourceQuestionsOf } from '#app/features/resources/resource-questions.content.ts';
import { resourceWordsOf } from '#app/features/resources/resources.content.ts';
import type { SearchEntry, SearchKind } from '#app/features/search/search-index.ts';
import { servicePagesOf } from '#app/features/services/service-pages.content.ts';
import { servicesWords } from '#app/features/services/services.content.ts';
import { newsletterPagesOf } from '#app/features/subscriptions/newsletter/newsletter.content.ts';
import { webAppStudiesOf, webAppsWords } from '#app/features/web-apps/web-apps.content.ts';
import { asSentence } from '#app/platform/format/as-sentence.ts';

/** Addresses, texts with {placeholders} and ids such as `customer-service`. */
const NO_SENTENCE = /^(\/|#|https?:|mailto:|tel:)|[{}]|^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Such as `orderIncrease`. */
const NAME_IN_CODE = /^[a-z]+([A-Z][a-z]+)+$/;
/** Of a figure or a field, such as `totalLabel`. */
const LABEL = /Label$/;

type FrontMatter = { title: string; description: string; isSample?: boolean | undefined };

const sources = import.meta.glob<string>(['../../content/**/*.mdx', '!**/legal/former/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const frontMatters = import.meta.glob<FrontMatter>(
  ['../../content/**/*.mdx', '!**/legal/former/**'],
  { import: 'frontMatter', eager: true },
);

/**
 * Content that isn't searched: messages of forms, alternative texts, internal values, states that a
 * page isn't in, the words of the presentation beside the deck, made-up examples, which lose their
 * labels in an excerpt, and labels that lose their figures.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(
  [
    'form toasts errors pictureAlt imageAlt alt note work claim icon kind category',
    'ended empty loading loadError unavailable support',
    'notes print presentation presentationHead sample',
    'countdown discounts columns caption unit hours range taxNote priceNote labels facts round',
  ].flatMap((keys) => keys.split(' ')),
);

/** The entries of the search index, built from the content and the facts that apply now. */
export function readSearchEntries(facts: Facts): readonly SearchEntry[] {
  const { courses: courseList, sections } = facts;
  const resources = resourceWordsOf(facts);
  const about = aboutWords(facts);
  const courses = coursesWords(facts);
  const home = homeWords(facts);
  const industryPages = industryPagesOf(facts);
  const industryWords = industryWordsOf(facts);
  const contact = contactWords(facts);
  const contactQuestions = contactQuestionsOf(facts);
  const offer = offerWords(facts);
  const all = [
    page(facts, '/', home),
    page(facts, '/about', about),
    page(facts, '/contact', { ...contact, questions: contactQuestions }),
    page(facts, '/services', servicesWords(facts)),
    page(facts, '/industries', {
      head: industryWords.head,
      title: industryWords.title,
      text: industryWords.text,
      industries,
      questions: industryWords.questions,
      end: industryWords.end,
    }),
    ...industries.map((industry) => {
      const { searchedAs, ...words } = industryPages[industry.slug];
      return { ...page(facts, industry.path, { industry, ...words }), searchedAs };
    }),
    page(facts, '/pricing', {
      ...shownPricing(facts, sections.offer),
      ...(sections.offer ? {} : { holds: undefined, difference: undefined }),
    }),
    page(facts, '/courses', courses),
    page(facts, '/done-for-you-ai-agency', agencyWords(facts)),
    page(facts, '/web-app-development', {
      ...webAppsWords(facts),
      ...(sections.webApps ? {} : { featured: undefined }),
    }),
    page(facts, '/newsletter', newsletterPagesOf(facts).page),
    page(facts, '/privacy/request', privacyRequest),
    page(facts, '/special-offer', offer),
    page(facts, '/sales-deck', shownDeckOf(facts)),
    page(facts, '/resources', { ...resources.hub, questions: resourceQuestionsOf(facts) }),
    page(facts, '/resources/tools', resources.toolsListing),
    page(facts, '/resources/automation-templates', resources.templates),
    page(facts, '/resources/library', resources.library),
    page(facts, '/resources/blog', blogIndexOf(facts)),
    page(facts, '/resources/case-studies', caseStudyIndexOf(facts)),
    ...resources.categories.map((category) => page(facts, `/resources/${category.slug}`, category)),
    ...webAppStudiesOf(facts).map(({ isSample, ...study }) => ({
      ...page(facts, study.path, study),
      ...(isSample && { kind: 'sample-app' as const }),
    })),
    ...servicePagesOf(facts).map((service) => item('service', service.path, service)),
    ...courseList.map((course) => item('course', course.link, course)),
    ...toolsOf(facts).map((tool) => item('tool', `/resources/tools/${tool.slug}`, tool)),
    ...templateCards.map((card) => item('template', card.downloadUrl, card)),
    ...libraryResources.map((resource) => item('download', resource.downloadUrl, resource)),
    ...Object.entries(sources).map(([file, source]) => article(facts, file, source)),
  ];
  return all.filter(({ path }) => !isHidden(facts, path));
}

function page(
  facts: Facts,
  path: string,
  content: { head: { title: string; description: string }; [text: string]: unknown },
): SearchEntry {
  const { head: words, ...rest } = content;
  const head = {
    title: fillTokens(facts, words.title),
    description: fillTokens(facts, words.description),
  };
  const [title = head.title] = head.title.split(' | ');
  return { path, kind: 'page', title, description: head.description, body: textOf(rest) };
}

function item(
  kind: SearchKind,
  path: string,
  content: { title: string; description: string; questions?: unknown },
): SearchEntry {
  const { title, description, ...rest } = content;
  return { path, kind, title, description, body: textOf({ ...rest, head: undefined }) };
}

/** The entry of an MDX file: its folder gives the kind, its file name the path. */
function article(facts: Facts, file: string, source: string): SearchEntry {
  const [, folder = '', slug = ''] = /\/([^/]+)\/([^/]+)\.mdx$/.exec(file) ?? [];
  const path = `/resources/${folder}/${slug}`;
  const shown = findShippedArticle(facts, path);
  const frontMatter = shown?.frontMatter ?? frontMatters[file];
  if (!frontMatter) throw new Error(`${file} has no front matter`);
  const { title, description } = frontMatter;
  const body = textOfMarkdown(facts, shown?.body || source.replace(/^---\n[\s\S]*?\n---\n/, ''));
  if (folder === 'legal') return { path: `/${slug}`, kind: 'page', title, description, body };
  const study = frontMatter.isSample ? 'sample-story' : 'case-study';
  const kind = folder === 'blog' ? 'article' : study;
  return { path, kind, title, description, body };
}

/** The texts in a content object. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return isSentence(content) ? `${asSentence(content)} ` : '';
  if (content === null || typeof content !== 'object' || isMadeUp(content)) return '';
  return Object.entries(content)
    .filter(([key]) => !(LEFT_OUT.has(key) || LABEL.test(key)))
    .map(([, value]) => textOf(value))
    .join('');
}

/** A person or a story that an owner has yet to replace. */
function isMadeUp(content: object): boolean {
  return 'isSample' in content && content.isSample === true;
}

function isSentence(text: string): boolean {
  return !(NO_SENTENCE.test(text) || NAME_IN_CODE.test(text));
}

/** The text of MDX. Every line is a block: a paragraph, a heading, an item or a cell. */
function textOfMarkdown(facts: Facts, source: string): string {
  const { offer: offerFigures } = facts;
  return source
    .replace('<TownAndProvince />', townAndProvince(facts))
    .replace('<GuaranteeDays />', String(offerFigures.guaranteeDays))
    .replace(/<\/t[dh]>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`[\]]/g, '')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(#+|>|-|\d+\.) +/, '')
        .replace(/\s+/g, ' '),
    )
    .filter((line) => line !== '')
    .map(asSentence)
    .join(' ');
}
