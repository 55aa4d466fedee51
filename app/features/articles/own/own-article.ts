import type { SitePath } from '#app/content-types.ts';
import type { PhotoText } from '#app/facts/uploaded-picture.ts';
import { asSentence } from '#app/platform/format/as-sentence.ts';
import type { MarkdownNode } from '#app/platform/markdown/markdown-blocks.ts';
import type { ArticleHeader } from '../article.ts';
import { type ArticleKind, articleIndexes } from '../article-indexes.ts';
import type { ArticlePictureName } from '../article-picture-names.ts';
import type { ArticleWords } from './own-article.schema.ts';

/** An article of the owner as its page shows it. */
export type OwnArticle = Omit<ArticleWords, 'body' | 'date'> & {
  kind: ArticleKind;
  path: SitePath;
  /** YYYY-MM-DD */
  date: string;
  updated: string;
  picture: ArticlePictureName | PhotoText;
  blocks: MarkdownNode[];
  headings: string[];
  /** Reading time at 200 words a minute, at least 1. */
  minutes: number;
};

export function ownArticlePath(kind: ArticleKind, slug: string): SitePath {
  return `${articleIndexes[kind].href}/${slug}`;
}

/** The kind of the article at this path of the site. */
export function kindOfPath(pathname: string): ArticleKind {
  return pathname.startsWith(articleIndexes['case-study'].href) ? 'case-study' : 'post';
}

/** The article as the page of any article shows it. */
export function headerOf({ path, headings, minutes, ...words }: OwnArticle): ArticleHeader {
  return { path, headings, minutes, frontMatter: { ...words, authorIsSample: false, related: [] } };
}

/** The texts of the headings that the list of contents shows. */
export function headingsOf(blocks: readonly MarkdownNode[]): string[] {
  return blocks.flatMap((block) =>
    typeof block === 'object' && block.tag === 'h2' ? [plainText(block)] : [],
  );
}

/** The text of a part without marks and links. */
function plainText(node: MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return ' ';
  return node.alt ?? node.children.map(plainText).join('');
}

/** All words of a text, for the search. Every heading, paragraph and item ends like a sentence. */
export function plainTextOf(blocks: readonly MarkdownNode[]): string {
  return blocks
    .map((block) => {
      if (typeof block === 'string') return block;
      if (['ul', 'ol', 'li', 'blockquote'].includes(block.tag)) return plainTextOf(block.children);
      const text = plainText(block);
      return block.tag === 'pre' || block.tag === 'hr' ? text : asSentence(text);
    })
    .join(' ');
}
