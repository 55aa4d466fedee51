import { expect, test } from 'vitest';
import { builtInFacts, type Facts, factsWith } from '#app/facts/facts.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { pageMeta } from './page-meta.ts';
import { organization } from './structured-data.ts';

const { company } = builtInFacts;

const siteUrl = 'http://localhost:3000';
const head = {
  title: 'About Us: AI Help for Small Business | AI for SMEs',
  description: 'Who we are.',
  keywords: ['AI consultancy', 'Mississauga'],
};

test('the head of a page has title, description, keywords, canonical address and the organization', () => {
  const tags = pageMeta(builtInFacts, siteUrl, head, '/about');
  expect(tags).toContainEqual({ title: head.title });
  expect(tags).toContainEqual({ name: 'description', content: 'Who we are.' });
  expect(tags).toContainEqual({ name: 'keywords', content: 'AI consultancy, Mississauga' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost:3000/about',
  });
  expect(tags).toContainEqual({
    'script:ld+json': organization(builtInFacts, 'http://localhost:3000'),
  });
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a page has a social picture of its own, or the one of the site, and says what is on it', () => {
  const pictureOf = (path: string, extra: object) =>
    pageMeta(builtInFacts, siteUrl, { ...head, ...extra }, path).flatMap((tag) =>
      'property' in tag && /^og:image(:alt)?$/.test(String(tag.property)) ? [tag.content] : [],
    );
  const own = ['http://localhost:3000/social/about.png', head.title];
  const shared = ['http://localhost:3000/social/default.png', company.tagline];
  expect(pictureOf('/about', {})).toEqual(own);
  expect(pictureOf('/courses/anything', { noindex: true })).toEqual(shared);
  expect(pictureOf('/book?kind=consultation', { isMadeOnRequest: true })).toEqual(shared);
});

test('the region in a head is the owner’s, and the GTA only where that is the region', () => {
  const named = {
    ...head,
    title: 'AI for Shops in {area} | {company}',
    description: 'In {region}.',
  };
  const wordsOf = (facts: Facts) =>
    JSON.stringify(pageMeta(facts, siteUrl, named, '/shops').slice(0, 2));
  const sample = factsWith(sampleBusiness);
  expect(wordsOf(sample)).toContain('AI for Shops in the GTA |');
  expect(wordsOf(sample)).toContain('In the Greater Toronto Area.');
  const other = factsWith({ company: { ...company, serviceRegion: 'Northumberland County' } });
  expect(wordsOf(other)).toContain('AI for Shops in Northumberland County |');
  expect(wordsOf(other)).toContain('In Northumberland County.');
});

test('an error page has no canonical address and is kept out of search results', () => {
  const tags = pageMeta(builtInFacts, siteUrl, { ...head, noindex: true }, undefined);
  expect(JSON.stringify(tags)).not.toMatch(/canonical|og:url/);
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(tags)).toContain('http://localhost:3000/social/default.png');
});

test('the organization was founded in 2023, is in Mississauga and serves 50 km around it', () => {
  expect(organization(factsWith(sampleBusiness), 'https://www.example.com')).toMatchObject({
    '@type': 'Organization',
    url: 'https://www.example.com',
    foundingDate: '2023',
    address: { addressLocality: 'Mississauga', addressRegion: 'ON' },
    areaServed: [
      { '@type': 'AdministrativeArea', name: 'Greater Toronto Area' },
      { '@type': 'GeoCircle', geoRadius: 50_000 },
    ],
  });
});
