import { useLocation } from 'react-router';
import { BlogHumanTouch } from '#app/drawings/blog-human-touch.tsx';
import { BlogRoi } from '#app/drawings/blog-roi.tsx';
import { BlogTools2025 } from '#app/drawings/blog-tools-2025.tsx';
import type { Route } from './+types/blog-article.route.ts';
import { articleAt } from './article.ts';
import { articleMeta, feedLinks } from './article-meta.ts';
import { ArticlePage } from './article-page.tsx';
import { blogPosts } from './blog-posts.ts';
import './articles.css';

const index = { label: 'Blog', href: '/resources/blog' };
const pictures = {
  'blog-tools-2025': BlogTools2025,
  'blog-human-touch': BlogHumanTouch,
  'blog-roi': BlogRoi,
};

export function meta({ location }: Route.MetaArgs) {
  return [...articleMeta(articleAt(blogPosts, location.pathname), index), ...feedLinks()];
}

export default function BlogArticlePage() {
  const article = articleAt(blogPosts, useLocation().pathname);
  const Picture = pictures[article.frontMatter.picture as keyof typeof pictures] ?? BlogRoi;
  const others = blogPosts.filter((post) => post !== article);
  return <ArticlePage article={article} index={index} Picture={Picture} others={others} />;
}
