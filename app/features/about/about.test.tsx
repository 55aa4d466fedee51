import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { factsWith } from '#app/facts/facts.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import AboutPage from '#app/pages/about.route.tsx';
import { sampleBusiness } from '#test/sample-business.ts';
import { aboutWords } from './about.content.ts';

const facts = factsWith(sampleBusiness);

const about = aboutWords(facts);

function html(): string {
  const props = { actionData: undefined } as Parameters<typeof AboutPage>[0];
  const router = createMemoryRouter([{ path: '/', element: <AboutPage {...props} /> }]);
  return renderToStaticMarkup(
    <FactsContext value={facts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
}

test('header, mission, team, values, questions and the form follow each other', () => {
  const titles = [...html().matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map((match) => match[1]);
  expect(titles).toEqual([
    about.header.title,
    about.mission.title,
    about.team.title,
    about.values.title,
    about.questions.title,
    about.contact.title,
  ]);
});

test('the header, four people and four values each have their own drawing', () => {
  const page = html();
  const drawings = [...page.matchAll(/class="drawing-line" [^>]*d="([^"]+)"/g)].map((m) => m[1]);
  expect(about.team.members).toHaveLength(4);
  expect(about.values.items.map((value) => value.title)).toEqual([
    'Accessibility',
    'Practicality',
    'Education',
    'Partnership',
  ]);
  expect(new Set(drawings).size).toBe(9);
});

test('the form posts to this page', () => {
  expect(html()).toContain('action="/about#short-contact"');
});
