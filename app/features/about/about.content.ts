import { remoteArea, townAndProvince } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { ownerQuestionsOf } from '#app/facts/owner-questions.ts';
import { ownWords } from '#app/facts/page-texts.ts';
import { shownTeam } from '#app/facts/team.ts';

export function aboutWords(facts: Facts) {
  const ownerQuestions = ownerQuestionsOf(facts);
  const { company } = facts;
  const count = shownTeam(facts).length;
  const isMadeUp = shownTeam(facts).every((member) => member.isSample);
  const who = count > 1 ? `One of the ${COUNTS[count] ?? count} of us will` : 'We’ll';
  const rest = 'our mission, the team and the four values we work by.';
  return ownWords('about', facts, {
    head: {
      title: 'About Us: AI Help for Small Business | {company}',
      description:
        count > 1
          ? `${people(facts, true)} in {town} who have automated the dull parts of small businesses since ${company.foundedYear}: ${rest}`
          : `Help in {town} with the dull parts of small businesses, since ${company.foundedYear}: ${rest}`,
      keywords: [
        'AI consultancy {town}',
        'about {company}',
        'small business AI team',
        'AI consultants Ontario',
      ],
    },
    header: {
      title: 'Practical AI help from people nearby',
      text: `You’ll work with ${people(facts)} in ${company.address.locality} who ${count === 1 ? 'tells' : 'tell'} you when AI isn’t worth it. We started in ${company.foundedYear} because the businesses on our own street were being sold AI built for banks.`,
    },
    mission: {
      title: 'Our mission',
      paragraphs: [
        'A business with six people should get as much out of AI as a company with six hundred, without hiring anyone to run it.',
        'So we work on one task at a time. We measure it first, connect the tools you already pay for, and leave you with something your own people can change. If the numbers say a task isn’t worth automating, we’ll say so and show you the math.',
        `Within ${company.serviceRadiusKm} km of ${company.address.locality}, we come to you. Everywhere else, we work by video, with the same people at the same prices.`,
      ],
      facts: [
        { label: 'Founded', value: String(company.foundedYear) },
        { label: 'Office', value: townAndProvince(facts) },
        { label: 'In person', value: `Within ${company.serviceRadiusKm} km` },
        ...(remoteArea(facts)
          ? [
              {
                label: 'Remote',
                value: remoteArea(facts).replace(/^./, (letter) => letter.toUpperCase()),
              },
            ]
          : []),
      ],
    },
    team: {
      title: 'Meet the team',
      text: `${people(facts, true)}${isMadeUp ? ' (sample profiles)' : ''}. Whoever takes your first call stays with you to the end.`,
      sample: 'Sample profile',
      members: shownTeam(facts),
    },
    values: {
      title: 'Our values',
      items: [
        {
          title: 'Accessibility',
          picture: 'value-accessibility',
          description:
            'Plain language, posted prices, and free tools that don’t ask for your email. We get fewer sign-ups and better conversations.',
        },
        {
          title: 'Practicality',
          picture: 'value-practicality',
          description:
            'Every project starts with a task, a number and a date. Without all three, we don’t start.',
        },
        {
          title: 'Education',
          picture: 'value-education',
          description:
            'You learn how it works while we build it. Some clients end up needing us less, and that’s the point.',
        },
        {
          title: 'Partnership',
          picture: 'value-partnership',
          description:
            'If a vendor pays us a commission, we tell you in writing before you choose. Your accounts stay yours.',
        },
      ],
    },
    questions: {
      title: 'Common questions',
      items: [
        {
          question: 'Who will work on our project?',
          answer: `Whoever takes your first call leads it to the end.${count > 1 ? ' The others join for the parts they know best.' : ''}`,
        },
        {
          question: 'Do you come to us?',
          answer: `Within ${company.serviceRadiusKm} km of ${company.address.locality}, yes. Everywhere else, we work by video, with the same people at the same prices.`,
        },
        ownerQuestions.accounts,
      ],
    },
    contact: {
      title: 'Get in touch with the team',
      text: `Tell us who you are and what takes too long. ${who} reply.`,
    },
  } as const);
}

const COUNTS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];

/** The team in words: “four people”, “one person”. Without anybody, “people”. */
function people(facts: Facts, isFirst = false): string {
  const count = shownTeam(facts).length;
  const word =
    count === 0 ? 'people' : `${COUNTS[count] ?? count} ${count === 1 ? 'person' : 'people'}`;
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

export type AboutContent = ReturnType<typeof aboutWords>;
