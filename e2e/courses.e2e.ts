import type { Page } from '@playwright/test';
import { company } from '#app/facts/company.ts';
import { courseList } from '#app/facts/courses.ts';
import { courseDetail, courses } from '#app/features/courses/courses.content.ts';
import { waitlist } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { expect, test } from './running-app.ts';

const { from, to } = courseDetail.priceRange;
const PRICES = `${formatDollars(from)} - ${formatDollars(to)} + HST`;

/** The content of the catalogue and the course pages, without any script. */
test.use({ javaScriptEnabled: false });

test('the catalogue compares six courses by level, weeks, modules and price', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses.hero.title);
  await expect(main(page).getByRole('link', { name: 'Browse Courses' })).toHaveAttribute(
    'href',
    '/courses#catalogue',
  );
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(courseList.length + 1);
  for (const [at, course] of courseList.entries()) {
    const row = rows.nth(at + 1);
    await expect(row.getByRole('rowheader').getByRole('link')).toHaveText(course.title);
    await expect(row.getByRole('cell')).toHaveText([
      course.level,
      `${course.durationWeeks} weeks`,
      String(course.modules),
      `${formatDollars(course.price)}+ HST`,
    ]);
    await expect(row.getByText('Most Popular')).toHaveCount(course.popular ? 1 : 0);
    await expect(row.getByText('Illustrative:')).toHaveCount(course.popular ? 1 : 0);
  }
});

test('on a phone the catalogue keeps every fact without scrolling sideways', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  for (const course of courseList) {
    const facts = `${course.level} · ${course.durationWeeks} weeks · ${course.modules} modules`;
    await expect(page.getByRole('row', { name: course.title }).getByText(facts)).toBeVisible();
  }
});

test('visitors who can’t choose a course are offered 15 free minutes, and teams volume discounts', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/courses');
  const help = page.getByRole('region', { name: 'Not Sure Where to Start?' });
  await expect(help).toContainText('free 15-minute consultation');
  await expect(help.getByRole('link', { name: 'Schedule Free Consultation' })).toHaveAttribute(
    'href',
    '/book?kind=consultation',
  );
  const team = page.getByRole('region', { name: courses.corporate.title });
  await expect(team).toContainText('Volume discounts');
  await expect(team.getByRole('link', { name: courses.corporate.action.label })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the page of a course shows its own row beside the overview, and its waitlist', {
  tag: '@core',
}, async ({ page }) => {
  for (const course of courseList) {
    await page.goto(course.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title);
    const row = (name: string) => page.getByRole('row', { name }).getByRole('cell');
    await expect(row('Price')).toHaveText([`${formatDollars(course.price)} + HST`, PRICES]);
    await expect(row('Duration')).toHaveText([
      `${course.durationWeeks} weeks`,
      courseDetail.duration,
    ]);
    await expect(row('Level')).toHaveText([course.level, courseDetail.level]);
    await expect(row('Status')).toHaveText(['Coming Soon', 'Coming Soon']);
    const form = main(page).locator('form');
    await expect(form).toHaveAttribute('action', `/waitlist?item=course%3A${course.slug}`);
    await expect(form.getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
  }
});

test('any other slug has a course page, too: its title, the fixed overview, a way to be told', {
  tag: '@core',
}, async ({ page }) => {
  const answer = await page.goto('/courses/prompt-writing-for-bakers');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(`Prompt Writing For Bakers: AI Course | ${company.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Writing For Bakers');
  await expect(main(page)).toContainText(courseDetail.overview);
  const row = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(row('Price')).toHaveText([PRICES]);
  await expect(row('Duration')).toHaveText([courseDetail.duration]);
  await expect(row('Level')).toHaveText([courseDetail.level]);
  await expect(row('Status')).toHaveText(['Coming Soon']);
  await expect(main(page)).toContainText(waitlist.general.consent);
  await main(page).getByLabel('Email address').fill('baker@example.com');
  await main(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(main(page)).toContainText(
    'If baker@example.com isn’t on the list yet, you’ll find a 6-digit code',
  );
});

test('a slug that is markup is shown as text', { tag: '@core' }, async ({ request, app }) => {
  const answer = await request.get(`${app.url}/courses/%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).not.toMatch(/<script>alert/i);
  expect(html).toContain('&lt;script&gt;');
});

test('course pages stay out of the index and out of the site map', { tag: '@core' }, async ({
  request,
  app,
}) => {
  const map = await (await request.get(`${app.url}/sitemap.xml`)).text();
  expect(map).toContain('/courses</loc>');
  expect(map).not.toContain('/courses/');
  for (const path of [...courseList.map(({ link }) => link), '/courses/anything-else']) {
    const html = await (await request.get(app.url + path)).text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex"\/?>/);
  }
});

function main(page: Page) {
  return page.getByRole('main');
}
