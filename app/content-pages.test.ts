import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { agencyWords } from '#app/features/agency/agency.content.ts';
import { courseDetailWords, coursesWords } from '#app/features/courses/courses.content.ts';
import { deckWords } from '#app/features/deck/deck.content.ts';
import { servicePagesOf } from '#app/features/services/service-pages.content.ts';
import { webAppStudiesOf, webAppsWords } from '#app/features/web-apps/web-apps.content.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutProps } from '#test/without-props.ts';

const agency = agencyWords(builtInFacts);
const servicePages = servicePagesOf(builtInFacts);
const webAppStudies = webAppStudiesOf(builtInFacts);
const webApps = webAppsWords(builtInFacts);

const { courses: courseList } = builtInFacts;
const courseDetail = courseDetailWords(builtInFacts);
const courses = coursesWords(builtInFacts);
const deck = deckWords(builtInFacts);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

/** What a page says without any script, as text. */
async function textOf(path: string): Promise<string> {
  const html = withoutProps(await app.renderPage(path));
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|&quot;|&amp;|&nbsp;/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll(/\s+/g, ' ');
}

const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** The parts that the specification gives a page, in its order where a page is a list. */
const pages: readonly (readonly [path: string, words: readonly string[]])[] = [
  [
    '/courses',
    [
      courses.hero.title,
      'Browse Courses',
      ...titles(courseList),
      'Most Popular',
      'Not Sure Where to Start?',
      'free 15-minute consultation',
      'Schedule Free Consultation',
      courses.corporate.title,
      'Volume discounts',
    ],
  ],
  ...courseList.map(
    (course) =>
      [
        course.link,
        [
          course.title,
          `${formatDollars(course.price)} + HST`,
          course.level,
          'Coming Soon',
          'Join Waitlist',
        ],
      ] as const,
  ),
  [
    '/courses/prompt-writing-for-bakers',
    [
      'Prompt Writing For Bakers',
      courseDetail.overview,
      courseDetail.duration,
      'Coming Soon',
      'Join Waitlist',
    ],
  ],
  [
    '/services',
    [
      'AI Automation & Consultation Services',
      'Schedule Consultation',
      ...servicePages.map(({ card }) => card.title),
    ],
  ],
  ...servicePages.map(
    (service) =>
      [
        service.path,
        [
          service.title,
          service.subtitle,
          service.description,
          'Key Features',
          ...titles(service.features),
          'Benefits',
          ...titles(service.benefits),
          'Common Use Cases',
          ...service.useCases,
          'Related Services',
          'Ready to Get Started?',
        ],
      ] as const,
  ),
  [
    '/done-for-you-ai-agency',
    [
      'Zero upfront cost',
      ...['Partnership', 'Setup', 'Commission'],
      ...['Initial setup', 'Vendor integrations', 'Business guidance', 'Revenue-ready foundation'],
      agency.disclosure.text,
      'Get Started',
    ],
  ],
  [
    '/web-app-development',
    [
      ...webAppStudies.map(({ name }) => name),
      ...['Discovery', 'Design', 'Development', 'Launch'],
      ...titles(webApps.reasons.items),
      'Get Started',
    ],
  ],
  ...webAppStudies.map(
    (study) =>
      [
        study.path,
        [
          study.title,
          'Sample app',
          ...titles(study.features),
          ...titles(study.narrative),
          'Discuss Your Project',
        ],
      ] as const,
  ),
  ['/sales-deck', deck.hero.divisions.map(({ description }) => description)],
  ['/resources', ['245 KB', '380 KB', '125 KB', 'All 25 planned templates', 'Browse All']],
  ['/resources/blog', ['Coming soon! This page is under development.']],
  ['/resources/case-studies', ['Coming soon! This page is under development.']],
  ['/resources/case-studies/bakery-online-orders', ['Sample story']],
  [
    '/resources/downloads/resource-pack',
    ['PDF Bundle', '12.4 MB', 'Coming Soon', 'Join Download Waitlist', 'Subscribe to Updates'],
  ],
  [
    '/resources/automation-templates/customer-chatbot',
    ['Beginner', 'Coming Soon', 'Join Waitlist', 'Subscribe to Updates'],
  ],
  ['/resources/automation-templates/lead-follow-up-email', ['Intermediate']],
  ['/resources/automation-templates/stock-reorder', ['Advanced']],
  [
    '/resources/automation-templates/never-heard-of-it',
    ['Advanced', 'Join Waitlist', 'Subscribe to Updates'],
  ],
];

test.each(pages)('%s says without a script what it is for', async (path, words) => {
  const text = await textOf(path);
  const missing = words.filter((one) => !text.includes(one.replaceAll(/\s+/g, ' ')));
  expect(missing).toEqual([]);
});

test('a course by any name has a page that search engines leave out, and markup in it is text', async () => {
  const html = await app.renderPage('/courses/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
  expect(html).not.toMatch(/<script>alert/i);
  expect(html).toContain('&lt;script&gt;');
});

test.each(['nonsense', 'blog/nonsense', 'case-studies/nonsense', 'downloads', 'tools/nonsense'])(
  '/resources/%s is not found',
  async (path) => {
    expect((await app.request(`/resources/${path}`)).status).toBe(404);
  },
);

test.each(['', '/customer-chatbot', '?q=email&category=sales'])(
  'the other address of the templates leads on: %s',
  async (rest) => {
    const answer = await app.request(`/resources/templates${rest}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      `/resources/automation-templates${rest}`,
    ]);
  },
);
