import { shownCaseStudies } from '#app/facts/articles.ts';
import { claimOf } from '#app/facts/claims.ts';
import type { Testimonial } from '#app/facts/stories.ts';
import { builtInTeam, type TeamMember } from '#app/facts/team.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { ContentKind } from '../content-kind.server.ts';
import { pictureField, pictureOf } from '../picture-field.server.tsx';
import { faultsOf } from './business.ts';

export const teamKind: ContentKind<TeamMember> = {
  name: 'team',
  title: 'Team',
  lead: 'The people on the about page, in the order shown there. They’re also named as the authors of the articles that came with the site.',
  list: {
    // Every page carries the data of all members.
    most: 24,
    add: 'Add a Member',
    empty: 'Without a team, the about page leaves the section out.',
    sample: 'Sample profile',
    rows: (members) =>
      members.map((member) => ({
        ...member,
        detail: member.position,
        picture: pictureOf(member),
      })),
  },
  groups: async (app) => [
    {
      fields: [
        { name: 'name', label: 'Name', help: 'As it’s shown on the about page.', most: 60 },
        { name: 'position', label: 'Role', help: 'Such as “Automation engineer”.', most: 80 },
        { name: 'bio', label: 'Text', help: 'One or two sentences.', kind: 'area', most: 300 },
        await pictureField(app, ['team-1', 'team-2', 'team-3', 'team-4']),
      ],
    },
  ],
  complete(member, { app, before }) {
    const id = before?.id ?? `member-${newId(app.now()).toLowerCase()}`;
    const sample = builtInTeam.find((one) => one.id === id);
    // A member who was renamed is a real person, not the sample.
    return { ...member, id, isSample: sample?.name === member.name };
  },
};

export const storiesKind: ContentKind<Testimonial> = {
  name: 'stories',
  title: 'Stories',
  lead: 'What customers say, on the home page. Each story has the numbers before and after.',
  list: {
    // So that the home page stays short.
    most: 6,
    add: 'Add a Story',
    empty: 'Without stories, the home page leaves the section out.',
    sample: 'Sample story',
    rows: (stories) =>
      stories.map((story) => ({ ...story, detail: story.company, picture: pictureOf(story) })),
  },
  groups: async (app) => [
    {
      fields: [
        { name: 'name', label: 'Name', help: 'Such as “Marta K.”', most: 60 },
        { name: 'position', label: 'Role', help: 'Such as “Owner”.', most: 80 },
        {
          name: 'company',
          label: 'Business',
          help: 'Its name, or “A bakery with two shops”.',
          most: 80,
        },
        { name: 'location', label: 'Place', most: 80 },
        {
          name: 'quote',
          label: 'Quote',
          help: 'In the customer’s words, without quotation marks.',
          kind: 'area',
          most: 400,
        },
        {
          name: 'metrics.before',
          label: 'Before',
          help: 'Such as “About 14 minutes per invoice”.',
          most: 120,
        },
        {
          name: 'metrics.after',
          label: 'After',
          help: 'Such as “About 2 minutes per invoice”.',
          most: 120,
        },
        {
          name: 'metrics.result',
          label: 'Result',
          help: 'Such as “37 percent more orders”.',
          most: 80,
        },
        {
          name: 'figure',
          label: 'Figure in large type',
          help: 'Such as 37%.',
          most: 8,
          isOptional: true,
        },
        {
          name: 'caseStudySlug',
          label: 'Article about it',
          help: 'A real customer’s story doesn’t link to a made-up case study.',
          kind: 'choice',
          isOptional: true,
          options: [
            { value: '', label: 'None' },
            ...(await listCaseStudies(app)).map(({ slug, title }) => ({
              value: slug,
              label: title,
            })),
          ],
        },
        await pictureField(app, ['story-1', 'story-2', 'story-3']),
        {
          name: 'agreed',
          label: 'This customer is real, and has agreed in writing to be quoted',
          help: 'Without it, the story is marked as a sample wherever it’s shown.',
          kind: 'switch',
          isOwn: true,
        },
      ],
    },
  ],
  textsOf(story, facts) {
    const claimed = story.figures.at(-1);
    return {
      figure: story.figure ?? (claimed ? claimOf(facts, claimed).figure : ''),
      agreed: story.isSample ? '' : 'on',
    };
  },
  complete({ claim, ...story }, { app, texts, before }) {
    const isReal = texts.agreed !== '';
    return {
      ...story,
      id: before?.id ?? `story-${newId(app.now()).toLowerCase()}`,
      ...(claim && !isReal ? { claim } : {}),
      quote: story.quote.replace(/^[“"]|[”"]$/g, ''),
      figures: [],
      isSample: !isReal,
    };
  },
  async check({ caseStudySlug: slug, isSample }, { app }) {
    const article = (await listCaseStudies(app)).find((one) => one.slug === slug);
    return faultsOf({ caseStudySlug: !isSample && article?.isSample && storyErrors.caseStudy });
  },
};

export const storyErrors = {
  caseStudy: 'Choose one of your own articles, or none: this one is made up.',
} as const;

/** The case studies that a story can link to: those that came with the site, and the owner’s own. */
async function listCaseStudies(app: Pick<AppContext, 'facts' | 'listOwnTeasers'>) {
  const own = (await app.listOwnTeasers()).caseStudies;
  return [...shownCaseStudies(app.facts()), ...own].map(({ path, title, isSample }) => ({
    slug: path.replace(/^.*\//, ''),
    title,
    isSample,
  }));
}
