import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

export function agencyWords(facts: Facts) {
  return ownWords('agency', facts, shipped);
}

const shipped = {
  head: {
    title: 'Done-for-You AI Agency, Zero Upfront Cost | {company}',
    description:
      'Start your own AI agency with zero upfront cost. We set it up, and vendors pay us an affiliate commission, which we disclose. Three steps, four deliverables.',
    keywords: [
      'done for you AI agency',
      'start an AI agency',
      'AI agency zero upfront cost',
      'AI affiliate model',
    ],
  },
  breadcrumb: 'Done-for-You AI Agency',
  hero: {
    title: 'Your own AI agency, set up for you',
    subtitle: 'Zero upfront cost. Vendors pay our commission; you don’t.',
    text: 'You know the businesses in your area. We know how to run an agency: the accounts, the tools, the first offer. We build that part, and we’re paid when clients buy the software you recommend.',
    action: { label: 'Get Started', href: '/contact' },
    pictureAlt: 'A hand holding out a key in front of a shop with its door open',
  },
  model: {
    title: 'Who pays for it',
    paragraphs: [
      'Software vendors pay a commission to whoever brings them a customer. It’s called affiliate marketing, and it’s how we can set up your agency without sending you a bill.',
      'When your client subscribes to a tool through the setup we built, the vendor pays us a share. Your client pays the vendor’s regular price. You charge for your own work and keep all of it.',
    ],
    round: {
      client: 'Your client',
      vendor: 'The vendor',
      we: 'We',
      you: 'You',
      passes: ['regular price', 'commission', 'setup', 'your work'],
    },
    money: {
      title: 'How the money flows',
      columns: ['Who', 'What they pay', 'What they get'],
      rows: [
        {
          who: 'You',
          pays: 'Nothing upfront',
          gets: 'An agency that’s ready for clients, and your own fees',
        },
        {
          who: 'Your client',
          pays: 'Your fee and the vendor’s regular price',
          gets: 'An automation that works',
        },
        { who: 'The vendor', pays: 'A commission to us', gets: 'A customer' },
        { who: 'We', pays: 'Our time, to set it up', gets: 'The commission' },
      ],
    },
  },
  steps: {
    title: 'How it works in three steps',
    items: [
      {
        title: 'Partnership',
        description:
          'We discuss your area, experience and schedule, and agree in writing who does what.',
      },
      {
        title: 'Setup',
        description:
          'We create the accounts, connect the vendors and prepare your first offer, all in your name.',
      },
      {
        title: 'Commission',
        description:
          'Clients buy the tools they need, and vendors pay us. If nobody buys, the loss is ours.',
      },
    ],
  },
  deliverables: {
    title: 'What you get',
    items: [
      {
        title: 'Initial setup',
        description: 'A website, booking, invoicing and client files, ready for your first call.',
      },
      {
        title: 'Vendor integrations',
        description: 'The tools you’ll recommend, connected and tested on a sample business.',
      },
      {
        title: 'Business guidance',
        description: 'Pricing, a contract template, and someone to ask after each client call.',
      },
      {
        title: 'Revenue-ready foundation',
        description: 'One offer, one price and one way to deliver it, ready to sell.',
      },
    ],
  },
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'What’s the catch?',
        answer:
          'We set you up with tools whose vendors pay us. If another tool would serve a client better, recommend that one. Nothing in the agreement stops you.',
      },
      {
        question: 'What will I earn?',
        answer:
          'We don’t know, and you should be wary of anyone who says they do. It depends on how many clients you win and what you charge them.',
      },
      {
        question: 'Do I need to know how to code?',
        answer: 'No. You need to listen, take clear notes and call back when you said you would.',
      },
      {
        question: 'What do you need from me?',
        answer:
          'Time to find clients and look after them, a business that can send an invoice, and a few calls with us during the setup.',
      },
      {
        question: 'Who owns the accounts, and can I leave?',
        answer:
          'The accounts are yours from day one. If you leave, you keep them, and there’s nothing to hand back.',
      },
      {
        question: 'Where is my clients’ data stored?',
        answer:
          'In the accounts your clients already use, where possible. For every tool we recommend, we tell you which country it stores data in, so you can tell your clients before they decide.',
      },
      {
        question: 'What if something breaks at a client’s?',
        answer:
          'Your client calls you, and you can call us. We help you find the cause. If it’s the tool itself, its vendor’s support takes over.',
      },
    ],
    link: { label: 'See what our own projects cost', href: '/pricing' },
  },
  disclosure: {
    title: 'Disclosure',
    text: 'We receive affiliate commissions from vendors whose tools are part of this model. You’ll get the list of those vendors before you decide, and your clients must be told as well.',
  },
  callToAction: {
    title: 'Ready to talk about your area?',
    text: 'Tell us where you are and what you’ve done so far. We’ll answer with a yes, a no or a question.',
    action: { label: 'Get Started', href: '/contact' },
  },
} as const;

export type AgencyContent = ReturnType<typeof agencyWords>;
