import { expect, test } from 'vitest';
import { blogTeasers, caseStudyTeasers } from './articles.ts';
import { remoteArea } from './company.ts';
import { describeFactFault } from './facts.schema.ts';
import { builtInFacts, builtInSets, type FactName, factsWith } from './facts.ts';
import { everySection, sectionPaths } from './sections.ts';

test('the facts of the repository fit their schemas, and a fault has its path', () => {
  for (const [name, value] of Object.entries(builtInSets)) {
    expect(describeFactFault(name as FactName, value)).toBeUndefined();
  }
  const [course, ...others] = builtInFacts.courses;
  expect(describeFactFault('courses', [{ ...course, price: '297' }, ...others])).toBe(
    'courses.0.price must be number, not "297"',
  );
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
