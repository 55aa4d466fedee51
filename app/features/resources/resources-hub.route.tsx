import { Drawing } from '#app/drawings/drawing.tsx';
import { shownCaseStudies, shownPosts } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext, type OwnTeasers } from '#app/platform/app-context.server.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { HubBlog, HubCaseStudies, HubTemplates, HubTools } from './hub-sections.tsx';
import { QuickAccess } from './list-page.tsx';
import { resourceQuestionsOf } from './resource-questions.content.ts';
import { resourceWordsOf } from './resources.content.ts';
import './resources.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/resources-hub.route.ts';

const path = '/resources';

const MOST_POSTS = 3;
const MOST_CASE_STUDIES = 2;

/**
 * The articles that the owner wrote (the built-in ones are facts), and the words of the questions, which
 * come with the page, not with its script.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  return { ...(await app.listOwnTeasers()), questions: resourceQuestionsOf(app.facts()) };
}

/** The newest articles, those of the owner among them. */
function newest(facts: Facts, own: OwnTeasers | undefined) {
  const [blog, studies] = [shownPosts(facts), shownCaseStudies(facts)];
  const byDate = (one: { date: string }, other: { date: string }) =>
    other.date.localeCompare(one.date);
  return {
    posts: [...(own?.posts ?? []), ...blog].sort(byDate).slice(0, MOST_POSTS),
    caseStudies: own?.caseStudies.length
      ? [...own.caseStudies, ...studies].sort(byDate).slice(0, MOST_CASE_STUDIES)
      : studies,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const { posts, caseStudies } = newest(facts, loaderData);
  const { head, tools, quickAccess } = resourceWordsOf(facts).hub;
  const items = [
    ...quickAccess.cards.map(({ title, link }) => ({ name: title, path: link.href })),
    ...[...posts, ...caseStudies].map((teaser) => ({
      name: teaser.title,
      path: teaser.path,
    })),
    ...tools.cards.map(({ title, link }) => ({ name: title, path: link.href })),
  ];
  return pageMeta(facts, siteUrl, head, path, [
    breadcrumbList(siteUrl, [{ name: 'Resources', path }]),
    collectionPage(facts, siteUrl, { head, path }, items),
  ]);
}

export default function ResourcesHubPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const { posts, caseStudies } = newest(facts, loaderData);
  const { hero, quickAccess, ...words } = resourceWordsOf(facts).hub;
  return (
    <>
      <PageHeader
        title={hero.title}
        lead={hero.text}
        picture={<Drawing name="library-guide" />}
        actions={
          <>
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            {hero.others.map(({ label, href }) => (
              <ButtonLink key={href} href={href} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </>
        }
      />
      <QuickAccess title={quickAccess.title} cards={quickAccess.cards} />
      {posts.length > 0 && <HubBlog words={words.blog} posts={posts} />}
      {caseStudies.length > 0 && <HubCaseStudies words={words.caseStudies} stories={caseStudies} />}
      <HubTools words={words.tools} />
      <HubTemplates words={words.templates} />
      <Questions {...loaderData.questions} />
    </>
  );
}
