import { BlogTools2025 } from '#app/drawings/blog-tools-2025.tsx';
import * as text from '#content/blog/ai-tools-small-business-2025.mdx';
import { BlogPost, blogPostMeta } from '../blog-post.tsx';

const slug = 'ai-tools-small-business-2025';

export function meta() {
  return blogPostMeta(slug, text);
}

export default function Page() {
  return <BlogPost slug={slug} text={text} Picture={BlogTools2025} />;
}
