import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { factsWith } from '#app/facts/facts.ts';
import { FactsContext } from '#app/facts/use-facts.ts';
import { bookingRulesSchema } from '#app/features/booking/rules/booking-rules.ts';
import { offeredKind } from '#app/features/booking/rules/call-kinds.ts';
import { describeOfferedCall } from '#app/features/booking/rules/offered-call.server.ts';
import ContactPage from '#app/pages/contact.route.tsx';
import { sampleBusiness } from '#test/sample-business.ts';
import { contactWords } from '../contact.content.ts';
import { contactQuestionsOf } from './contact-questions.content.ts';

const facts = factsWith(sampleBusiness);

const { company } = facts;
const contact = contactWords(facts);
const contactQuestions = contactQuestionsOf(facts);

function html(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <FactsContext value={facts}>
      <RouterProvider router={router} />
    </FactsContext>,
  );
}

const rules = v.parse(bookingRulesSchema, {});
const call = describeOfferedCall(facts, rules, offeredKind(rules, 'assessment'));

function page(): string {
  const loaderData = { call, chatUrl: null, questions: contactQuestions };
  const props = { actionData: undefined, loaderData } as Parameters<typeof ContactPage>[0];
  return html(<ContactPage {...props} />);
}

test('the header is followed by five cards: phone, email, office, area and links', () => {
  const cards = page().split('class="contact-info-card"').slice(1);
  const titles = cards.map((card) => /<h2[^>]*>(.*?)<\/h2>/.exec(card)?.[1]);
  expect(titles).toEqual(['Phone', 'Email', 'Office', 'Service Area', 'Connect']);
  const [phone = '', email = '', office = '', area = '', connect = ''] = cards;
  expect(phone).toMatch(/href="tel:\+1289555\d{4}"/);
  expect(phone).toContain('(289) 555-');
  expect(email).toContain(`href="mailto:${company.email}"`);
  expect(office).toContain('Mississauga, ON');
  expect(area).toContain('within 50 km of Mississauga');
  expect(connect.split('</ul>')[0]?.match(/<a /g)).toHaveLength(6);
});

test('the message form asks for name, email and message, and offers the phone', () => {
  const [, form = ''] =
    /<form[^>]*aria-label="Send Us a Message".*?>(.*?)<\/form>/.exec(page()) ?? [];
  const field = (id: string) =>
    new RegExp(`<(input|textarea)[^>]*id="contact-${id}"[^>]*>`).exec(form)?.[0];
  expect(form).toContain('Full Name');
  expect(form).toContain('Phone Number');
  for (const id of ['name', 'email', 'message'])
    expect(field(id)).toContain('aria-required="true"');
  expect(field('phone')).not.toContain('aria-required');
  expect(field('email')).toContain('type="email"');
  expect(field('message')).toContain('rows="5"');
  expect(form).not.toMatch(/ required(=|>|\s)/);
  expect(form).toContain('Replies typically come within 24 hours.');
  expect(field('name')).toContain('autoComplete="name"');
  expect(field('email')).toContain('autoComplete="email"');
  expect(field('phone')).toContain('autoComplete="tel"');
});

test('without a chat widget the support tab offers the same people by email and phone', () => {
  const [, panel = ''] = /<section id="support".*?>(.*?)<\/section>/.exec(page()) ?? [];
  expect(panel).toContain(contact.support.unavailable);
  expect(panel).toContain(`href="mailto:${company.email}"`);
  expect(panel).toContain(`href="${company.phone.href}"`);
  expect(panel).not.toContain(contact.support.openChat);
});
