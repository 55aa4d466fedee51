import { expect, test } from 'vitest';
import { specifiedFacts } from '#test/specified-facts.ts';
import { builtInCompany } from './company.ts';
import { builtInCourses } from './courses.ts';
import { builtInFacts } from './facts.ts';
import { builtInTeam } from './team.ts';

const { offer: offerFigures, prices, workHours } = builtInFacts;

/** Once the facts of the repository are those of a real business, its figures are its own. */
const isSampleBusiness = builtInCompany.name === 'AI for SMEs';

test.runIf(isSampleBusiness)('the sample business has the figures of the specification', () => {
  expect({ ...offerFigures }).toEqual(specifiedFacts.offer);
  expect({ ...prices }).toEqual(specifiedFacts.prices);
  expect({ ...workHours }).toEqual(specifiedFacts.workHours);
  expect(builtInCourses).toEqual(specifiedFacts.courses);
  expect(builtInTeam).toHaveLength(4);
  expect(builtInCompany.socialLinks).toHaveLength(6);
});
