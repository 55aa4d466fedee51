import { isBuiltInPlace, remoteArea, serviceAreaMapAlt } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { contactForm } from './message-form.content.ts';

/** What the area covers, as long as its centre is where the site was written. */
function nearbyTowns(facts: Facts): string {
  return isBuiltInPlace(facts)
    ? ', which covers much of the Greater Toronto Area, including Brampton, Oakville, Vaughan and Toronto, as well as Hamilton'
    : '';
}

/** The place of the office on OpenStreetMap. */
function mapAddress(facts: Facts) {
  const { company } = facts;
  const { latitude, longitude } = company.serviceCentre;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=11/${latitude}/${longitude}` as const;
}

export function contactWords(facts: Facts) {
  const { company } = facts;
  const { lines, locality, region, postalCode } = company.address;
  return ownWords('contact', facts, {
    head: {
      title: 'Contact Us or Book a Free AI Assessment | {company}',
      description:
        'Send a message, book a free 30-minute AI readiness assessment or get support. Our office is in {town}; we visit within {radius} km and work remotely worldwide.',
      keywords: [
        'contact AI consultant {town}',
        'book AI readiness assessment',
        'AI automation support',
        'AI consultant {town} phone',
      ],
    },
    header: {
      title: 'Get In Touch',
      text: 'Email, call, or book a time to talk. You’ll hear from a person, and it costs nothing to ask.',
    },
    infoCards: [
      {
        kind: 'phone',
        title: 'Phone',
        lines: [company.officeHours.display],
        links: [{ label: company.phone.display, href: company.phone.href }],
      },
      {
        kind: 'email',
        title: 'Email',
        lines: [`Replies typically come ${company.replyPromise}.`],
        links: [{ label: company.email, href: `mailto:${company.email}` as const }],
      },
      {
        kind: 'office',
        title: 'Office',
        lines: [...lines, `${locality}, ${region} ${postalCode}`],
        links: [{ label: 'See it on the map', href: '/contact#our-location' }],
      },
      {
        kind: 'area',
        title: 'Service Area',
        lines: [
          `In person: within ${company.serviceRadiusKm} km of ${company.address.locality}`,
          ...(remoteArea(facts) ? [`Remote: ${remoteArea(facts)}`] : []),
        ],
        links: [],
      },
      {
        kind: 'connect',
        title: 'Connect',
        lines: [],
        links: company.socialLinks.map(({ name, href }) => ({ label: name, href })),
      },
    ],
    tabsLabel: 'How would you like to reach us?',
    tabs: [
      { id: 'message', label: 'Send a Message' },
      { id: 'booking', label: 'Book Assessment' },
      { id: 'support', label: 'Customer Support' },
    ],
    message: {
      title: 'Send Us a Message',
      text: 'Tell us what takes too long, how often it happens and who does it today. That’s all we need to give you a useful answer.',
      messageRows: 5,
      form: contactForm,
    },
    booking: {
      title: 'Pick a time for your free assessment',
      text: 'A 30-minute video call, at a time you choose from our calendar. You’ll come away with one task worth automating, or a clear reason to wait.',
      page: { label: 'Choose a day and a time', href: '/book' },
    },
    support: {
      title: 'Already working with us?',
      text: 'Open the chat and tell us which workflow isn’t working. During office hours, you’ll reach someone who knows your setup.',
      openChat: 'Open support chat',
      loading: 'Opening the chat...',
      unavailable:
        'Chat isn’t available right now. Email or call us instead; you’ll reach the same people.',
      privacyNote:
        'The chat is run by a separate helpdesk provider. It’s only on this page, and it’s removed when you leave.',
      email: { label: `Email ${company.email}`, href: `mailto:${company.email}` as const },
      phone: { label: `Call ${company.phone.display}`, href: company.phone.href },
    },
    map: {
      title: 'Our Location',
      text: `Our office is in ${company.address.locality}. We’ll come to you anywhere within ${company.serviceRadiusKm} km${nearbyTowns(facts)}.`,
      alt: serviceAreaMapAlt(facts),
      load: 'Show the interactive map',
      privacyNote: 'The interactive map comes from OpenStreetMap, which will see your IP address.',
      frameTitle: `Interactive map of ${company.address.locality}`,
      external: {
        label: 'Open in OpenStreetMap',
        href: mapAddress(facts),
      },
    },
  } as const);
}

export type ContactContent = ReturnType<typeof contactWords>;

/** Error texts of the server, with our phone number as a placeholder. */
export const serverReasons = {
  tooMany: 'Too many messages from this connection. Please wait a few minutes and try again.',
  keyReused:
    'This form was already sent with different answers. Reload the page and send it again.',
  storageDown:
    'We can’t save messages right now. Please try again in a few minutes, or call {ourPhone}.',
  unreachable: 'We can’t reach our server right now.',
} as const;

/** Texts of the API documentation. */
export const contactApiWords = {
  id: 'contact',
  title: 'Send a message',
  text: 'Stores the message and emails the owner. The visitor gets a confirmation by email.',
  fields: {
    message: 'Optional for special_offer and privacy_request only.',
    source: 'Which form; contact_form by default.',
    package: 'Name of the launch package, if it’s requested.',
    request: 'What a privacy_request asks for; required for that source.',
  },
  example: {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    message: 'We retype forty orders a day.',
    source: 'contact_form',
  },
  success: '`data.id` and `data.reference`, which a visitor can quote.',
} as const;
