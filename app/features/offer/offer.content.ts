import type { PictureName } from '#app/drawings/pictures.tsx';
import type { ClaimId } from '#app/facts/claims.ts';
import { offerFigures } from '#app/facts/offer.ts';
import { company, type PageHead, type TextLink, type ToastWords } from '#app/site.content.ts';

export type OfferFieldName = 'name' | 'email' | 'company' | 'phone' | 'message';

/** Marks in curly braces are filled in by the page: {price}, {base}, {percent} and so on. */
export type OfferContent = {
  readonly head: PageHead;
  readonly packageName: string;
  readonly hero: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly priceLabel: string;
    readonly basePriceLabel: string;
    readonly taxNote: string;
    readonly action: string;
    readonly picture: PictureName;
    readonly pictureAlt: string;
  };
  readonly countdown: {
    readonly title: string;
    readonly titleWithDeadline: string;
    readonly days: string;
    readonly hours: string;
    readonly minutes: string;
    readonly noDeadlineNote: string;
    readonly deadlineNote: string;
  };
  readonly ended: {
    readonly title: string;
    readonly text: string;
    readonly actions: readonly TextLink[];
  };
  readonly workflows: {
    readonly title: string;
    readonly text: string;
    readonly cards: readonly {
      readonly title: string;
      readonly description: string;
      readonly steps: readonly string[];
      readonly picture: PictureName;
    }[];
  };
  readonly statistics: {
    readonly title: string;
    readonly text: string;
    readonly items: readonly { readonly claim: ClaimId; readonly label: string }[];
    readonly tool: TextLink;
  };
  readonly pricing: {
    readonly title: string;
    readonly priceLabel: string;
    /** Read before the struck-through price. */
    readonly insteadOf: string;
    readonly oneTime: string;
    readonly taxNote: string;
    readonly breakdownTitle: string;
    readonly partLabel: string;
    readonly valueLabel: string;
    readonly priceRow: string;
    readonly discountsTitle: string;
    readonly breakdown: readonly {
      readonly label: string;
      readonly detail: string;
      readonly value: number;
    }[];
    readonly totalLabel: string;
    readonly savingsLabel: string;
    readonly discounts: readonly {
      readonly claim: ClaimId;
      readonly basePrice: number;
      readonly text: string;
      readonly basis: string;
    }[];
    readonly limit: string;
    /** `{left}` and `{all}` are filled in once the owner counts the places. */
    readonly seatsLeft: string;
    readonly guarantee: { readonly title: string; readonly text: string };
    readonly action: string;
  };
  readonly form: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly promise: string;
    readonly packageLabel: string;
    /** `{price}` is filled in. */
    readonly packageNote: string;
    readonly fields: {
      readonly [Name in OfferFieldName]: {
        readonly label: string;
        readonly missing?: string;
        readonly invalid?: string;
        readonly tooLong: string;
      };
    };
    readonly optionalMark: string;
    readonly submit: string;
    readonly submitting: string;
    readonly errorSummaryTitle: string;
    readonly privacyNote: { readonly text: string; readonly link: TextLink };
    readonly toasts: {
      readonly missing: ToastWords;
      readonly sent: ToastWords;
      readonly backup: ToastWords;
      readonly failed: ToastWords;
    };
    readonly inlineApiError: string;
  };
};

export const offer = {
  head: {
    title: 'Launch Offer: Three AI Workflows | AI for SMEs',
    description:
      'Three custom AI workflows, team onboarding and a year of cloud infrastructure at one fixed launch price, with a money-back guarantee. See what is in it.',
    keywords: [
      'AI automation launch offer',
      'fixed price automation',
      'AI workflow package',
      'small business automation deal',
    ],
  },
  packageName: 'AI Automation Launch Package',
  hero: {
    eyebrow: 'Launch offer',
    title: 'Three workflows off your desk, at one fixed price',
    text: 'You choose the three. We build them in your accounts, train your people and run the infrastructure for a year.',
    priceLabel: '{price} one-time',
    basePriceLabel: 'instead of {base}',
    taxNote: 'plus HST',
    action: 'Secure Your Package',
    picture: 'special-offer',
    pictureAlt: 'Three parcels carried along one line to an open door',
  },
  countdown: {
    title: 'Launch period',
    titleWithDeadline: 'Time left',
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    noDeadlineNote:
      'The length of the launch period. It starts once a date is set; until then you miss nothing by thinking it over.',
    deadlineNote: 'The offer ends on {date}.',
  },
  ended: {
    title: 'This offer has ended',
    text: 'The launch price is no longer to be had, and we will not bring it back with a new clock. The work itself goes on.',
    actions: [
      { label: 'See the services', href: '/services' },
      { label: 'Ask for a price', href: '/contact' },
    ],
  },
  workflows: {
    title: 'Three that most businesses start with',
    text: 'Take these, or swap any of them for one of your own.',
    cards: [
      {
        title: 'Sales Lead Automation',
        description:
          'An inquiry is answered, sorted and on your list before you put the phone down.',
        steps: ['Form or e-mail comes in', 'Answered at once', 'On your list, with a reminder'],
        picture: 'offer-lead-automation',
      },
      {
        title: 'Expense Processing',
        description:
          'Photograph the receipt; supplier, amount and HST are in the books as a draft.',
        steps: ['Photo of the receipt', 'Read and matched', 'Draft in your accounting'],
        picture: 'offer-expense-processing',
      },
      {
        title: 'Customer Support AI',
        description: 'Routine questions answered from your own pages, the rest handed to a person.',
        steps: ['Question at any hour', 'Answer with its source', 'Hard ones go to you'],
        picture: 'offer-customer-support',
      },
    ],
  },
  statistics: {
    title: 'What such workflows can return',
    text: 'Examples, not promises. Put your own hours into the calculator before you decide.',
    items: [
      { claim: 'timeOnRoutineTasks', label: 'less time on routine tasks' },
      { claim: 'monthlySavings', label: 'saved per month' },
      { claim: 'returnOnInvestment', label: 'return on investment' },
    ],
    tool: { label: 'Run your own numbers', href: '/resources/tools/roi-calculator' },
  },
  pricing: {
    title: 'What it costs, and what is in it',
    priceLabel: '{price}',
    insteadOf: 'Instead of',
    oneTime: 'one-time',
    taxNote: 'plus HST. No subscription, no other fees from us in the first year.',
    breakdownTitle: 'Value of the parts',
    partLabel: 'Part',
    valueLabel: 'Value',
    priceRow: 'You pay, one-time',
    discountsTitle: 'Percent of what?',
    breakdown: [
      {
        label: 'Three custom workflows',
        detail: 'Designed, built and tested in your accounts',
        value: offerFigures.cardPrice,
      },
      {
        label: `Onboarding for up to ${offerFigures.teamMembers} team members`,
        detail: 'On their own screens, with your own cases',
        value: 1199,
      },
      {
        label: 'One year of cloud infrastructure',
        detail: 'Hosting, model use within fair limits, monitoring',
        value: offerFigures.infrastructureValue,
      },
    ],
    totalLabel: 'Total value',
    savingsLabel: 'You save',
    discounts: [
      {
        claim: 'discountOnHeroPrice',
        basePrice: offerFigures.heroPrice,
        text: '{percent} off {base}',
        basis: 'the price planned for after the launch',
      },
      {
        claim: 'discountOnCardPrice',
        basePrice: offerFigures.cardPrice,
        text: '{percent} off {base}',
        basis: 'the three workflows bought one by one',
      },
      {
        claim: 'discountOnTotalValue',
        basePrice: offerFigures.totalValue,
        text: '{percent} off {base}',
        basis: 'the value of all parts together',
      },
    ],
    limit: `For the first ${offerFigures.firstBusinesses} businesses.`,
    seatsLeft: '{left} of {all} places are left.',
    guarantee: {
      title: `${offerFigures.guaranteeDays}-day money-back guarantee`,
      text: `Not what you hoped for within ${offerFigures.guaranteeDays} days? Say so in one line and you get all of it back. You keep the notes we made.`,
    },
    action: 'Secure My Package',
  },
  form: {
    id: 'secure',
    title: 'Ask for your package',
    text: 'No payment here. You tell us what you would hand over; we say whether it fits, and only then send an invoice.',
    promise: `An expert replies ${company.replyPromise}.`,
    packageLabel: 'Package',
    packageNote: '{price} one-time, plus HST',
    fields: {
      name: {
        label: 'Name',
        missing: 'Enter your name.',
        tooLong: 'Shorten your name to 100 characters.',
      },
      email: {
        label: 'Email',
        missing: 'Enter your email address.',
        invalid: 'Enter an email address like name@example.com.',
        tooLong: 'Enter an email address of at most 254 characters.',
      },
      company: { label: 'Company', tooLong: 'Shorten the company name to 120 characters.' },
      phone: { label: 'Phone', tooLong: 'Shorten the phone number to 32 characters.' },
      message: {
        label: 'What would you hand over first?',
        tooLong: 'Shorten the message to 5,000 characters.',
      },
    },
    optionalMark: '(optional)',
    submit: 'Send Message',
    submitting: 'Sending...',
    errorSummaryTitle: 'Please look at these fields',
    privacyNote: {
      text: 'We use this to answer you, and delete it two years after our last contact.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
    toasts: {
      missing: {
        title: 'Required fields missing',
        description: 'Please provide your name and email address.',
      },
      sent: {
        title: 'Message received!',
        description: "We'll contact you shortly to discuss your automation needs.",
      },
      backup: {
        title: 'Message sent via backup systems',
        description: "We'll contact you shortly to discuss your automation needs.",
      },
      failed: {
        title: 'Something went wrong',
        description: 'Please try again or contact us directly.',
      },
    },
    inlineApiError: 'API Error: {error} (Message sent via backup systems)',
  },
} as const satisfies OfferContent;
