declare module 'virtual:react-router/server-build';
declare module '*.mdx' {
  import type { FunctionComponent } from 'react';

  export const frontMatter: Record<string, unknown>;
  export const headings: readonly string[];
  export const wordCount: number;
  /** `components` replaces elements of the article by name. */
  const Content: FunctionComponent<{ components?: object }>;
  export default Content;
}
