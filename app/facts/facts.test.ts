import { afterEach, describe, expect, test, vi } from 'vitest';
import { blogTeasers, caseStudyTeasers } from './articles.ts';
import { describeFactFault, findFactFault } from './check-facts.server.ts';
import { factSchemas } from './facts.schema.ts';
import { builtInFacts, factsWith } from './facts.ts';
import { remoteArea } from './place.ts';
import { everySection, sectionPaths } from './sections.ts';

const { company, courses: courseList, workHours } = builtInFacts;
afterEach(() => {
  vi.doUnmock('./company.ts');
  vi.resetModules();
});

test('the facts of the repository fit their schemas', () => {
  expect(Object.keys(factSchemas).length).toBeGreaterThan(10);
  expect(findFactFault()).toBeUndefined();
});

describe('a fault in a fact is one sentence with its path', () => {
  const [course, ...courses] = courseList;
  test.each([
    [
      'a price as text',
      'courses' as const,
      [{ ...course, price: '297' }, ...courses],
      'courses.0.price must be number, not "297"',
    ],
    [
      'a price below zero',
      'courses' as const,
      [...courses, { ...course, price: -1 }],
      'courses.5.price must not be negative',
    ],
    ['no name', 'company' as const, { ...company, name: undefined }, 'company.name is missing'],
    [
      'hours that fall',
      'workHours' as const,
      { ...workHours, workflow: [48, 28, 16] },
      'workHours.workflow must rise from left to right',
    ],
  ])('%s', (_, name, value, sentence) => {
    expect(describeFactFault(name, value)).toBe(sentence);
  });
});

test('the server does not start with a faulty fact, and names it', async () => {
  vi.resetModules();
  vi.doMock('./company.ts', async (original) => ({
    ...(await original<typeof import('./company.ts')>()),
    builtInCompany: { ...company, phone: { ...company.phone, href: '289 555 0142' } },
  }));
  const { createApp } = await import('#server/app.ts');
  await expect(createApp({}, { renderPage: undefined })).rejects.toMatchObject({
    name: 'StartError',
    message:
      "The facts in app/facts can't be used: company.phone.href must be like tel:+12895550142.",
  });
});

test('where we work remotely follows the line about the service area', () => {
  const at = (serviceArea: string) =>
    remoteArea(factsWith({ company: { ...builtInFacts.company, serviceArea } }));
  expect(at(builtInFacts.company.serviceArea)).toBe('worldwide');
  expect(at('In person in Sudbury; remotely across Ontario.')).toBe('across Ontario');
  expect(at('In person in Sudbury')).toBe('');
});

test('the articles that came with the site can all be turned off', () => {
  const pathsOf = (teasers: readonly { path: string }[]) => teasers.map(({ path }) => path);
  expect(sectionPaths.articles).toEqual(pathsOf(blogTeasers));
  expect(sectionPaths.caseStudies).toEqual(pathsOf(caseStudyTeasers));
});

test('sections stored before articles could be turned off show them', () => {
  const { articles: _, caseStudies: __, ...stored } = everySection;
  const facts = factsWith({ sections: stored as typeof everySection });
  expect(facts.sections).toEqual(everySection);
});
