import type { DrawingName } from '#app/drawings/drawing.tsx';
import { caseStudyTeasers } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { shownPieces } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { FactStrip } from '#app/ui/fact-strip.tsx';
import { type ArticleHeader, type ArticleModule, readArticle } from './article.ts';
import { articleMeta } from './article-meta.ts';
import { ArticlePage, articleElements } from './article-page.tsx';
import { articleWordsOf } from './articles.content.ts';
import './articles.css';
import { articleIndexes } from './article-indexes.ts';

const index = articleIndexes['case-study'];

export function caseStudyMeta(facts: Facts, siteUrl: string, slug: string, text: ArticleModule) {
  return articleMeta(facts, siteUrl, readArticle(text, index.href, slug), index);
}

/** The page of a case study. Each has its own route, so that a page doesn't load the others. */
export function CaseStudy({
  slug,
  text,
  picture,
}: {
  slug: string;
  text: ArticleModule;
  picture: DrawingName;
}) {
  const facts = useFacts();
  const { Content, ...article } = readArticle(text, index.href, slug);
  return (
    <ArticlePage
      article={article}
      index={index}
      picture={picture}
      others={shownPieces(facts, caseStudyTeasers)
        .filter((study) => study.slug !== slug)
        .toReversed()}
      facts={<CaseFacts article={article} />}
    >
      <Content components={articleElements} />
    </ArticlePage>
  );
}

/** The client, the industry and the result. */
export function CaseFacts({ article }: { article: ArticleHeader }) {
  const { company, industry, result } = article.frontMatter;
  const { facts } = articleWordsOf(useFacts());
  return (
    <div className="wrap mt-8">
      <FactStrip
        facts={[
          { label: facts.company, value: company },
          { label: facts.industry, value: industry },
          { label: facts.result, value: result },
        ]}
      />
    </div>
  );
}
