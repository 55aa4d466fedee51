import { isDrawingName } from '#app/drawings/drawing.tsx';
import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import { shownPieces } from '#app/facts/sections.ts';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { ArticleHeader } from '../article.ts';
import { articleIndexes } from '../article-indexes.ts';
import { ArticlePage, articleElements } from '../article-page.tsx';
import { CaseFacts } from '../case-study.tsx';
import type { OwnArticle } from './own-article.ts';
import '../articles.css';

/** The page of an article that the owner wrote; the same as that of a built-in one. */
export function OwnArticlePage({ article }: { article: OwnArticle }) {
  const facts = useFacts();
  const header = headerOf(article);
  const others =
    article.kind === 'post'
      ? shownPieces(facts, blogTeasers)
      : shownPieces(facts, caseStudyTeasers);
  return (
    <ArticlePage
      article={header}
      index={articleIndexes[article.kind]}
      picture={isDrawingName(article.picture) ? article.picture : undefined}
      photo={<ArticlePhoto text={article.picture} alt={article.pictureAlt} />}
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

/** The uploaded photo of an article; nothing if it has none. */
function ArticlePhoto({ text, alt }: { text: string; alt: string }) {
  const photo = readPhotoText(text);
  if (!photo) return null;
  return (
    <div className="article-picture">
      <Photo
        photo={photo}
        alt={alt}
        sizes="(min-width: 64rem) 32rem, 100vw"
        className="article-photo"
      />
    </div>
  );
}

export function headerOf({ path, headings, minutes, ...words }: OwnArticle): ArticleHeader {
  return { path, headings, minutes, frontMatter: { ...words, authorIsSample: false, related: [] } };
}
