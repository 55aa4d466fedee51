import { shownCaseStudies } from '#app/facts/articles.ts';
import type { Testimonial } from '#app/facts/stories.ts';
import { builtInTeam, type TeamMember } from '#app/facts/team.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { ContentKind } from '../content-kind.server.ts';
import { area, choice, line, optional, toggle } from '../fields.ts';
import { pictureField } from '../picture-field.server.tsx';

export const teamKind: ContentKind<TeamMember> = {
  name: 'team',
  title: 'Team',
  lead: 'The people on the about page, in the order shown there. They’re also named as the authors of the articles that came with the site. Without a team, the about page leaves the section out.',
  list: {
    add: 'Add a Member',
    canHide: true,
    row: ({ name, position }) => ({ name, detail: position }),
  },
  groups: async (app) => [
    {
      fields: [
        line('name', 'Name', 60, 'As it’s shown on the about page.'),
        line('position', 'Role', 80, 'Such as “Automation engineer”.'),
        area('bio', 'Text', 300, 'One or two sentences.'),
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
  lead: 'What customers say, on the home page. Each story has the numbers before and after. Without stories, the page leaves the section out.',
  list: {
    add: 'Add a Story',
    canHide: true,
    row: ({ name, company }) => ({ name, detail: company }),
  },
  groups: async (app) => [
    {
      fields: [
        line('name', 'Name', 60, 'Such as “Marta K.”'),
        line('position', 'Role', 80, 'Such as “Owner”.'),
        line('company', 'Business', 80, 'Its name, or “A bakery with two shops”.'),
        line('location', 'Place', 80),
        area('quote', 'Quote', 400, 'In the customer’s words, without quotation marks.'),
        line('metrics.before', 'Before', 120, 'Such as “About 14 minutes per invoice”.'),
        line('metrics.after', 'After', 120, 'Such as “About 2 minutes per invoice”.'),
        line('metrics.result', 'Result', 80, 'Such as “37 percent more orders”.'),
        optional(line('figure', 'Figure in large type', 8, 'Such as 37%.')),
        optional(
          choice(
            'caseStudySlug',
            'Article about it',
            {
              '': 'None',
              ...Object.fromEntries(
                (await listCaseStudies(app)).map(({ slug, title }) => [slug, title]),
              ),
            },
            'A real customer’s story doesn’t link to a made-up case study.',
          ),
        ),
        await pictureField(app, ['story-1', 'story-2', 'story-3']),
        {
          ...toggle(
            'agreed',
            'This customer is real, and has agreed in writing to be quoted',
            'Without it, the story is marked as a sample wherever it’s shown.',
          ),
          isOwn: true,
          show: (_, { isSample }: Testimonial) => (isSample === false ? 'on' : ''),
        },
      ],
    },
  ],
  complete: (story, { app, texts, before }) => ({
    ...story,
    id: before?.id ?? `story-${newId(app.now()).toLowerCase()}`,
    isSample: !texts.agreed,
  }),
  async check({ caseStudySlug: slug, isSample }, { app }) {
    const article = (await listCaseStudies(app)).find((one) => one.slug === slug);
    return {
      caseStudySlug:
        !isSample &&
        article?.isSample &&
        'Choose one of your own articles, or none: this one is made up.',
    };
  },
};

/** The case studies that a story can link to: those that came with the site, and the owner’s own. */
async function listCaseStudies(app: AppContext) {
  const own = (await app.listOwnTeasers()).caseStudies;
  return [...shownCaseStudies(app.facts()), ...own].map(({ path, ...teaser }) => ({
    ...teaser,
    slug: path.replace(/^.*\//, ''),
  }));
}
