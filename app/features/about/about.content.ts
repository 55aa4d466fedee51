import type { PictureName } from '#app/drawings/pictures.tsx';
import type { TeamMember } from '#app/facts/team.ts';
import type { PageHead } from '#app/site.content.ts';

export type AboutContent = {
  readonly head: PageHead;
  readonly header: { readonly title: string; readonly text: string };
  readonly mission: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  };
  readonly team: {
    readonly title: string;
    readonly text: string;
    readonly members: readonly TeamMember[];
  };
  readonly values: {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      readonly description: string;
      readonly picture: PictureName;
    }[];
  };
  readonly contact: { readonly title: string; readonly text: string };
};

export const about = {
  head: {
    title: 'About Us: AI Help for Small Business | AI for SMEs',
    description:
      'Four people in Mississauga who automate the dull parts of small businesses since 2023: our mission, the team and the four values we work by.',
    keywords: [
      'AI consultancy Mississauga',
      'about AI for SMEs',
      'small business AI team',
      'AI consultants Ontario',
    ],
  },
  header: {
    title: 'Near by, practical, and happy to say no',
    text: 'We are a small consultancy in Mississauga. We started in 2023 because the businesses on our own street were being sold AI built for banks.',
  },
  mission: {
    title: 'Our mission',
    paragraphs: [
      'A business with six people should get the same hours back from AI as a company with six hundred, without hiring anyone to run it.',
      'So we work on one task at a time. We measure it first, connect the tools you already pay for, and leave you with something your own people can change. If the numbers say that a task is not worth automating, we tell you so and show you the sum.',
      'Within 50 km of Mississauga we come to you. Everywhere else we work by video, with the same people and the same prices.',
    ],
    facts: [
      { label: 'Founded', value: '2023' },
      { label: 'Office', value: 'Mississauga, Ontario' },
      { label: 'In person', value: 'Within 50 km' },
      { label: 'Remote', value: 'Worldwide' },
    ],
  },
  team: {
    title: 'Who you will talk to',
    text: 'Four people. The one who takes your first call stays with you to the end.',
    members: [
      {
        name: 'Nadia R.',
        position: 'Founder and lead consultant',
        bio: 'Ran the office of a family print shop for nine years and automated it out of self-defence. Takes most assessment calls.',
        picture: 'team-2',
        isSample: true,
      },
      {
        name: 'Owen T.',
        position: 'Automation engineer',
        bio: 'Connects the systems that were never meant to meet. Writes down how, so that you can switch it off without him.',
        picture: 'team-3',
        isSample: true,
      },
      {
        name: 'Grace L.',
        position: 'Course lead',
        bio: 'Taught night classes in bookkeeping before she taught AI. Every exercise ends with something you use on Monday.',
        picture: 'team-1',
        isSample: true,
      },
      {
        name: 'Samir H.',
        position: 'Web app developer',
        bio: 'Built Path to Canada and AI Data Gem. Likes small screens, slow phones and people who hate forms.',
        picture: 'team-4',
        isSample: true,
      },
    ],
  },
  values: {
    title: 'Four values, and what they cost us',
    items: [
      {
        title: 'Accessibility',
        picture: 'value-accessibility',
        description:
          'Plain words, posted prices, free tools that ask for no address. It means fewer sign-ups, and better calls.',
      },
      {
        title: 'Practicality',
        picture: 'value-practicality',
        description:
          'A task, a number and a date, or we do not start. We turn down projects that have none of the three.',
      },
      {
        title: 'Education',
        picture: 'value-education',
        description:
          'You learn how it works while we build it. Some clients then need us less; that is the idea.',
      },
      {
        title: 'Partnership',
        picture: 'value-partnership',
        description:
          'Where a vendor pays us a commission you see it in writing, before you choose. Your accounts stay yours.',
      },
    ],
  },
  contact: {
    title: 'Ask one of the four',
    text: 'Say who you are and what takes too long. You get an answer from a name on this page.',
  },
} as const satisfies AboutContent;
