import { claimOf, targetOf } from '#app/facts/claims.ts';
import { regionInWords } from '#app/facts/company.ts';
import { areAllComing } from '#app/facts/courses.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { shownStories, type Testimonial } from '#app/facts/stories.ts';

function storiesText(shown: readonly Testimonial[]): string {
  const isMadeUp = shown.every((story) => story.isSample);
  const count = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'][shown.length] ?? shown.length;
  const noun = shown.length === 1 ? 'story' : 'stories';
  return `${count}${isMadeUp ? ' sample' : ''} ${noun}, before and after automation.`;
}

export function homeWords(facts: Facts) {
  const { company } = facts;
  const isComing = areAllComing(facts);
  const templates = claimOf(facts, 'automationTemplates');
  return ownWords('home', facts, {
    head: {
      title: 'AI Automation & Consultation in {town} | {company}',
      description:
        'AI automation, consulting, courses and web apps for small businesses in {town} and nearby. Start with a free 30-minute AI readiness assessment.',
      keywords: [
        'AI automation {town}',
        'AI consultant small business',
        'business process automation {town}',
        'AI readiness assessment',
        'AI courses for small business',
      ],
    },
    hero: {
      audience: `For small businesses across ${company.address.locality} and ${regionInWords(facts)}`,
      headline: ['AI Automation & Consultation', 'Tailored for Small Business Growth'],
      text: `Enter an order, an invoice or a reminder once, and the follow-up happens on its own.${targetOf(facts, 'manualProcessCosts', 'cut manual-process costs by up to {value} percent.')}`,
      primary: { label: 'Get Your Free AI Assessment', href: '/contact#booking' },
      secondary: { label: 'Explore Our AI Courses', href: '/courses' },
      note: '30 minutes by video, free. If AI isn’t worth it for you yet, we’ll say so.',
    },
    featuredServices: {
      title: 'Five ways we can help',
      // While a section is switched off, there are fewer than five.
      titleOfSome: 'How we can help',
      text: 'Most owners need just one or two.',
      cards: [
        {
          title: 'AI Automation Solutions',
          description:
            'Hand off the data entry, follow-ups and routine questions that fill your evenings.',
          items: [
            'Reminders and follow-ups that send themselves',
            'Orders and invoices entered once, for every system',
            'Routine questions answered, even at 11 p.m.',
          ],
          link: '/services',
          linkText: 'See what we automate',
          picture: 'ai-automation',
        },
        {
          title: 'AI Consultation',
          description: 'Know what to automate first, and what it will cost.',
          items: [
            'A free readiness assessment',
            'A plan with priorities and a budget',
            'Hands-on support once the new setup is live',
          ],
          link: '/services/ai-consultation/ai-readiness-assessment',
          linkText: 'Start with the assessment',
          picture: 'ai-consultation',
        },
        {
          title: 'AI Courses',
          description: `Practical courses in which your team works on its own documents.${isComing ? ' All are coming soon; join the waitlist.' : ''}`,
          items: [
            'Compare length, level and price before you choose',
            'No programming needed at any level',
            'Volume discounts for corporate training',
          ] as const,
          link: '/courses',
          linkText: 'Browse the courses',
          picture: 'courses',
        },
        {
          title: 'Web App Development',
          description: 'When nothing on the market fits, we build a small app that does.',
          items: [
            'We learn how you work before we write code',
            'A first version you can use early',
            ...(facts.sections.webApps ? (['Two sample apps of our own to explore'] as const) : []),
          ],
          link: '/web-app-development',
          linkText: 'See how we build',
          picture: 'web-app-development',
        },
        {
          title: 'Done-for-You AI Agency',
          description:
            'Start an AI agency with zero upfront cost. Vendors pay us a commission, so you don’t pay for the setup.',
          items: [
            'Initial setup and vendor integrations',
            'Business guidance, from pricing to client calls',
            'Commissions always disclosed',
          ],
          link: '/done-for-you-ai-agency',
          linkText: 'Read how the model works',
          picture: 'agency',
        },
      ],
    },
    problem: {
      title: 'Why paperwork takes over your evenings',
      cards: [
        {
          label: 'Problem',
          title: 'The same details get typed three times',
          text: 'An order comes in by email, then goes into a spreadsheet, the calendar and the books. Every copy takes minutes, and sooner or later one is wrong.',
        },
        {
          label: 'Challenge',
          title: 'Every AI tool promises everything',
          text: 'You don’t have a week to compare forty tools or an IT department to ask. So nothing changes.',
        },
        {
          label: 'Solution',
          title: 'Start with one task and measure it',
          text: 'We pick the task that costs you the most, connect the systems you have, and measure the hours before and after.',
        },
      ],
    },
    additionalServices: {
      title: 'What we can take off your desk',
      groups: [
        {
          title: 'Automation',
          text: 'Built in your accounts, and you can switch it off any time.',
          serviceSlugs: [
            'marketing-automation',
            'workflow-automation',
            'customer-service-automation',
          ],
        },
        {
          title: 'Advice and support',
          text: 'We help you decide what to automate, and get your team to use it.',
          serviceSlugs: [
            'ai-readiness-assessment',
            'ai-strategy-development',
            'implementation-support',
          ],
        },
      ],
      all: { label: 'All services', href: '/services' },
    },
    stories: {
      title: 'Customer success stories',
      text: storiesText(shownStories(facts)),
      beforeLabel: 'Before',
      afterLabel: 'After',
      resultLabel: 'Result',
      caseStudyLinkText: 'Read the full story',
      items: shownStories(facts),
    },
    education: {
      title: 'Learn to do it yourself',
      text: `The free tools are ready now. ${isComing ? 'Our courses and template downloads' : 'Template downloads'} are coming soon.`,
      textWithoutCourses: 'The free tools are ready now. Template downloads are coming soon.',
      coursesTitle: isComing ? 'Featured courses, coming soon' : 'Featured courses',
      // If one of them is gone, the first three courses are shown.
      featuredCourseSlugs: [
        'ai-for-sme-essentials',
        'marketing-automation-masterclass',
        'ai-implementation-workshop',
      ],
      allCourses: { label: 'All courses', href: '/courses' },
      freePrice: 0,
      freeResourcesTitle: 'Free resources, no sign-up',
      freeResources: [
        {
          title: 'AI Readiness Quiz',
          description: 'Fifteen questions, about four minutes, and a result you can act on.',
          link: '/resources/tools/ai-readiness-quiz',
          linkText: 'Take the quiz',
        },
        {
          title: 'ROI Calculator',
          description: 'See whether automation would pay off, and how soon.',
          link: '/resources/tools/roi-calculator',
          linkText: 'Run your numbers',
        },
        {
          title: templates.isHidden
            ? 'Automation templates'
            : `${templates.figure}${templates.isProved ? '' : ' planned'} automation templates`,
          description:
            'Starting points for common workflows. Read six now; downloads are coming soon.',
          link: '/resources/automation-templates',
          linkText: 'Browse the templates',
        },
      ],
      allResources: { label: 'All free resources', href: '/resources' },
    },
    contact: {
      title: 'Tell us what takes up your time',
      text: `Two sentences are enough. A person in ${company.address.locality} will read them.`,
    },
  } as const);
}

export type HomeContent = ReturnType<typeof homeWords>;
