import { expect, test } from 'vitest';
import { blogTeasers, caseStudyTeasers } from './articles.ts';
import { remoteArea } from './company.ts';
import { readFacts } from './facts.schema.ts';
import { builtInFacts, builtInSets, type FactName, factsWith } from './facts.ts';
import { everySection, sectionPaths } from './sections.ts';

test('the facts of the repository fit their schemas, and a fault has its path', () => {
  for (const [name, value] of Object.entries(builtInSets)) {
    expect(readFacts(name as FactName, JSON.stringify(value))).toEqual({ facts: value });
  }
  const [course, ...others] = builtInFacts.courses;
  const stored = JSON.stringify([{ ...course, price: '297' }, ...others]);
  expect(readFacts('courses', stored).fault).toContain('courses.0.price: ');
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
  expect(readFacts('sections', JSON.stringify(stored))).toEqual({ facts: everySection });
});
