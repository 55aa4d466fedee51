import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import * as text from '#content/blog/ai-tools-small-business-2025.mdx';
import { BlogPost, blogPostMeta } from '../blog-post.tsx';
import type { Route } from './+types/ai-tools-small-business-2025.route.ts';

const slug = 'ai-tools-small-business-2025';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return blogPostMeta(facts, siteUrl, slug, text);
}

export default function Page() {
  return <BlogPost slug={slug} text={text} picture="blog-tools-2025" />;
}
