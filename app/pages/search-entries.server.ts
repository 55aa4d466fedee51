import { courseList } from '#app/facts/courses.ts';
import { industries } from '#app/facts/industries.ts';
import { offerFigures } from '#app/facts/offer.ts';
import { townAndProvince } from '#app/facts/place.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { isHidden, sections } from '#app/facts/sections.ts';
import { tools } from '#app/facts/tools.ts';
import { about } from '#app/features/about/about.content.ts';
import { aboutQuestions } from '#app/features/about/about-questions.content.ts';
import { agency } from '#app/features/agency/agency.content.ts';
import { blogIndex, caseStudyIndex } from '#app/features/articles/articles.content.ts';
import { courses } from '#app/features/courses/courses.content.ts';
import { deck } from '#app/features/deck/deck.content.ts';
import { home } from '#app/features/home/home.content.ts';
import { industryPages, industryWords } from '#app/features/industries/industries.content.ts';
import { contact } from '#app/features/inquiries/contact.content.ts';
import { contactQuestions } from '#app/features/inquiries/contact-page/contact-questions.content.ts';
import { privacyRequest } from '#app/features/inquiries/privacy-request/privacy-request.content.ts';
import { offer } from '#app/features/offer/offer.content.ts';
import { offerQuestions } from '#app/features/offer/offer-questions.content.ts';
import { shownPricing } from '#app/features/pricing/shown-pricing.ts';
import { resourceQuestions } from '#app/features/resources/resource-questions.content.ts';
import {
  library,
  resourceCategories,
  resourcesHub,
  templates,
  toolsListing,
} from '#app/features/resources/resources.content.ts';
import type { SearchEntry, SearchKind } from '#app/features/search/search-index.ts';
import { servicePages } from '#app/features/services/service-pages.content.ts';
import {
  serviceQuestions,
  servicesQuestions,
} from '#app/features/services/service-questions.content.ts';
import { services } from '#app/features/services/services.content.ts';
import { newsletter } from '#app/features/subscriptions/newsletter/newsletter.content.ts';
import { webAppStudies, webApps } from '#app/features/web-apps/web-apps.content.ts';
import { asSentence } from '#app/platform/format/as-sentence.ts';
import { fillHeadText } from '#app/platform/seo/fill-head.ts';

/** Addresses, texts with {placeholders} and ids such as `customer-service`. */
const NO_SENTENCE = /^(\/|#|https?:|mailto:|tel:)|[{}]|^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Such as `orderIncrease`. */
const NAME_IN_CODE = /^[a-z]+([A-Z][a-z]+)+$/;
/** Of a figure or a field, such as `totalLabel`. */
const LABEL = /Label$/;

type FrontMatter = { title: string; description: string; isSample?: boolean };

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
export function readSearchEntries(): readonly SearchEntry[] {
  const all = [
    page('/', home),
    page('/about', { ...about, questions: aboutQuestions }),
    page('/contact', { ...contact, questions: contactQuestions }),
    page('/services', { ...services, questions: servicesQuestions }),
    page('/industries', {
      ...{ head: industryWords.head, title: industryWords.title, text: industryWords.text },
      ...{ industries, questions: industryWords.questions, end: industryWords.end },
    }),
    ...industries.map((industry) => {
      const { searchedAs, ...words } = industryPages[industry.slug];
      return { ...page(industry.path, { ...{ industry }, ...words }), searchedAs };
    }),
    page('/pricing', {
      ...shownPricing(sections.offer),
      ...(sections.offer ? {} : { holds: undefined, difference: undefined }),
    }),
    page('/courses', courses),
    page('/done-for-you-ai-agency', agency),
    page('/web-app-development', webApps),
    page('/newsletter', newsletter.page),
    page('/privacy/request', privacyRequest),
    page('/special-offer', { ...offer, questions: offerQuestions }),
    page('/sales-deck', deck),
    page('/resources', { ...resourcesHub, questions: resourceQuestions }),
    page('/resources/tools', toolsListing),
    page('/resources/automation-templates', templates),
    page('/resources/library', library),
    page('/resources/blog', blogIndex),
    page('/resources/case-studies', caseStudyIndex),
    ...resourceCategories.map((category) => page(`/resources/${category.slug}`, category)),
    ...webAppStudies.map(({ isSample, ...study }) => ({
      ...page(study.path, study),
      ...(isSample && { kind: 'sample-app' as const }),
    })),
    ...servicePages.map((service) =>
      item('service', service.path, { ...service, questions: serviceQuestions[service.slug] }),
    ),
    ...courseList.map((course) => item('course', course.link, course)),
    ...tools.map((tool) => item('tool', `/resources/tools/${tool.slug}`, tool)),
    ...templateCards.map((card) => item('template', card.downloadUrl, card)),
    ...libraryResources.map((resource) => item('download', resource.downloadUrl, resource)),
    ...Object.entries(sources).map(([file, source]) => article(file, source)),
  ];
  return all.filter(({ path }) => !isHidden(path));
}

function page(
  path: string,
  content: { head: { title: string; description: string }; questions?: unknown },
): SearchEntry {
  const { head: words, ...rest } = content;
  const head = { title: fillHeadText(words.title), description: fillHeadText(words.description) };
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
function article(file: string, source: string): SearchEntry {
  const [, folder = '', slug = ''] = /\/([^/]+)\/([^/]+)\.mdx$/.exec(file) ?? [];
  const frontMatter = frontMatters[file];
  if (!frontMatter) throw new Error(`${file} has no front matter`);
  const { title, description } = frontMatter;
  const body = textOfMarkdown(source.replace(/^---\n[\s\S]*?\n---\n/, ''));
  if (folder === 'legal') return { path: `/${slug}`, kind: 'page', title, description, body };
  const study = frontMatter.isSample ? 'sample-story' : 'case-study';
  const kind = folder === 'blog' ? 'article' : study;
  return { path: `/resources/${folder}/${slug}`, kind, title, description, body };
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
function textOfMarkdown(source: string): string {
  return source
    .replace('<TownAndProvince />', townAndProvince())
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
