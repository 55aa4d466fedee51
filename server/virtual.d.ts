declare module 'virtual:react-router/server-build';
declare module '*.mdx' {
  import type { ComponentType } from 'react';

  export const frontMatter: Record<string, unknown>;
  export const headings: readonly string[];
  export const wordCount: number;
  const Content: ComponentType;
  export default Content;
}
