import { courseList } from '#app/facts/courses.ts';
import { webAppStudies } from '#app/features/web-apps/web-apps.content.ts';
import { expect, test } from './running-app.ts';

test('structured data names the services, the courses without an offer, and the apps', {
  tag: '@core',
}, async ({ request, app }) => {
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
    itemListElement: courseList.map(({ title, durationWeeks }, index) => ({
      position: index + 1,
      item: {
        '@type': 'Course',
        name: title,
        timeRequired: `P${durationWeeks}W`,
      },
    })),
  });
  // None of the courses is on sale yet.
  expect(JSON.stringify(ItemList)).not.toContain('offers');
  for (const study of webAppStudies) {
    const { WebApplication } = await read(study.path);
    expect(WebApplication).toMatchObject({
      name: study.name,
      applicationCategory: study.category,
      featureList: study.features.map(({ title }) => title),
    });
  }
});

function structuredData(html: string): Record<string, unknown> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Object.fromEntries(
    [...blocks].map(([, json = '']) => {
      const data = JSON.parse(json);
      return [data['@type'], data];
    }),
  );
}
