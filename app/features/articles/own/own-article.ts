import type { SitePath } from '#app/content-types.ts';
import type { PhotoText } from '#app/facts/uploaded-picture.ts';
import { asSentence } from '#app/platform/format/as-sentence.ts';
import type { Block, Inline } from '#app/platform/markdown/markdown-blocks.ts';
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
  blocks: Block[];
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

/** The texts of the headings that the list of contents shows. */
export function headingsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [plainText(block.children)] : [],
  );
}

/** The text of inlines without marks and links. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      if (inline.kind === 'picture') return inline.alt;
      return 'children' in inline ? plainText(inline.children) : inline.text;
    })
    .join('');
}

/** All words of a text, for the search. Every heading, paragraph and item ends like a sentence. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'list':
          return block.items.map(plainTextOf).join(' ');
        case 'quote':
          return plainTextOf(block.children);
        case 'code':
          return block.text;
        case 'rule':
          return '';
        default:
          return asSentence(plainText(block.children));
      }
    })
    .join(' ');
}
