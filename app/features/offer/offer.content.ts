import type { Facts } from '#app/facts/facts.ts';
import { guaranteeOf, offerPackage, totalValueOf } from '#app/facts/offer.ts';
import { ownWords } from '#app/facts/page-texts.ts';

export function offerWords(facts: Facts) {
  const { offer: offerFigures } = facts;
  const guarantee = guaranteeOf(facts);
  return ownWords('offer', facts, {
    head: {
      title: 'Launch Offer: Three AI Workflows | {company}',
      description:
        'Three AI workflows customized for you, team onboarding and a year of cloud infrastructure at one fixed launch price, with a money-back guarantee.',
      keywords: [
        'AI automation launch offer',
        'fixed price automation',
        'AI workflow package',
        'small business automation deal',
      ],
    },
    packageName: offerPackage.name,
    hero: {
      eyebrow: 'Launch offer',
      title: 'Three AI workflows, customized for you, at one fixed price',
      text: 'You choose the three. We build them in your accounts, train your team and cover the cloud infrastructure for a year.',
      pictureAlt: 'An email, a receipt and a question run along three lines into one cash register',
    },
    slip: {
      title: 'Order slip',
      legend: 'Pick {most} workflows',
      help: 'Not sure yet? Leave it open, and we’ll choose them with you.',
      pickedOf: 'of {most} picked.',
      included: [
        `Onboarding for up to ${offerFigures.teamMembers} team members`,
        'One year of cloud infrastructure',
        guarantee.title,
      ],
      totalLabel: 'Total',
      priceLabel: '{price} one-time',
      basePriceLabel: 'Planned price after the launch: {base}',
      taxNote: 'plus HST',
      action: 'Secure Your Package',
    },
    countdown: {
      title: 'Launch period',
      titleWithDeadline: 'Time left',
      days: 'Days',
      hours: 'Hours',
      minutes: 'Minutes',
      noDeadlineNote: 'An example: the launch price has no end date yet.',
      deadlineNote: 'The offer ends on {date}.',
    },
    ended: {
      description:
        'Our launch offer has ended. See the three workflows it started with, what workflows like these can return, and how to ask for a quote.',
      title: 'This offer has ended',
      text: 'The launch price is no longer available, and we won’t restart the clock. Our services are still here for you.',
      workflowsText:
        'Each is a process we’ve built before, customized with your wording and rules. Ask us for a quote for any of them.',
      actions: [
        { label: 'See the services', href: '/services' },
        { label: 'Ask for a quote', href: '/contact' },
      ],
    },
    workflows: {
      title: 'Three popular workflows to start with',
      text: 'Choose these, or swap any of them for another workflow that connects popular products. Each is a process we’ve built before, customized with your wording and rules.',
      cards: [
        {
          title: 'Sales Lead Automation',
          description: 'Every inquiry is answered, sorted and added to your list within minutes.',
          steps: [
            'A form or email comes in',
            'It gets a reply right away',
            'It’s on your list, with a reminder',
          ],
          picture: 'offer-lead-automation',
        },
        {
          title: 'Expense Processing',
          description:
            'Take a photo of the receipt, and the supplier, amount and HST are in your books as a draft.',
          steps: ['Take a photo of the receipt', 'It’s read for you', 'A draft is in your books'],
          picture: 'offer-expense-processing',
        },
        {
          title: 'Customer Support AI',
          description:
            'Routine questions answered from your own documents, and the rest handed to a person.',
          steps: [
            'A question comes in, any time',
            'It’s answered, with a source',
            'The hard ones come to you',
          ],
          picture: 'offer-customer-support',
        },
      ],
    },
    statistics: {
      title: 'What workflows like these can return',
      text: 'Start from your own hours. Two numbers are enough for a first estimate.',
      estimate: {
        title: 'Your estimate',
        hours: 'Hours a week',
        wage: 'Hourly wage ($)',
        submit: 'Estimate my return',
        note: 'Opens the ROI calculator, where you can change everything else.',
      },
      figuresText:
        'Illustrative figures: each is a separate example from planning such projects, not a promise.',
      items: [
        { claim: 'timeOnRoutineTasks', label: 'less time on routine tasks' },
        { claim: 'monthlySavings', label: 'saved per month' },
        { claim: 'returnOnInvestment', label: 'return on investment' },
      ],
    },
    pricing: {
      title: 'What it costs and what’s included',
      priceLabel: '{price}',
      insteadOf: 'Planned price of the three workflows bought separately: {base}',
      oneTime: 'one-time',
      taxNote: 'plus HST. No subscription, no other fees from us in the first year.',
      breakdownTitle: 'Planned price of each part, bought separately',
      partLabel: 'Part',
      valueLabel: 'Planned price',
      priceRow: 'You pay, one-time',
      compareTitle: 'How we compare',
      compareColumns: ['Compared with', 'Planned price', 'You save'],
      discountsText: 'These prices are planned, and nobody has paid them so far.',
      breakdown: [
        {
          label: 'Three customized workflows',
          detail: 'Set up, customized and tested in your accounts',
          value: offerFigures.cardPrice,
        },
        {
          label: `Onboarding for up to ${offerFigures.teamMembers} team members`,
          detail: 'At their own desks, with your own cases',
          value: offerFigures.onboardingValue,
        },
        {
          label: 'One year of cloud infrastructure',
          detail:
            'Hosting, subscriptions, normal use of AI models, and monitoring for all three workflows',
          value: offerFigures.infrastructureValue,
        },
      ],
      totalLabel: 'Total value, bought separately',
      savingsLabel: 'You save compared with that total',
      discounts: [
        {
          claim: 'discountOnHeroPrice',
          basePrice: offerFigures.heroPrice,
          basis: 'The price after the launch',
        },
        {
          claim: 'discountOnCardPrice',
          basePrice: offerFigures.cardPrice,
          basis: 'The three workflows bought separately',
        },
        {
          claim: 'discountOnTotalValue',
          basePrice: totalValueOf(offerFigures),
          basis: 'All parts bought separately',
        },
      ] as const,
      limit: `For the first ${offerFigures.firstBusinesses} businesses.`,
      seatsLeft: '{left} of {all} spots left.',
      guarantee: {
        title: guarantee.title,
        text: `${guarantee.text} You keep any documentation we’ve written by then.`,
      },
      action: 'Secure My Package',
    },
    questions: {
      title: 'Common questions',
      items: [
        {
          question: 'Will the package cover what I have in mind?',
          answer:
            'It will if your products connect through ready-made connections and your data is clean enough to use as it is. If it won’t, we’ll tell you before you pay.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'Logins to the tools involved, a few real examples, and an hour with the person who does the work today.',
        },
        {
          question: 'What if we need more than the package?',
          answer:
            'You get a fixed quote for the rest before you decide. If your project goes beyond the package, you pay the vendors for subscriptions and AI models from the start.',
        },
        {
          question: 'What happens after the first year?',
          answer:
            'The workflows keep running in your accounts. From then on, the vendors bill you directly for subscriptions and AI models, and upkeep is optional.',
        },
      ],
    },
  } as const);
}

/** Texts of the API documentation. */
export const offerApiWords = {
  id: 'offer',
  title: 'Read the state of the launch offer',
  text: 'Whether the offer is open, when it ends and how many places are left, if the owner has set these.',
  success: '`data.state` is "open", with `deadline`, `countdown` and `seatsLeft`, or "ended".',
} as const;
