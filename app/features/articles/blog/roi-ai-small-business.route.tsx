import { BlogRoi } from '#app/drawings/blog-roi.tsx';
import * as text from '#content/blog/roi-ai-small-business.mdx';
import { BlogPost, blogPostMeta } from '../blog-post.tsx';

const slug = 'roi-ai-small-business';

export function meta() {
  return blogPostMeta(slug, text);
}

export default function Page() {
  return <BlogPost slug={slug} text={text} Picture={BlogRoi} />;
}
