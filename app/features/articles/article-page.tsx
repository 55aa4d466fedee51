import { isValidElement, type ReactNode } from 'react';
import { Drawing, isDrawingName } from '#app/drawings/drawing.tsx';
import { shownCaseStudies, shownPosts } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { isHidden } from '#app/facts/sections.ts';
import { currentAuthor } from '#app/facts/team.ts';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { MarkdownNode } from '#app/platform/markdown/markdown-blocks.ts';
import { MarkdownView } from '#app/platform/markdown/markdown-view.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { FactStrip } from '#app/ui/fact-strip.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import {
  type ArticleElements,
  type ArticleHeader,
  type Bars,
  type FrontMatter,
  headingId,
  longDate,
} from './article.ts';
import { type ArticleKind, articleIndexes } from './article-indexes.ts';
import { articleWords, articleWordsOf } from './articles.content.ts';
import { headerOf, type OwnArticle } from './own/own-article.ts';
import { ShareLinks } from './share-links.tsx';
import './articles.css';

interface ArticlePageProps {
  article: ArticleHeader;
  kind: ArticleKind;
  /** The text, rendered with {@link articleElements}. */
  children: ReactNode;
}

/** The page of an article: author and date, what changed, contents, text, related pages. */
export function ArticlePage({ article, kind, children }: ArticlePageProps) {
  const { frontMatter, headings } = article;
  return (
    <article>
      <header className="article-header">
        <div className="wrap">
          <Breadcrumbs
            trail={[{ label: 'Resources', href: '/resources' }, articleIndexes[kind]]}
            current={frontMatter.title}
          />
          <p className="eyebrow">
            {frontMatter.category}{' '}
            {frontMatter.isSample && <Badge>{articleWords.sampleBadge}</Badge>}
          </p>
          <h1>{frontMatter.title}</h1>
          <Byline article={article} />
          <ArticlePicture {...frontMatter} />
        </div>
      </header>
      {kind === 'case-study' && <CaseFacts {...frontMatter} />}
      <div className="wrap article">
        <Contents headings={headings} />
        <div className="article-text">
          <Prose>{children}</Prose>
          <ShareLinks title={frontMatter.title} path={article.path} />
        </div>
      </div>
      <Related article={article} kind={kind} />
    </article>
  );
}

/** The page of an article that the owner wrote. */
export function OwnArticlePage({ article }: { article: OwnArticle }) {
  return (
    <ArticlePage article={headerOf(article)} kind={article.kind}>
      <ArticleText blocks={article.blocks} />
    </ArticlePage>
  );
}

/** A text of the owner's. */
export function ArticleText({ blocks }: { blocks: readonly MarkdownNode[] }) {
  const { h2, a } = articleElements;
  return <MarkdownView blocks={blocks} elements={{ h2, a }} />;
}

/** The drawing or the uploaded photo of an article; nothing if it has neither. */
function ArticlePicture({ picture, pictureAlt = '' }: FrontMatter) {
  const photo = readPhotoText(picture);
  if (!photo && !isDrawingName(picture)) return null;
  return (
    <div className="article-picture">
      {photo ? (
        <Photo
          photo={photo}
          alt={pictureAlt}
          sizes="(min-width: 64rem) 32rem, 100vw"
          className="article-photo"
        />
      ) : (
        isDrawingName(picture) && <Drawing name={picture} />
      )}
    </div>
  );
}

/** What changed, large; the client, the industry and the result. */
function CaseFacts({ change, company, industry, result }: FrontMatter) {
  const { facts } = articleWordsOf(useFacts());
  return (
    <div className="wrap article-case">
      {change && <BarChart {...change} />}
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

/** An article without headings needs no contents. */
function Contents({ headings }: { headings: readonly string[] }) {
  const { tocTitle } = articleWordsOf(useFacts());
  if (headings.length === 0) return null;
  return (
    <nav className="article-contents no-print" aria-label={tocTitle}>
      <p className="eyebrow">{tocTitle}</p>
      <ol>
        {headings.map((heading) => (
          <li key={heading}>
            <a className="article-contents-link" href={`#${headingId(heading)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Byline({ article }: { article: ArticleHeader }) {
  const facts = useFacts();
  const words = articleWordsOf(facts);
  const { date, updated } = article.frontMatter;
  const { author, authorRole, authorIsSample } = currentAuthor(facts, article.frontMatter);
  return (
    <div className="article-byline">
      <p className="with-badge font-bold">
        {authorRole
          ? interpolate(words.by, { author, role: authorRole })
          : interpolate(words.byAuthor, { author })}{' '}
        {authorIsSample && <Badge>{articleWords.sampleAuthor}</Badge>}
      </p>
      <p className="dotted text-muted">
        <span>
          <Dated text={words.published} date={date} />
        </span>{' '}
        <span>
          <Dated text={words.updated} date={updated} />
        </span>{' '}
        <span>{interpolate(articleWords.readTime, { minutes: article.minutes })}</span>
      </p>
    </div>
  );
}

function Dated({ text, date }: { text: string; date: string }) {
  const [before, after] = text.split('{date}');
  return (
    <>
      {before}
      <time dateTime={date}>{longDate(date)}</time>
      {after}
    </>
  );
}

function Related({ article, kind }: Pick<ArticlePageProps, 'article' | 'kind'>) {
  const facts = useFacts();
  const index = articleIndexes[kind];
  const shipped = kind === 'post' ? shownPosts(facts) : shownCaseStudies(facts);
  const others = shipped
    .map(({ path, title }) => ({ path, title }))
    .filter(({ path }) => path !== article.path)
    .toReversed();
  const words = articleWordsOf(facts);
  const labels: Readonly<Record<string, string>> = words.relatedLabels;
  const related = article.frontMatter.related.filter(
    (path) =>
      !isHidden(facts, path) &&
      (!path.startsWith('/courses/') || courseLabel(facts, path) !== undefined),
  );
  return (
    <aside className="article-related no-print" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{words.relatedTitle}</h2>
        <div className="article-related-columns">
          {related.length > 0 && (
            <ul className="ruled">
              {related.map((path) => (
                <li key={path}>
                  <TextLink className="article-related-link" href={asSitePath(path)}>
                    {labels[path] ?? courseLabel(facts, path) ?? path}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          <ul className="ruled">
            {others.map((other) => (
              <li key={other.path}>
                <TextLink className="article-related-link" href={other.path}>
                  {other.title}
                </TextLink>
              </li>
            ))}
            <li>
              <TextLink className="article-related-link" href={index.href}>
                {words.all[kind]}
              </TextLink>
            </li>
          </ul>
        </div>
      </div>
    </aside>
  );
}

/** The elements of an article's text. */
export const articleElements: ArticleElements = {
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  a: ({ href = '', children }) => <TextLink href={asSitePath(href)}>{children}</TextLink>,
  Table: ({ label, children }) => (
    <ScrollRegion className="table-frame" name={{ 'aria-label': label }}>
      <table>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </ScrollRegion>
  ),
  Bars: BarChart,
  // Read once, where it stands in the text.
  Pull: ({ children }) => (
    <p className="article-pull quote" aria-hidden="true">
      {children}
    </p>
  ),
};

/** Bars of the lengths of figures, each with its figure in words. */
function BarChart({ label, unit, rows }: Bars) {
  const most = Math.max(...rows.map(([, value]) => value));
  return (
    <figure className="article-bars">
      {label && <figcaption>{label}</figcaption>}
      {rows.map(([name, value]) => (
        <p key={name}>
          <span className="eyebrow">{name}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 3H${(value / most) * 100}`} />
          </svg>
          <span>
            <b className="figure">{value.toLocaleString('en-CA')}</b> {unit}
          </span>
        </p>
      ))}
    </figure>
  );
}

/** The text of rendered children, whatever marks are in it. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

function courseLabel(facts: Facts, path: string): string | undefined {
  const { courses: courseList } = facts;
  const course = courseList.find(({ link }) => link === path);
  return course && interpolate(articleWords.relatedCourse, { title: course.title });
}
