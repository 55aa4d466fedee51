import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sampleStoryBadge } from '#app/facts/articles.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { serviceCards } from '#app/facts/services.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import { coursesWords } from '#app/features/courses/courses.content.ts';
import { homeWords } from '#app/features/home/home.content.ts';
import { Education } from '#app/features/home/home-education.tsx';
import { Hero } from '#app/features/home/home-hero.tsx';
import { AdditionalServices } from '#app/features/home/home-services.tsx';
import { Stories } from '#app/features/home/home-stories.tsx';
import { specifiedFacts } from '#test/specified-facts.ts';
import HomePage from './home.route.tsx';

const courses = coursesWords(builtInFacts);
const home = homeWords(builtInFacts);

function html(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <FactsContext value={builtInFacts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
}

function text(page: string): string {
  const plain = page.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
  return plain.replaceAll('&#x27;', "'").replace(/\s+/g, ' ');
}

test('the sections stand in the order of the specification', () => {
  const props = { actionData: undefined } as Parameters<typeof HomePage>[0];
  const page = html(<HomePage {...props} />);
  const titles = [...page.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map((match) =>
    text(match[1] ?? '').trim(),
  );
  expect(titles).toEqual([
    'AI Automation & Consultation Tailored for Small Business Growth',
    home.featuredServices.title,
    home.problem.title,
    home.additionalServices.title,
    home.stories.title,
    home.education.title,
    home.contact.title,
  ]);
  expect(page).toContain('action="/?index#short-contact"');
  expect(page).not.toContain('style="');
});

test('the first button leads to the contact page, the second to the courses', () => {
  const page = html(<Hero words={home.hero} />);
  const links = [...page.matchAll(/href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, label]) => [
    label,
    to,
  ]);
  expect(links).toEqual([
    ['Get Your Free AI Assessment', '/contact#booking'],
    ['Explore Our AI Courses', '/courses'],
  ]);
});

test('three automation and three consultation services are offered, each with its page', () => {
  const page = html(<AdditionalServices words={home.additionalServices} cards={serviceCards} />);
  const [, automation = '', consultation = ''] = page.split('class="home-ledger-head"');
  for (const part of [automation, consultation]) {
    expect(part.match(/class="home-ledger-entry"/g)).toHaveLength(3);
  }
  expect(automation).toContain('/services/ai-automation-solutions/workflow-automation');
  expect(consultation).toContain('/services/ai-consultation/implementation-support');
});

test('each story shows before, after and result, and says that it is a sample while it is one', () => {
  const page = html(<Stories words={home.stories} />);
  const stories = page.split('<li class="home-story">').slice(1);
  expect(stories).toHaveLength(3);
  home.stories.items.forEach((item, at) => {
    const story = text(stories[at] ?? '');
    const { before, after, result } = item.metrics;
    for (const words of [before, after, result])
      expect(story).toContain(words.replace(/^\d+ percent /, ''));
    // The large figure says it already.
    expect(story).not.toContain(result);
    expect(story).toContain(sampleStoryBadge);
  });
});

test('the first three courses of the catalogue are on the price list', () => {
  const page = text(
    html(
      <Education
        words={home.education}
        courses={specifiedFacts.courses}
        terms={courses.catalogue}
      />,
    ),
  );
  expect(page).toContain('AI for SME Essentials $297');
  expect(page).toContain('Beginner · 4 weeks · 5 modules Illustrative: Most Popular');
  expect(page).toContain('Marketing Automation Masterclass $397');
  expect(page).toContain('AI Implementation Workshop $497');
  expect(page).not.toContain('AI Tools Quick Start');
  expect(page).toContain('25 planned automation templates');
});
