import { isDrawingName } from '#app/drawings/drawing.tsx';
import { shownPosts } from '#app/facts/articles.ts';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { longDate } from './article.ts';
import { ArticleIndex, articleIndexMeta } from './article-index.tsx';
import { feedLinks } from './article-meta.ts';
import { blogIndexOf, feedsOf } from './articles.content.ts';
import './articles.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/blog-index.route.ts';

const path = '/resources/blog';

/** The posts that the owner wrote; the built-in ones are facts. */
export async function loader({ context }: Route.LoaderArgs) {
  return { own: (await getAppContext(context).listOwnTeasers()).posts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const posts = [...(loaderData?.own ?? []), ...shownPosts(facts)];
  return [
    ...articleIndexMeta(facts, siteUrl, blogIndexOf(facts), path, posts),
    ...feedLinks(facts),
  ];
}

export default function BlogIndexPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const words = blogIndexOf(facts);
  const feeds = feedsOf(facts);
  const posts = [...loaderData.own, ...shownPosts(facts)];
  const byDate = posts.sort((a, b) => b.date.localeCompare(a.date));
  return (
    <ArticleIndex
      words={words}
      pieces={byDate.map((post) => ({
        path: post.path,
        title: post.title,
        eyebrow: post.category,
        text: post.excerpt,
        foot: (
          <>
            <time dateTime={post.date}>{longDate(post.date)}</time> · {post.readTime}
          </>
        ),
        picture: isDrawingName(post.image) ? post.image : undefined,
        photo: readPhotoText(post.image),
      }))}
    >
      <p className="article-feeds">
        <span>{words.feedsLabel} </span>
        {feeds.map((feed) => (
          <TextLink key={feed.path} className="article-feed-link" href={feed.path} type={feed.type}>
            {feed.label}
          </TextLink>
        ))}
      </p>
    </ArticleIndex>
  );
}
