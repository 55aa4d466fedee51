import { targetOf } from '#app/facts/claims.ts';
import { areAllComing } from '#app/facts/courses.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { servicePaths as paths } from '#app/facts/services.ts';
import { shippedDetail } from './service-pages.content.ts';

export function servicesWords(facts: Facts) {
  const ownerQuestions = ownerQuestionsOf(facts);
  return ownWords('services', facts, {
    ...shippedOf(facts),
    questions: {
      title: 'Common questions',
      items: [
        {
          question: 'What do you need from us?',
          answer:
            'A few hours with the person who does the work today, ten to fifty real examples, and a login to the systems involved. You’ll know the exact list before you decide.',
        },
        ownerQuestions.accounts,
        ownerQuestions.data,
        ownerQuestions.failure,
        ownerQuestions.leaving,
      ],
    },
  } as const);
}

function shippedOf(facts: Facts) {
  return {
    head: {
      title: 'AI Automation & Consultation Services | {company}',
      description:
        'Six services for small businesses: marketing, workflow and customer service automation, and AI consultation from a free assessment to go-live support.',
      keywords: [
        'AI automation services',
        'AI consultation services',
        'marketing automation',
        'workflow automation',
        'customer service automation',
      ],
    },
    hero: {
      title: 'AI Automation & Consultation Services',
      text: `Choose the work you’d like to get off your desk.${targetOf(facts, 'manualProcessCosts', 'cut manual-process costs by up to {value} percent.')} We measure yours before and after.`,
      action: { label: 'Schedule Consultation', href: '/contact#booking' },
    },
    chooser: {
      title: 'Sound familiar?',
      items: [
        { said: 'Nobody followed up on that quote.', link: paths.marketing },
        { said: 'We type everything twice.', link: paths.workflow },
        { said: 'People keep calling with the same five questions.', link: paths.customerService },
        { said: 'I don’t know where to start.', link: paths.assessment },
        { said: 'We have forty ideas and the budget for three.', link: paths.strategy },
        { said: 'We bought it, and nobody uses it.', link: paths.support },
      ],
    },
    groups: [
      {
        slug: 'ai-automation-solutions',
        title: 'AI Automation Solutions',
        text: 'We connect the tools you already pay for, so anything you enter once shows up everywhere it’s needed.',
        linkText: 'What you get',
        notes: [],
      },
      {
        slug: 'ai-consultation',
        title: 'AI Consultation',
        text: 'Not sure what to automate, or burned by the last tool you bought? Start with advice. It costs less than buying the wrong thing.',
        linkText: 'How it works',
        notes: ['30 minutes, free', 'Includes two weeks of tracking', 'Six weeks with your team'],
      },
    ],
    more: {
      title: 'Other ways to work with us',
      text: 'Custom apps, training, or an agency of your own.',
      items: [
        {
          title: 'Web App Development',
          description: 'For the job that no product on the market does well.',
          picture: 'web-app-development',
          link: { label: 'See how we build', href: '/web-app-development' },
        },
        {
          title: 'AI Courses',
          description: `For teams that want to run AI themselves.${areAllComing(facts) ? ' Coming soon.' : ''}`,
          picture: 'courses',
          link: { label: 'Browse the courses', href: '/courses' },
        },
        {
          title: 'Done-for-You AI Agency',
          description: 'For people who want to start an agency with zero upfront cost.',
          picture: 'agency',
          link: { label: 'Read how it works', href: '/done-for-you-ai-agency' },
        },
      ],
    },
    industries: {
      title: 'In your industry',
      text: 'What we’d set up first in businesses like yours, what it could cost and what we’d leave alone.',
    },
    prices: {
      title: 'What it costs',
      text: 'Every quote is a fixed price.',
      link: shippedDetail.prices,
    },
    end: {
      title: 'Not sure which service you need?',
      text: 'Tell us what takes too long and who does it today. We’ll tell you what we’d automate first, or why we’d wait.',
      action: { label: 'Schedule Consultation', href: '/contact#booking' },
    },
  } as const;
}

export type ServicesContent = ReturnType<typeof servicesWords>;
