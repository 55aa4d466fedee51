import type { PageHead, TextLink } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { guaranteeOf } from '#app/facts/offer.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import type { PricedWork } from '#app/facts/prices.ts';

/** The page fills in the placeholders from the price facts: {price}, {rate}, {low} and so on. */
export type PricingContent = {
  readonly head: PageHead;
  readonly breadcrumb: string;
  readonly header: { readonly title: string; readonly text: string };
  readonly glance: {
    readonly title: string;
    readonly rows: readonly {
      readonly id: 'call' | 'package' | 'custom';
      readonly title: string;
      readonly text: string;
      readonly price: string;
      readonly note: string;
      readonly action: TextLink;
    }[];
    readonly upkeep: string;
  };
  readonly holds: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly string[];
    readonly link: TextLink;
    readonly guarantee: { readonly title: string; readonly text: string };
  };
  readonly custom: {
    readonly title: string;
    readonly text: string;
    readonly caption: string;
    readonly columns: readonly [string, string, string, string];
    readonly work: readonly { readonly work: PricedWork; readonly label: string }[];
    readonly hours: string;
    readonly range: string;
    readonly note: string;
    readonly tool: TextLink;
  };
  readonly difference: {
    readonly title: string;
    readonly text: string;
    readonly caption: string;
    readonly columns: readonly [string, string, string];
    readonly rows: readonly (readonly [what: string, inPackage: string, custom: string])[];
  };
  readonly monthly: {
    readonly title: string;
    readonly text: string;
    readonly rows: readonly {
      readonly id: string;
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly firstCall: {
    readonly title: string;
    readonly text: string;
    readonly steps: readonly {
      readonly title: string;
      readonly meta: string;
      readonly text: string;
    }[];
  };
  readonly questions: {
    readonly title: string;
    readonly items: readonly {
      readonly question: string;
      readonly answer: string;
      /** Set if the answer names the package. */
      readonly id?: 'payment' | 'guarantee';
    }[];
  };
  readonly end: { readonly title: string; readonly text: string; readonly action: TextLink };
  /** In place of the texts that name the package, while it isn't offered. */
  readonly withoutPackage: {
    readonly description: string;
    readonly lead: string;
    readonly glanceTitle: string;
    readonly custom: string;
    readonly subscriptions: string;
    readonly payment: string;
  };
};

export function pricingWords(facts: Facts) {
  const { offer: offerFigures } = facts;
  const guarantee = guaranteeOf(facts);
  const ownerQuestions = ownerQuestionsOf(facts);
  return ownWords('pricing', facts, {
    head: {
      title: 'Pricing: What AI Automation Costs | {company}',
      description:
        'A free call, a launch package at one fixed price, and a fixed quote for everything else. See what’s included, the monthly costs and what the guarantee covers.',
      keywords: ['AI automation cost', 'AI consultant pricing', 'automation price small business'],
    },
    breadcrumb: 'Pricing',
    header: {
      title: 'What our work costs',
      text: 'One fixed price, agreed on before we start. All prices are in Canadian dollars, plus HST.',
    },
    glance: {
      title: 'Three ways to start',
      upkeep:
        'Afterwards, upkeep is optional: {least}–{most}% of the project price each year, or your team does it.',
      rows: [
        {
          id: 'call',
          title: 'Assessment call',
          text: 'Thirty minutes by video. You’ll hear what we’d automate first, or why we’d wait.',
          price: 'Free',
          note: 'no obligation',
          action: { label: 'Book a Free Call', href: '/contact#booking' },
        },
        {
          id: 'package',
          title: 'Launch package',
          text: 'Three workflows we’ve built before, with your wording and rules, plus onboarding and a year of cloud infrastructure.',
          price: '{price}',
          note: 'one-time',
          action: { label: 'Pick your workflows', href: '/special-offer' },
        },
        {
          id: 'custom',
          title: 'Custom work',
          text: 'Anything the package doesn’t cover, at a fixed price we agree on before we start.',
          price: 'From {low}',
          note: 'per project',
          action: { label: 'See typical prices', href: '/pricing#custom-work' },
        },
      ],
    },
    holds: {
      title: 'What’s in the launch package',
      text: 'For {price} one-time, you get:',
      items: [
        'Three workflows that use ready-made connections, built in your own accounts',
        `Onboarding for up to ${offerFigures.teamMembers} team members`,
        'Cloud infrastructure for the first year: hosting, subscriptions, normal use of AI models, and monitoring',
      ],
      link: { label: 'See the launch offer', href: '/special-offer' },
      guarantee,
    },
    custom: {
      title: 'What custom work costs',
      text: 'We estimate in hours at {rate} per hour, then quote a fixed price. These are our estimates for one of each; your quote depends on your systems and your data.',
      caption: 'Prices by kind of work',
      columns: ['What we build', 'Typical price', 'From simple to complex', 'Hours'],
      work: [
        { work: 'workflow', label: 'Workflow for one process' },
        { work: 'emailSequence', label: 'Email or marketing sequence' },
        { work: 'leadCapture', label: 'Lead capture and CRM routing' },
        { work: 'assistant', label: 'Customer service assistant' },
        { work: 'documents', label: 'Invoice or document processing' },
        { work: 'dashboard', label: 'Reporting dashboard' },
        { work: 'webApp', label: 'Custom web app, first version' },
      ],
      hours: '{low} to {high}',
      range: '{low} to {high}',
      note: 'Connecting more systems, cleaning up data and training larger teams take extra hours. The calculator adds them up for your project, with a reserve for surprises. Strategy and implementation support are quoted the same way: our hours, then a fixed price.',
      tool: {
        label: 'Estimate your own project',
        href: '/resources/tools/implementation-cost-calculator',
      },
    },
    difference: {
      title: 'Why does custom work cost more than the package?',
      text: 'The package customizes processes we’ve built before. Custom work starts from scratch. If your process, connections, data or training go beyond the package, you need custom work.',
      caption: 'The package and custom work compared',
      columns: ['What’s different', 'Launch package', 'Custom work'],
      rows: [
        ['Price of one workflow', '{package} at the launch price', '{likely} in a typical case'],
        [
          'Planned price after the launch',
          '{planned} for the package, or {standard} for each workflow bought separately',
          'The same as today',
        ],
        [
          'The process',
          'One we’ve built before, customized with your wording and rules',
          'Designed from scratch around how you work',
        ],
        [
          'Connections',
          'Ready-made ones between popular products',
          'Any system, including older ones',
        ],
        ['Your data', 'Clean enough to use as it is', 'We clean it up first'],
        ['Training', 'Up to {people} people', 'As many as you need'],
        ['Cloud infrastructure', 'Included for a year', 'At cost, in your own accounts'],
      ],
    },
    monthly: {
      title: 'What you’ll pay every month',
      text: 'The accounts are yours, so the vendors bill you directly for subscriptions and AI models, and we don’t add a margin.',
      rows: [
        {
          id: 'subscriptions',
          title: 'Subscriptions and AI models: about {subscriptions} a month',
          text: 'A typical figure for a project with one workflow. If the launch package covers your whole project, we pay for the first year.',
        },
        {
          id: 'upkeep',
          title: 'Upkeep of custom work: about {upkeep} a month',
          text: 'For a typical workflow at {likely}. Vendors change their products, and someone has to notice. It’s optional, and you can cancel any month.',
        },
        {
          id: 'nothing',
          title: 'Calls, quotes and questions: nothing',
          text: 'We don’t charge for telling you what something would cost.',
        },
      ],
    },
    firstCall: {
      title: 'How a first call goes',
      text: 'Thirty minutes by video with the person who would lead your project. You don’t have to prepare anything.',
      steps: [
        {
          title: 'You tell us about your week',
          meta: '15 minutes',
          text: 'Which tasks repeat, who does them, and what goes wrong.',
        },
        {
          title: 'We look at one task',
          meta: '10 minutes',
          text: 'Your systems and records, and roughly what automating it would cost.',
        },
        {
          title: 'You get a clear answer',
          meta: '5 minutes',
          text: 'Start here, start small, or wait. If it isn’t worth it, we’ll say so.',
        },
        {
          title: 'You get a summary',
          meta: 'Afterwards',
          text: 'One page to keep, whether or not you work with us.',
        },
      ],
    },
    questions: {
      title: 'Common questions',
      items: [
        {
          question: 'Can the price go up after you start?',
          answer:
            'No. A quote is a fixed price for what it lists. If you ask for something that isn’t on the list, you get a new quote first and decide then.',
        },
        {
          id: 'payment',
          question: 'When do I pay?',
          answer:
            'The launch package is paid when you accept our written confirmation. For custom work, the payment dates are in the quote.',
        },
        {
          id: 'guarantee',
          question: 'When does the guarantee start?',
          answer: `On the day of your payment. ${guarantee.text} It covers the launch package; the terms for custom work are in its quote.`,
        },
        ownerQuestions.commissions,
      ],
    },
    end: {
      title: 'Want a price for your own task?',
      text: 'Tell us what takes too long. After a free 30-minute call, you’ll know what it would cost, or that it isn’t worth it.',
      action: { label: 'Book a Free Call', href: '/contact#booking' },
    },
    withoutPackage: {
      description:
        'A free call, and a fixed quote before any work starts. See what typical projects cost, the monthly costs and how a first call goes.',
      lead: 'The first call is free, and for any work you get a fixed quote before we start. All prices are in Canadian dollars, plus HST.',
      glanceTitle: 'Two ways to start',
      custom: 'Built for your business, at a fixed price we agree on before we start.',
      subscriptions: 'A typical figure for a project with one workflow.',
      payment: 'The payment dates are in the quote.',
    },
  } as const satisfies PricingContent);
}
