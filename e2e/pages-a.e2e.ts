import type { Page } from '@playwright/test';
import { claimMarks, claims } from '#app/claims.content.ts';
import { agency } from '#app/features/agency/agency.content.ts';
import { courseDetail, courseList, courses } from '#app/features/courses/courses.content.ts';
import { servicePages, services } from '#app/features/services/services.content.ts';
import { webAppStudies, webApps } from '#app/features/web-apps/web-apps.content.ts';
import { expect, test } from './running-app.ts';

/** Services, courses, the agency and the web apps: what each page must say, without any script. */
test.use({ javaScriptEnabled: false });

test('the services page leads to a consultation and to all six services', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'AI Automation & Consultation Services',
  );
  await expect(
    main(page).getByRole('link', { name: 'Schedule Consultation' }).first(),
  ).toHaveAttribute('href', '/contact');
  for (const { card } of servicePages) {
    await expect(main(page).getByRole('link', { name: card.title, exact: true })).toHaveAttribute(
      'href',
      card.link,
    );
    for (const item of card.items) await expect(main(page)).toContainText(item);
  }
  for (const { said, link } of services.chooser.items) {
    await expect(main(page).getByRole('link', { name: `“${said}”` })).toHaveAttribute('href', link);
  }
});

test('a figure that is not proved says so beside it', async ({ page }) => {
  const note = (figure: string) => `${figure}: ${claimMarks.illustrative}`;
  await page.goto('/services');
  await expect(main(page)).toContainText(note(claims.manualProcessCosts.figure));
  await page.goto('/services/ai-automation-solutions/workflow-automation');
  await expect(main(page)).toContainText(note(claims.errorReduction.figure));
});

test('each service tells four features, four benefits, six uses and three neighbours', async ({
  page,
}) => {
  for (const service of servicePages) {
    await page.goto(service.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title);
    await expect(main(page)).toContainText(service.subtitle);
    await expect(main(page)).toContainText(service.description);
    await expect(page.getByRole('img', { name: service.pictureAlt })).toBeVisible();
    const section = (id: string) => page.locator(`#${id}`);
    await expect(section('features').getByRole('heading', { level: 2 })).toHaveText('Key Features');
    await expect(section('features').getByRole('heading', { level: 3 })).toHaveText(
      service.features.map(({ title }) => title),
    );
    await expect(section('benefits').getByRole('heading', { level: 2 })).toHaveText('Benefits');
    await expect(section('benefits').getByRole('heading', { level: 3 })).toHaveText(
      service.benefits.map(({ title }) => title),
    );
    await expect(section('use-cases').getByRole('heading')).toHaveText('Common Use Cases');
    await expect(section('use-cases').getByRole('listitem')).toHaveText([...service.useCases]);
    await expect(section('related').getByRole('heading', { level: 2 })).toHaveText(
      'Related Services',
    );
    const links = await section('related').getByRole('link').evaluateAll(hrefs);
    expect(links).toEqual(service.relatedServices.map(({ link }) => link));
    await expect(section('process').getByRole('heading', { level: 2 })).toHaveText(
      service.process.title,
    );
  }
});

test('each service ends with "Ready to Get Started?" and its button to the contact page', async ({
  page,
}) => {
  for (const { path, callToAction } of servicePages) {
    await page.goto(path);
    const end = page.getByRole('region', { name: 'Ready to Get Started?' });
    const button = 'button' in callToAction ? callToAction.button : 'Schedule a Consultation';
    await expect(end.getByRole('link', { name: button })).toHaveAttribute('href', /^\/contact/);
    await expect(end).toContainText(callToAction.text);
  }
});

test('no two services go the same way: each process has a shape of its own', () => {
  expect(new Set(servicePages.map(({ process }) => process.kind)).size).toBe(servicePages.length);
});

test('the catalogue compares six courses by level, weeks, modules and price', async ({ page }) => {
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
      `$${course.price}+ HST`,
    ]);
    await expect(row.getByText('Most Popular')).toHaveCount(course.popular ? 1 : 0);
  }
});

test('on a phone the catalogue keeps every fact without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  for (const course of courseList) {
    const facts = `${course.level} · ${course.durationWeeks} weeks · ${course.modules} modules`;
    await expect(page.getByRole('row', { name: course.title }).getByText(facts)).toBeVisible();
  }
});

test('who cannot choose a course is offered 15 free minutes, and a team volume discounts', async ({
  page,
}) => {
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

test('the page of a course shows its own row beside the overview, and its waitlist', async ({
  page,
}) => {
  for (const course of courseList) {
    await page.goto(course.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title);
    const row = (name: string) => page.getByRole('row', { name }).getByRole('cell');
    await expect(row('Price')).toHaveText([`$${course.price} + HST`, '$297 - $497 + HST']);
    await expect(row('Duration')).toHaveText([`${course.durationWeeks} weeks`, '4-8 weeks']);
    await expect(row('Level')).toHaveText([course.level, 'Beginner to Advanced']);
    await expect(row('Status')).toHaveText(['Coming Soon', 'Coming Soon']);
    const form = main(page).locator('form');
    await expect(form).toHaveAttribute('action', `/waitlist?item=course%3A${course.slug}`);
    await expect(form.getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
  }
});

test('any other slug has a course page, too: its title, the fixed overview, a way to be told', async ({
  page,
}) => {
  const answer = await page.goto('/courses/prompt-writing-for-bakers');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('Prompt Writing For Bakers: AI Course | AI for SMEs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Writing For Bakers');
  await expect(main(page)).toContainText(courseDetail.overview);
  const row = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(row('Price')).toHaveText(['$297 - $497 + HST']);
  await expect(row('Duration')).toHaveText(['4-8 weeks']);
  await expect(row('Level')).toHaveText(['Beginner to Advanced']);
  await expect(row('Status')).toHaveText(['Coming Soon']);
  await expect(main(page).getByRole('link', { name: 'Join Waitlist' })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Waitlist%3A%20Prompt%20Writing%20For%20Bakers$/,
  );
});

test('a slug that is markup is shown as text', async ({ request, app }) => {
  const answer = await request.get(`${app.url}/courses/%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).not.toMatch(/<script>alert/i);
  expect(html).toContain('&lt;script&gt;');
});

test('course pages stay out of the index and out of the site map', async ({ request, app }) => {
  const map = await (await request.get(`${app.url}/sitemap.xml`)).text();
  expect(map).toContain('/courses</loc>');
  expect(map).not.toContain('/courses/');
  for (const path of [...courseList.map(({ link }) => link), '/courses/anything-else']) {
    const html = await (await request.get(app.url + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('the agency page says who pays, in three steps and four deliverables', async ({ page }) => {
  await page.goto('/done-for-you-ai-agency');
  await expect(main(page)).toContainText('Zero upfront cost');
  const headings = (id: string) => page.locator(`#${id}`).getByRole('heading', { level: 3 });
  await expect(headings('steps')).toHaveText(['Partnership', 'Setup', 'Commission']);
  await expect(headings('deliverables')).toHaveText([
    'Initial setup',
    'Vendor integrations',
    'Business guidance',
    'Revenue-ready foundation',
  ]);
  for (const row of agency.model.money.rows) {
    const header = page.getByRole('rowheader', { name: row.who, exact: true });
    await expect(page.getByRole('row').filter({ has: header })).toContainText(row.pays);
  }
  await expect(main(page)).toContainText(agency.disclosure.text);
  for (const link of await main(page).getByRole('link', { name: 'Get Started' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
});

test('web app development shows two apps, four steps and four reasons', async ({ page }) => {
  await page.goto('/web-app-development');
  for (const app of webAppStudies) {
    const item = page.locator('#apps').getByRole('listitem').filter({ hasText: app.name });
    await expect(item.getByRole('link', { name: 'Read the case study' })).toHaveAttribute(
      'href',
      app.path,
    );
    await expect(item.getByRole('link', { name: 'Visit the website' })).toHaveAttribute(
      'href',
      app.external.href,
    );
  }
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText([
    'Discovery',
    'Design',
    'Development',
    'Launch',
  ]);
  await expect(page.locator('#reasons dt')).toHaveText(
    webApps.reasons.items.map(({ title }) => title),
  );
  for (const link of await main(page).getByRole('link', { name: 'Get Started' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
});

test('each case study has three features, its technology, its story and both links', async ({
  page,
}) => {
  for (const study of webAppStudies) {
    await page.goto(study.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
    await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText(
      study.features.map(({ title }) => title),
    );
    const parts = page.locator('#technology').getByRole('rowheader');
    await expect(parts).toHaveText(study.techStack.map(({ part }) => part));
    for (const chapter of study.narrative) {
      await expect(page.getByRole('heading', { name: chapter.title })).toBeVisible();
    }
    await expect(main(page).getByRole('link', { name: study.external.label })).toHaveAttribute(
      'rel',
      'noopener external',
    );
    for (const link of await main(page).getByRole('link', { name: 'Discuss Your Project' }).all()) {
      await expect(link).toHaveAttribute('href', '/contact');
    }
  }
});

test('structured data names the services, the courses with their prices, and the apps', async ({
  request,
  app,
}) => {
  const read = async (path: string) =>
    structuredData(await (await request.get(app.url + path)).text());
  const assessment = await read('/services/ai-consultation/ai-readiness-assessment');
  expect(assessment.Service).toMatchObject({
    name: 'AI Readiness Assessment',
    serviceType: 'AI Consultation',
    offers: { price: 0, priceCurrency: 'CAD' },
  });
  expect(assessment.BreadcrumbList).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Services' }, { name: 'AI Readiness Assessment' }],
  });
  const { ItemList } = await read('/courses');
  expect(ItemList).toMatchObject({
    itemListElement: courseList.map(({ title, price, durationWeeks }, index) => ({
      position: index + 1,
      item: {
        '@type': 'Course',
        name: title,
        timeRequired: `P${durationWeeks}W`,
        offers: { price, priceCurrency: 'CAD' },
      },
    })),
  });
  for (const study of webAppStudies) {
    const { WebApplication } = await read(study.path);
    expect(WebApplication).toMatchObject({
      name: study.name,
      applicationCategory: study.category,
      featureList: study.features.map(({ title }) => title),
    });
  }
});

function main(page: Page) {
  return page.getByRole('main');
}

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}

function structuredData(html: string): Record<string, unknown> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Object.fromEntries(
    [...blocks].map(([, json = '']) => {
      const data = JSON.parse(json);
      return [data['@type'], data];
    }),
  );
}
