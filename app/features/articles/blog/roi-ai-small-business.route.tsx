import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import * as text from '#content/blog/roi-ai-small-business.mdx';
import { BlogPost, blogPostMeta } from '../blog-post.tsx';
import type { Route } from './+types/roi-ai-small-business.route.ts';

const slug = 'roi-ai-small-business';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return blogPostMeta(facts, siteUrl, slug, text);
}

export default function Page() {
  return <BlogPost slug={slug} text={text} picture="blog-roi" />;
}
