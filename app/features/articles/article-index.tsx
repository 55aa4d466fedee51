import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import { Drawing, type DrawingName } from '#app/drawings/drawing.tsx';
import type { Facts } from '#app/facts/facts.ts';
import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ArticleIndexWords } from './articles.content.ts';
import './article-index.css';

type Piece = {
  path: SitePath;
  title: string;
  eyebrow: string;
  text: ReactNode;
  foot: ReactNode;
  picture: DrawingName | undefined;
  /** In place of the drawing. */
  photo?: UploadedPhoto | undefined;
};

interface ArticleIndexProps {
  words: ArticleIndexWords;
  pieces: readonly Piece[];
  /** For a few pieces: large, with the drawing on one side and then on the other. */
  isAlternating?: boolean;
  children?: ReactNode;
}

/** The index page of a kind of article: the articles, then what isn't written yet. */
export function ArticleIndex({ words, pieces, isAlternating, children }: ArticleIndexProps) {
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs trail={[{ label: 'Resources', href: '/resources' }]} current={words.title} />
        }
        title={words.title}
        lead={words.text}
      />
      <Section
        id="ready"
        title={pieces.length > 0 ? words.readyTitle : words.emptyTitle}
        className={isAlternating ? 'article-index article-index-alternating' : 'article-index'}
      >
        {pieces.length > 0 && (
          <ul className="ruled">
            {pieces.map(({ picture, photo, ...piece }) => (
              <li key={piece.path} className="article-index-entry">
                <div className="article-index-picture">
                  {photo ? (
                    <Photo photo={photo} alt="" sizes="26rem" className="article-photo" />
                  ) : (
                    picture && <Drawing name={picture} />
                  )}
                </div>
                <div>
                  <p className="eyebrow">{piece.eyebrow}</p>
                  <h3>
                    <TextLink className="row-link" href={piece.path}>
                      {piece.title}
                    </TextLink>
                  </h3>
                  <p className="mt-2">{piece.text}</p>
                  {piece.foot && <div className="help mt-3">{piece.foot}</div>}
                  <p className="article-index-go row-go" aria-hidden="true">
                    {words.openText}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Section>
      <section className="wrap article-index-planned" aria-labelledby="planned-title">
        <div>
          <h2 id="planned-title">{words.planned.title}</h2>
          <p>
            {words.planned.text} {words.planned.placeholder}
          </p>
        </div>
      </section>
    </>
  );
}

/** Head data of an index, with the list of its articles as structured data. */
export function articleIndexMeta(
  facts: Facts,
  siteUrl: string,
  words: ArticleIndexWords,
  path: string,
  teasers: readonly { title: string; path: string }[],
): MetaDescriptor[] {
  return pageMeta(facts, siteUrl, words.head, path, [
    breadcrumbList(siteUrl, [
      { name: 'Resources', path: '/resources' },
      { name: words.title, path },
    ]),
    collectionPage(
      facts,
      siteUrl,
      { head: words.head, path },
      teasers.map((teaser) => ({ name: teaser.title, path: teaser.path })),
    ),
  ]);
}
