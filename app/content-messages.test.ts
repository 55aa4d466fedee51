import { describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { adminLogin, emailIntegration } from './admin/admin.content.ts';
import { libraryResources, templateCards } from './facts/resources.ts';
import { aboutWords } from './features/about/about.content.ts';
import { coursesWords } from './features/courses/courses.content.ts';
import { homeWords } from './features/home/home.content.ts';
import { contactWords } from './features/inquiries/contact.content.ts';
import { shortContactForm } from './features/inquiries/message-form.content.ts';
import { offerRequest } from './features/inquiries/offer-request/offer-request.content.ts';
import { library, templateDetail, templates } from './features/resources/resources.content.ts';
import { servicePagesOf } from './features/services/service-pages.content.ts';
import { newsletter } from './features/subscriptions/newsletter/newsletter.content.ts';

const { courses: courseList } = builtInFacts;
const servicePages = servicePagesOf(builtInFacts);
const about = aboutWords(builtInFacts);
const courses = coursesWords(builtInFacts);
const home = homeWords(builtInFacts);
const contact = contactWords(builtInFacts);

describe('the catalogue', () => {
  test('describes six services, each with four features, four benefits, six uses and three relatives', () => {
    expect(servicePages).toHaveLength(6);
    for (const page of servicePages) {
      expect(page.path).toBe(`/services/${page.group}/${page.slug}`);
      expect(page.features, page.slug).toHaveLength(4);
      expect(page.benefits, page.slug).toHaveLength(4);
      expect(page.useCases, page.slug).toHaveLength(6);
      expect(page.relatedServices, page.slug).toHaveLength(3);
      expect(page.relatedServices.map(({ link }) => link as string)).not.toContain(page.path);
    }
  });

  test('calls each course that has no title of its own by its address', () => {
    expect(specifiedFacts.courses.map(({ slug }) => titleOf(slug).toLowerCase())).toEqual(
      specifiedFacts.courses.map(({ title }) => title.toLowerCase()),
    );
  });

  test('features on the home page the first three courses, and services that exist', () => {
    expect(home.education.featuredCourseSlugs).toEqual(
      courseList.slice(0, 3).map(({ slug }) => slug),
    );
    expect(home.additionalServices.groups.flatMap(({ serviceSlugs }) => [...serviceSlugs])).toEqual(
      servicePages.map(({ slug }) => slug),
    );
    expect(home.stories.items).toHaveLength(3);
    expect(about.values.items.map(({ title }) => title)).toEqual([
      'Accessibility',
      'Practicality',
      'Education',
      'Partnership',
    ]);
  });

  test('has six templates in four areas, as difficult as the rule of their slug says', () => {
    expect(templateCards).toHaveLength(6);
    expect(new Set(templateCards.map(({ category }) => category)).size).toBe(4);
    for (const card of templateCards) {
      const rule = templateDetail.difficultyRule.find(({ contains }) => card.id.includes(contains));
      expect(card.difficulty, card.id).toBe(rule?.difficulty ?? templateDetail.defaultDifficulty);
      expect(titleOf(card.id)).toBe(card.title);
    }
  });

  test('falls back on six resources with the sizes of the library', () => {
    expect(libraryResources.map(({ fileSize }) => fileSize)).toEqual([
      '2.4 MB',
      '1.8 MB',
      '380 KB',
      '125 KB',
      '1.2 MB',
      '245 KB',
    ]);
    expect(new Set(libraryResources.map(({ type }) => type)).size).toBe(4);
  });
});

describe('a message to the visitor', () => {
  test('reads word for word as agreed', () => {
    const toast = ({ title, description }: { title: string; description: string }) =>
      `${title} / ${description}`;
    const form = contact.message.form;
    expect([
      ...Object.values(shortContactForm.toasts).slice(0, 2).map(toast),
      toast(newsletter.toasts.invalid),
      toast(newsletter.toasts.success),
      toast(newsletter.toasts.failed),
      ...Object.values(form.toasts).map(toast),
      form.inlineApiError,
      toast(library.loadError),
      `${library.empty.title} / ${library.empty.text}`,
      templates.empty.text,
      toast(offerRequest.toasts.missing),
      toast(offerRequest.toasts.sent),
      toast(offerRequest.toasts.failed),
      adminLogin.wrongPassword,
      ...Object.values(emailIntegration.toasts).map(toast),
    ]).toEqual([
      'Missing information / Please fill out all required fields (first name, email, message).',
      "Message sent successfully! / We'll get back to you as soon as possible.",
      'Invalid email / Please enter a valid email address.',
      'Subscription successful / Thank you for subscribing to our newsletter! Please check your email to confirm your subscription.',
      'Subscription failed / There was a problem with your subscription. Please try again later.',
      'Missing information / Please fill in all required fields',
      "Message sent! / We'll get back to you as soon as possible.",
      "Message sent via backup systems / We'll get back to you as soon as possible.",
      'Failed to send message / There was a problem sending your message. Please try again.',
      'API Error: {error} (Message sent via backup systems)',
      'Error loading resources / Please try again later',
      'No resources found / Please try a different filter or check back later',
      'No templates found matching your search criteria.',
      'Required fields missing / Please provide your name and email address.',
      "Message received! / We'll contact you shortly to discuss your automation needs.",
      'Something went wrong / Please try again or contact us directly.',
      'Invalid password. Please try again.',
      'Settings saved / Email integration settings have been saved successfully.',
      'Error saving settings / There was a problem saving your settings.',
      'Missing information / Please enter a recipient email address.',
      'Test email sent / Email was successfully sent to {recipient}.',
      'Failed to send test email / Please check your email service configuration and try again.',
    ]);
  });

  test('keeps the buttons and headlines that were agreed', () => {
    expect([
      home.hero.headline.join(' / '),
      home.hero.primary.label,
      home.hero.secondary.label,
      contact.header.title,
      ...contact.tabs.map(({ label }) => label),
      contact.message.title,
      contact.message.form.submit,
      contact.message.form.submitting,
      contact.map.title,
      courses.hero.title,
      courses.hero.action.label,
      courses.consultation.title,
      courses.consultation.action.label,
    ]).toEqual([
      'AI Automation & Consultation / Tailored for Small Business Growth',
      'Get Your Free AI Assessment',
      'Explore Our AI Courses',
      'Get In Touch',
      'Send a Message',
      'Book Assessment',
      'Customer Support',
      'Send Us a Message',
      'Send Message',
      'Sending...',
      'Our Location',
      'Learn AI Implementation For Your Small Business',
      'Browse Courses',
      'Not Sure Where to Start?',
      'Schedule Free Consultation',
    ]);
  });
});

/** The title that a page makes from its slug. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
