import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../scripts/vite-articles.ts';
import { adminLogin, emailIntegration } from './admin/admin.content.ts';
import type { PageHead } from './content-types.ts';
import { blogTeasers, caseStudyTeasers } from './facts/articles.ts';
import { claims } from './facts/claims.ts';
import { courseList } from './facts/courses.ts';
import { offerFigures, savingsOf, totalValueOf } from './facts/offer.ts';
import { libraryResources, templateCards } from './facts/resources.ts';
import { about } from './features/about/about.content.ts';
import { articleWords } from './features/articles/articles.content.ts';
import { courses } from './features/courses/courses.content.ts';
import { deck } from './features/deck/deck.content.ts';
import { home } from './features/home/home.content.ts';
import { contact } from './features/inquiries/contact.content.ts';
import { shortContactForm } from './features/inquiries/message-form.content.ts';
import { offerRequest } from './features/inquiries/offer-request/offer-request.content.ts';
import { offer } from './features/offer/offer.content.ts';
import {
  checklistSheet,
  library,
  templateDetail,
  templates,
} from './features/resources/resources.content.ts';
import { servicePages } from './features/services/service-pages.content.ts';
import { newsletter } from './features/subscriptions/newsletter/newsletter.content.ts';
import { checklistItems } from './features/tools/vendor-checklist/checklist-items.ts';
import { itemWords } from './features/tools/vendor-checklist/vendor-checklist.content.ts';

const contentModules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.content.ts', './facts/*.ts', '!./facts/*.{test,server,schema}.ts'],
  { eager: true },
);
/** Tools and booking reckon with percents and dollars of their own; their tests cover those. */
const ownFigures = /features\/(tools|booking)\/|facts\/tools/;

type Found = { file: string; at: string; value: string };

const strings = Object.entries(contentModules).flatMap(([file, module]) =>
  collectStrings(module, file, ''),
);
const heads = Object.entries(contentModules).flatMap(([file, module]) =>
  collectHeads(module, file),
);

const root = path.resolve(import.meta.dirname, '..');
const articles = ['blog', 'case-studies', 'legal'].flatMap((folder) =>
  readdirSync(path.join(root, 'content', folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = path.join('content', folder, name);
      const source = readFileSync(path.join(root, file), 'utf8');
      return {
        file,
        folder,
        slug: name.replace(/\.mdx$/, ''),
        body: source.replace(/^---\n[\s\S]*?\n---\n/, ''),
        frontMatter: readFrontMatter(source, file),
      };
    }),
);
const stories = articles.filter(({ folder }) => folder !== 'legal');

describe('the head of a page', () => {
  test('was found for every feature', () => {
    expect(heads.length).toBeGreaterThan(35);
  });

  test.each(heads)('$head.title has a length that search results show', ({ head }) => {
    expect(filledIn(head)).not.toEqual([]);
    for (const { title, description } of filledIn(head)) {
      expect(title.length, title).toBeGreaterThanOrEqual(15);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
    expect(head.keywords.length).toBeGreaterThan(0);
  });

  test('has a title and a description that no other page has', () => {
    const all = [
      ...heads.map(({ head }) => head),
      ...stories.map(({ frontMatter }) => frontMatter as unknown as PageHead),
    ];
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
  });
});

describe('a link in the content', () => {
  const linkKeys = /\.(href|link|linkTo|path|downloadUrl)$/;

  test('starts with a slash, or names another origin, an email address or a phone', () => {
    const wrong = strings.filter(
      ({ at, value }) => linkKeys.test(at) && !/^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(value),
    );
    expect(wrong).toEqual([]);
  });

  test('to a service, a course or a template leads to one that exists', () => {
    const known = new Set<string>([
      '/services',
      '/courses',
      '/resources/automation-templates',
      ...servicePages.map((page) => page.path),
      ...courseList.map((course) => course.link),
      ...templateCards.map((card) => card.downloadUrl),
    ]);
    const wrong = strings.filter(
      ({ at, value }) =>
        linkKeys.test(at) &&
        /^\/(services|courses|resources\/automation-templates)\b/.test(value) &&
        !known.has(value.replace(/#.*$/, '')),
    );
    expect(wrong).toEqual([]);
  });

  test('in an article starts with a slash', () => {
    for (const { file, body } of articles) {
      for (const [, href = ''] of body.matchAll(/\]\(([^)]+)\)/g)) {
        expect(href, file).toMatch(/^\//);
      }
    }
  });
});

describe('a figure', () => {
  const registered: ReadonlySet<string> = new Set(
    Object.values(claims)
      .filter(({ unit }) => unit === 'percent')
      .map(({ value }) => String(value)),
  );

  test('with a percent sign stands in the claims register', () => {
    const unknown = strings
      .filter(({ file }) => !ownFigures.test(file))
      .filter(({ value }) => percentsIn(value).some((percent) => !registered.has(percent)));
    expect(unknown).toEqual([]);
  });

  test('in dollars is kept as a number outside the register, never as text', () => {
    const inWords = strings.filter(
      ({ file, value }) =>
        !ownFigures.test(file) && !file.endsWith('facts/claims.ts') && /\$\d/.test(value),
    );
    expect(inWords).toEqual([]);
  });

  test('in a case study is the registered one', () => {
    for (const { file, body, frontMatter } of articles.filter(
      ({ folder }) => folder === 'case-studies',
    )) {
      for (const percent of percentsIn(`${body} ${frontMatter.result}`)) {
        expect(registered, file).toContain(percent);
      }
    }
  });

  test('of the register prints its value and says where it comes from', () => {
    for (const [id, claim] of Object.entries(claims)) {
      if (claim.unit !== 'story') {
        expect(claim.figure.replace(/\D/g, ''), id).toBe(String(claim.value));
        expect(claim.text.replaceAll(',', ''), id).toContain(String(claim.value));
      }
      expect(claim.source.length, id).toBeGreaterThan(10);
      expect(claim.date, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(claim.shownOn.length, id).toBeGreaterThan(0);
    }
  });
});

describe('the launch offer', () => {
  const sum = offer.pricing.breakdown.reduce((total, { value }) => total + value, 0);

  test('adds its parts up to the total value and the savings', () => {
    expect(sum).toBe(12_196);
    expect(totalValueOf()).toBe(sum);
    expect(savingsOf()).toBe(sum - offerFigures.price);
    expect(savingsOf()).toBe(11_199);
  });

  test('gives every discount as the price compared with a base price yields it', () => {
    const computed = offer.pricing.discounts.map(({ claim, basePrice }) => [
      claims[claim].value,
      Math.round((1 - offerFigures.price / basePrice) * 100),
    ]);
    expect(computed).toEqual([
      [80, 80],
      [83, 83],
      [92, 92],
    ]);
  });
});

describe('the catalogue', () => {
  test('describes six services, each with four features, four benefits, six uses and three relatives', () => {
    expect(servicePages).toHaveLength(6);
    for (const page of servicePages) {
      expect(page.path).toBe(`/services/${page.group}/${page.slug}`);
      expect(page.features, page.slug).toHaveLength(4);
      expect(page.benefits, page.slug).toHaveLength(4);
      expect(page.useCases, page.slug).toHaveLength(6);
      expect(page.relatedServices, page.slug).toHaveLength(3);
      expect(page.relatedServices.map(({ link }) => link as string)).not.toContain(page.path);
    }
  });

  test('says nothing twice in two services', () => {
    const words = servicePages.flatMap(({ features, benefits, useCases, subtitle }) => [
      subtitle,
      ...useCases,
      ...[...features, ...benefits].flatMap(({ title, description }) => [title, description]),
    ]);
    expect(repeated(words)).toEqual([]);
  });

  test('lists the six courses with level, weeks, modules and price', () => {
    expect(
      courseList.map(({ title, level, durationWeeks, modules, price, popular }) => [
        title,
        level,
        durationWeeks,
        modules,
        price,
        popular,
      ]),
    ).toEqual([
      ['AI for SME Essentials', 'Beginner', 4, 5, 297, true],
      ['Marketing Automation Masterclass', 'Intermediate', 6, 8, 397, false],
      ['AI Implementation Workshop', 'Advanced', 8, 10, 497, false],
      ['Customer Service AI Systems', 'Intermediate', 5, 6, 347, false],
      ['Data Analytics for SMEs', 'Intermediate', 6, 7, 397, false],
      ['AI Tools Quick Start', 'Beginner', 2, 4, 197, false],
    ]);
    expect(courseList.map(({ slug }) => titleOf(slug).toLowerCase())).toEqual(
      courseList.map(({ title }) => title.toLowerCase()),
    );
  });

  test('features on the home page the first three courses, and services that exist', () => {
    expect(home.education.featuredCourseSlugs).toEqual(
      courseList.slice(0, 3).map(({ slug }) => slug),
    );
    expect(home.additionalServices.groups.flatMap(({ serviceSlugs }) => [...serviceSlugs])).toEqual(
      servicePages.map(({ slug }) => slug),
    );
    expect(home.stories.items).toHaveLength(3);
    expect(about.team.members).toHaveLength(4);
    expect(about.values.items.map(({ title }) => title)).toEqual([
      'Accessibility',
      'Practicality',
      'Education',
      'Partnership',
    ]);
  });

  test('has six templates in four areas, as difficult as the rule of their slug says', () => {
    expect(templateCards).toHaveLength(6);
    expect(new Set(templateCards.map(({ category }) => category)).size).toBe(4);
    for (const card of templateCards) {
      const rule = templateDetail.difficultyRule.find(({ contains }) => card.id.includes(contains));
      expect(card.difficulty, card.id).toBe(rule?.difficulty ?? templateDetail.defaultDifficulty);
      expect(titleOf(card.id)).toBe(card.title);
    }
  });

  test('falls back on six resources with the sizes of the library', () => {
    expect(libraryResources.map(({ fileSize }) => fileSize)).toEqual([
      '2.4 MB',
      '1.8 MB',
      '380 KB',
      '125 KB',
      '1.2 MB',
      '245 KB',
    ]);
    expect(new Set(libraryResources.map(({ type }) => type)).size).toBe(4);
  });
});

describe('a message to the visitor', () => {
  test('reads letter for letter as agreed', () => {
    const toast = ({ title, description }: { title: string; description: string }) =>
      `${title} / ${description}`;
    const form = contact.message.form;
    expect([
      ...Object.values(shortContactForm.toasts).slice(0, 2).map(toast),
      toast(newsletter.toasts.invalid),
      toast(newsletter.toasts.success),
      toast(newsletter.toasts.failed),
      ...Object.values(form.toasts).map(toast),
      form.inlineApiError,
      toast(library.loadError),
      `${library.empty.title} / ${library.empty.text}`,
      templates.empty.text,
      toast(offerRequest.toasts.missing),
      toast(offerRequest.toasts.sent),
      toast(offerRequest.toasts.failed),
      adminLogin.wrongPassword,
      ...Object.values(emailIntegration.toasts).map(toast),
    ]).toEqual([
      'Missing information / Please fill out all required fields (first name, email, message).',
      "Message sent successfully! / We'll get back to you as soon as possible.",
      'Invalid email / Please enter a valid email address.',
      'Subscription successful / Thank you for subscribing to our newsletter! Please check your email to confirm your subscription.',
      'Subscription failed / There was a problem with your subscription. Please try again later.',
      'Missing information / Please fill in all required fields',
      "Message sent! / We'll get back to you as soon as possible.",
      "Message sent via backup systems / We'll get back to you as soon as possible.",
      'Failed to send message / There was a problem sending your message. Please try again.',
      'API Error: {error} (Message sent via backup systems)',
      'Error loading resources / Please try again later',
      'No resources found / Please try a different filter or check back later',
      'No templates found matching your search criteria.',
      'Required fields missing / Please provide your name and email address.',
      "Message received! / We'll contact you shortly to discuss your automation needs.",
      'Something went wrong / Please try again or contact us directly.',
      'Invalid password. Please try again.',
      'Settings saved / Email integration settings have been saved successfully.',
      'Error saving settings / There was a problem saving your settings.',
      'Missing information / Please enter a recipient email address.',
      'Test email sent / Email was successfully sent to {recipient}.',
      'Failed to send test email / Please check your email service configuration and try again.',
    ]);
  });

  test('keeps the buttons and headlines that were agreed', () => {
    expect([
      home.hero.headline.join(' / '),
      home.hero.primary.label,
      home.hero.secondary.label,
      contact.header.title,
      ...contact.tabs.map(({ label }) => label),
      contact.message.title,
      contact.message.form.submit,
      contact.message.form.submitting,
      contact.map.title,
      courses.hero.title,
      courses.hero.action.label,
      courses.consultation.title,
      courses.consultation.action.label,
      ...deck.tabs.map(({ label }) => label),
      deck.presentationLink.label,
      deck.print.button,
    ]).toEqual([
      'AI Automation & Consultation / Tailored for Small Business Growth',
      'Get Your Free AI Assessment',
      'Explore Our AI Courses',
      'Get In Touch',
      'Send a Message',
      'Book Assessment',
      'Customer Support',
      'Send Us a Message',
      'Send Message',
      'Sending...',
      'Our Location',
      'Learn AI Implementation For Your Small Business',
      'Browse Courses',
      'Not Sure Where to Start?',
      'Schedule Free Consultation',
      'Overview',
      'AI Services',
      'AI Agency',
      'Web Apps',
      'Presentation Mode',
      'Print Presentation',
    ]);
  });
});

describe('an article', () => {
  test.each(stories)('$slug is long enough to be useful and short enough to be read', (story) => {
    const words = story.body.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
    const { title, description } = story.frontMatter as { title: string; description: string };
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('is announced with the title, date, kind and picture of its front matter', () => {
    const announced = [
      ...blogTeasers.map(({ slug, title, category, date, image, readTime }) => ({
        slug,
        title,
        date,
        image,
        more: `${category} ${readTime}`,
      })),
      ...caseStudyTeasers.map(({ slug, title, company, industry, result, date, image }) => ({
        slug,
        title,
        date,
        image,
        more: `${company} ${industry} ${result}`,
      })),
    ].sort((a, b) => a.slug.localeCompare(b.slug));
    const written = stories
      .map(({ slug, folder, frontMatter: matter, body }) => ({
        slug,
        title: matter.title,
        date: matter.date,
        image: matter.picture,
        more:
          folder === 'blog'
            ? `${matter.category} ${Math.round(body.split(/\s+/).length / 200)} min read`
            : `${matter.company} ${matter.industry} ${matter.result}`,
      }))
      .sort((a, b) => a.slug.localeCompare(b.slug));
    expect(announced).toEqual(written);
  });

  test('names related pages that have a label', () => {
    for (const { file, frontMatter } of stories) {
      const related = frontMatter.related as string[];
      expect(related, file).toHaveLength(3);
      const titled: readonly string[] = courseList.map(({ link }) => link);
      for (const href of related.filter((path) => !titled.includes(path))) {
        expect(articleWords.relatedLabels, file).toHaveProperty([href]);
      }
    }
  });

  test('about a customer says at the top that it is a sample', () => {
    for (const { file, body, frontMatter } of stories) {
      if (frontMatter.isSample === true) {
        expect(body.trimStart(), file).toMatch(/^> This is a sample story\./);
      }
    }
    expect(stories.filter(({ frontMatter }) => frontMatter.isSample === true)).toHaveLength(2);
  });
});

test('every address and number is one that belongs to nobody', () => {
  const texts = [...strings.map(({ value }) => value), ...articles.map(({ body }) => body)].join(
    '\n',
  );
  for (const [address] of texts.matchAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)) {
    expect(address).toMatch(/@example\.com$/);
  }
  for (const [phone] of texts.matchAll(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g)) {
    expect(phone).toMatch(/^\(289\) 555-01\d\d$/);
  }
});

function collectStrings(value: unknown, file: string, at: string): Found[] {
  if (typeof value === 'string') return [{ file, at, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectStrings(inner, file, `${at}.${key}`),
  );
}

function collectHeads(value: unknown, file: string): { file: string; head: PageHead }[] {
  if (value === null || typeof value !== 'object') return [];
  if ('title' in value && 'description' in value && 'keywords' in value) {
    return [{ file, head: value as PageHead }];
  }
  return Object.values(value).flatMap((inner) => collectHeads(inner, file));
}

/** A head that takes a title is checked with the shortest and the longest there are. */
function filledIn({ title, description }: PageHead): { title: string; description: string }[] {
  if (!title.includes('{title}')) return [{ title, description }];
  const kinds = {
    Course: courseList,
    Download: libraryResources,
    Template: templateCards,
    Version: [{ title: 'Privacy Policy' }, { title: 'Terms of Service, September 30, 2024' }],
  };
  const kind = Object.entries(kinds).find(([word]) => title.includes(word))?.[1] ?? [];
  return kind.map((item) => ({
    title: title.replace('{title}', item.title),
    description: description.replace('{title}', item.title),
  }));
}

function percentsIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent\b)/g)].map(([, number = '']) => number);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The title that a page makes from its slug. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

test('the points that the checklists page shows are points of the checklist, deal-breakers marked', () => {
  for (const point of checklistSheet.points) {
    const item = checklistItems.find(({ id }) => itemWords[id]?.label === point.text);
    expect(item, point.text).toBeDefined();
    expect('isDealBreaker' in point, point.text).toBe(item?.dealBreaker);
  }
});
