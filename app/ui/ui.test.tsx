import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import { Button, ButtonLink } from './button.tsx';
import { ChoiceGroup } from './choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { isInternal } from './external-link.tsx';
import { Field } from './field.tsx';
import { Picture } from './picture.tsx';
import { ToastRegion } from './toast.tsx';
import { unbroken } from './unbroken.tsx';

function html(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <FactsContext value={builtInFacts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
}

test('help and error of a field are read with it, and a required field says so without the browser bubble', () => {
  const page = html(
    <Field
      id="c-email"
      name="email"
      kind="email"
      label="Email"
      help="We reply here."
      required
      error="Enter it"
    />,
  );
  expect(page).toContain('aria-describedby="c-email-help c-email-error"');
  expect(page).toContain('id="c-email-help"');
  expect(page).toContain('<p class="field-error" id="c-email-error">Enter it</p>');
  expect(page).toContain('aria-invalid="true"');
  expect(page).toContain('aria-required="true"');
  expect(page).not.toMatch(/ required(=|>|\s)/);
});

test('a busy button is disabled and reads its busy words', () => {
  const page = html(
    <Button busy busyLabel="Sending...">
      Send Message
    </Button>,
  );
  expect(page).toContain('disabled=""');
  expect(page).toContain('aria-busy="true"');
  expect(page).toContain('Sending...');
  expect(page).not.toContain('Send Message');
});

test('the error summary links to each faulty field, and is absent without errors', () => {
  const errors = { email: 'Enter your email', day: 'Choose a day' };
  const summary = html(
    <ErrorSummary
      form="c"
      title="Missing information"
      errors={errors}
      idOf={(field) => (field === 'day' ? 'month' : undefined)}
    />,
  );
  expect(summary).toContain('href="#c-email"');
  expect(summary).toContain('href="#month"');
  expect(html(<ErrorSummary form="c" title="Missing information" errors={{}} />)).toBe('');
});

test('both live regions stand in the page before any toast', () => {
  const page = html(<ToastRegion label="Messages" dismissLabel="Close" />);
  expect(page).toContain('<div role="status" aria-atomic="true"></div>');
  expect(page).toContain('<div role="alert" aria-atomic="true"></div>');
});

test('a choice group names its controls so that an error can lead to the first', () => {
  const page = html(
    <ChoiceGroup
      id="t"
      name="time"
      legend="Time"
      options={[{ value: '9:00 AM', label: '9:00 AM' }]}
      defaultValues={['9:00 AM']}
      error="Choose a time"
    />,
  );
  expect(page).toContain('id="t-0"');
  expect(page).toContain('checked=""');
  expect(page).toContain('aria-describedby="t-error"');
});

test('a picture keeps its place and loads late unless it is in the first screen', () => {
  const late = html(<Picture src="/a.jpg" alt="" width={300} height={200} avif="/a.avif" />);
  expect(late).toContain('width="300"');
  expect(late).toContain('loading="lazy"');
  expect(late).toContain('<source type="image/avif" srcSet="/a.avif"');
  const first = html(<Picture src="/a.jpg" alt="" width={300} height={200} priority />);
  expect(first).toContain('loading="eager"');
  const dark = { src: '/b.png', avif: '/b.avif' };
  const themed = html(
    <Picture src="/a.png" alt="" width={3} height={2} avif="/a.avif" dark={dark} />,
  );
  // The browser takes the first source that fits.
  const sources = themed.match(/srcSet="[^"]+"|src="[^"]+"/g);
  expect(sources).toEqual([
    ...['srcSet="/b.avif"', 'srcSet="/b.png"', 'srcSet="/a.avif"'],
    'src="/a.png"',
  ]);
  expect(themed.match(/media="[^"]*dark\)"/g)).toHaveLength(2);
});

test('pages of the site go through the router, everything else is a plain link', () => {
  for (const page of ['/', '/about', '/contact#book-assessment', '/resources/library?type=guide']) {
    expect(isInternal(page), page).toBe(true);
  }
  for (const other of [
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'mailto:a@example.com',
    'tel:+1',
    '/api/openapi.json',
    '/feed.xml',
  ]) {
    expect(isInternal(other), other).toBe(false);
  }
  expect(html(<ButtonLink href="tel:+12895550142">Call</ButtonLink>)).toContain(
    'href="tel:+12895550142"',
  );
});

test('a short word with a hyphen and a time of day stay on one line', () => {
  const text = 'A 30-minute call at 9:00 AM, Toronto time, with before-and-after numbers';
  const page = html(<p>{unbroken(text)}</p>);
  const kept = [...page.matchAll(/<span class="whitespace-nowrap">([^<]+)<\/span>/g)];
  expect(kept.map(([, words]) => words)).toEqual(['30-minute', '9:00 AM']);
});
