import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RETENTION } from '#app/admin/retention/retention.server.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import { legal } from './legal.content.ts';
import PrivacyPolicyPage, { meta as privacyMeta } from './privacy-policy.route.tsx';
import TermsOfServicePage, { meta as termsMeta } from './terms-of-service.route.tsx';

function html(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <FactsContext value={builtInFacts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
}

const pages = [
  { name: 'privacy policy', element: <PrivacyPolicyPage />, meta: privacyMeta },
  { name: 'terms of service', element: <TermsOfServicePage />, meta: termsMeta },
];

test.each(pages)(
  'every entry in the contents of the $name leads to a heading, and none is left out',
  ({ element }) => {
    const page = html(element);
    const entries = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const headings = [...page.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1]);
    expect(headings.length).toBeGreaterThan(5);
    expect(entries).toEqual(headings);
    expect(new Set(headings).size).toBe(headings.length);
  },
);

test.each(pages)('the $name says when it was last updated and whom to write to', ({ element }) => {
  const page = html(element);
  expect(page).toContain('Last updated <time dateTime="2024-05-16">May 16, 2024</time>');
  expect(page).toMatch(/href="mailto:[^"]+"/);
});

test.each(pages)('search engines may list the $name', ({ meta }) => {
  const tags = meta({ matches: [{ id: 'root', loaderData: { facts: builtInFacts } }] } as never);
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^.{70,160}$/),
  });
});

test('without script the privacy policy explains how to clear, and shows no dead button', () => {
  const page = html(<PrivacyPolicyPage />);
  expect(page).toContain(legal.clearing.withoutScript);
  expect(page).not.toContain('<button');
});

test('the privacy policy names the privacy officer as the contact, and the terms do not', () => {
  expect(html(<PrivacyPolicyPage />)).toMatch(/<address[^>]*><span[^>]*>Privacy Officer</);
  expect(html(<TermsOfServicePage />)).not.toContain('Privacy Officer');
});

test('the summary of the privacy policy names the network address and how long it is kept', () => {
  const [, summary] = html(<PrivacyPolicyPage />).match(/id="in-short">([\s\S]*?)<h2/) ?? [];
  expect(summary).toContain(`up to ${RETENTION.addressDays} days`);
});
