import { isValidElement, type ReactNode } from 'react';
import type { SitePath, TextLink as Words } from '#app/content-types.ts';
import { Drawing, type DrawingName } from '#app/drawings/drawing.tsx';
import type { Facts } from '#app/facts/facts.ts';
import { isHidden } from '#app/facts/sections.ts';
import { currentAuthor } from '#app/facts/team.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { type ArticleElements, type ArticleHeader, headingId, longDate } from './article.ts';
import { articleWords, articleWordsOf } from './articles.content.ts';
import { ShareLinks } from './share-links.tsx';

interface ArticlePageProps {
  article: ArticleHeader;
  /** The words of the index that the article belongs to. */
  index: Words;
  picture: DrawingName | undefined;
  /** In place of the drawing. */
  photo?: ReactNode;
  /** Other articles of the same kind. */
  others: readonly { readonly path: SitePath; readonly title: string }[];
  /** Shown between the heading and the text. */
  facts?: ReactNode;
  /** The text, rendered with {@link articleElements}. */
  children: ReactNode;
}

/** The page of an article: author and date, contents, text, related pages. */
export function ArticlePage({
  article,
  index,
  picture,
  photo,
  others,
  facts,
  children,
}: ArticlePageProps) {
  const { frontMatter, headings } = article;
  return (
    <article>
      <header className="article-header">
        <div className="wrap">
          <Breadcrumbs
            trail={[{ label: 'Resources', href: '/resources' }, index]}
            current={frontMatter.title}
          />
          <p className="eyebrow">
            {frontMatter.category}{' '}
            {frontMatter.isSample && <Badge>{articleWords.sampleBadge}</Badge>}
          </p>
          <h1>{frontMatter.title}</h1>
          <Byline article={article} />
          {photo}
          {picture && (
            <div className="article-picture">
              <Drawing name={picture} />
            </div>
          )}
        </div>
      </header>
      {facts}
      <div className="wrap article">
        <Contents headings={headings} />
        <div className="article-text">
          <Prose>{children}</Prose>
          <ShareLinks title={frontMatter.title} path={article.path} />
        </div>
      </div>
      <Related article={article} others={others} index={index} />
    </article>
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

function Related({
  article,
  others,
  index,
}: Pick<ArticlePageProps, 'article' | 'others' | 'index'>) {
  const facts = useFacts();
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
                {index.href.endsWith('blog')
                  ? words.backToBlog.label
                  : words.backToCaseStudies.label}
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
  Change: ({ unit, before, after }) => (
    <figure className="article-change">
      {[
        { label: articleWords.change.before, value: before },
        { label: articleWords.change.after, value: after },
      ].map(({ label, value }) => (
        <p key={label}>
          <span className="eyebrow">{label}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 3H${(value / Math.max(before, after)) * 100}`} />
          </svg>
          <span>
            <b className="figure text-2xl">{value}</b> {unit}
          </span>
        </p>
      ))}
    </figure>
  ),
  // Read once, where it stands in the text.
  Pull: ({ children }) => (
    <p className="article-pull quote" aria-hidden="true">
      {children}
    </p>
  ),
};

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
