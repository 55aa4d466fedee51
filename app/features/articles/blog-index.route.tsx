import type { ComponentType } from 'react';
import { BlogHumanTouch } from '#app/drawings/blog-human-touch.tsx';
import { BlogRoi } from '#app/drawings/blog-roi.tsx';
import { BlogTools2025 } from '#app/drawings/blog-tools-2025.tsx';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import type { PictureName } from '#app/drawings/pictures.tsx';
import { blogTeasers } from '#app/facts/articles.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { longDate } from './article.ts';
import { ArticleIndex, articleIndexMeta } from './article-index.tsx';
import { feedLinks } from './article-meta.ts';
import { blogIndex, feeds } from './articles.content.ts';
import './articles.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/blog-index.route.ts';

const path = '/resources/blog';
const pictures: Partial<Record<PictureName, ComponentType<DrawingProps>>> = {
  'blog-tools-2025': BlogTools2025,
  'blog-human-touch': BlogHumanTouch,
  'blog-roi': BlogRoi,
};

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return [...articleIndexMeta(siteUrl, blogIndex, path, blogTeasers), ...feedLinks()];
}

export default function BlogIndexPage() {
  const byDate = [...blogTeasers].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <ArticleIndex
      words={blogIndex}
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
        Picture: pictures[post.image],
      }))}
    >
      <p className="article-feeds">
        {blogIndex.feedsLabel}{' '}
        {feeds.map((feed) => (
          <TextLink key={feed.path} className="article-feed-link" href={feed.path} type={feed.type}>
            {feed.label}
          </TextLink>
        ))}
      </p>
    </ArticleIndex>
  );
}
