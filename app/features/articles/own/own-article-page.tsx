import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import type { ArticleHeader } from '../article.ts';
import { articleIndexes } from '../article-indexes.ts';
import { ArticlePage, articleElements } from '../article-page.tsx';
import { articlePictures } from '../article-pictures.tsx';
import { CaseFacts } from '../case-study.tsx';
import type { OwnArticle } from './own-article.ts';
import '../articles.css';

/** The page of an article that the owner wrote; the same as that of a built-in one. */
export function OwnArticlePage({ article }: { article: OwnArticle }) {
  const header = headerOf(article);
  const others = article.kind === 'post' ? blogTeasers : caseStudyTeasers;
  return (
    <ArticlePage
      article={header}
      index={articleIndexes[article.kind]}
      Picture={articlePictures[article.picture]}
      others={others.toReversed()}
      facts={article.kind === 'case-study' && <CaseFacts article={header} />}
    >
      <MarkdownView
        blocks={article.blocks}
        elements={{ h2: articleElements.h2, a: articleElements.a }}
      />
    </ArticlePage>
  );
}

export function headerOf({ path, headings, minutes, ...words }: OwnArticle): ArticleHeader {
  return { path, headings, minutes, frontMatter: { ...words, authorIsSample: false, related: [] } };
}
