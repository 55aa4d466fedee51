import { BlogHumanTouch } from '#app/drawings/blog-human-touch.tsx';
import * as text from '#content/blog/ai-customer-service-human-touch.mdx';
import { BlogPost, blogPostMeta } from '../blog-post.tsx';

const slug = 'ai-customer-service-human-touch';

export function meta() {
  return blogPostMeta(slug, text);
}

export default function Page() {
  return <BlogPost slug={slug} text={text} Picture={BlogHumanTouch} />;
}
