import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import * as text from '#content/blog/ai-customer-service-human-touch.mdx';
import { BlogPost, blogPostMeta } from '../blog-post.tsx';
import type { Route } from './+types/ai-customer-service-human-touch.route.ts';

const slug = 'ai-customer-service-human-touch';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  return blogPostMeta(facts, siteUrl, slug, text);
}

export default function Page() {
  return <BlogPost slug={slug} text={text} picture="blog-human-touch" />;
}
