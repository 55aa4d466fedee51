import type { ComponentType, ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { SitePath } from '#app/content-types.ts';
import type { DrawingProps } from '#app/drawings/drawing.tsx';
import type { UploadedPhoto } from '#app/facts/uploaded-picture.ts';
import { layoutWords } from '#app/layout/layout.content.ts';
import { collectionPage } from '#app/platform/seo/collection-page.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ArticleIndexWords } from './articles.content.ts';

type Piece = {
  path: SitePath;
  title: string;
  eyebrow: string;
  text: ReactNode;
  foot: ReactNode;
  Picture: ComponentType<DrawingProps> | undefined;
  /** In place of the drawing. */
  photo?: UploadedPhoto | undefined;
};

interface ArticleIndexProps {
  words: ArticleIndexWords;
  pieces: readonly Piece[];
  /** Puts the finished pieces first, and what is planned at the end. */
  isLeading?: boolean;
  children?: ReactNode;
}

/** The index page of a kind of article: a text about what is coming, then the articles. */
export function ArticleIndex({ words, pieces, isLeading, children }: ArticleIndexProps) {
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={layoutWords.breadcrumbLabel}
            trail={[{ label: 'Resources', href: '/resources' }]}
            current={words.title}
          />
        }
        title={words.title}
        lead={isLeading ? words.readyText : words.placeholder}
      />
      <Section
        id="ready"
        title={words.readyTitle}
        lead={isLeading ? undefined : words.readyText}
        className={isLeading ? 'article-index article-index-leading' : 'article-index'}
      >
        <ul className="ruled">
          {pieces.map(({ Picture, photo, ...piece }) => (
            <li key={piece.path} className="article-index-entry">
              <div className="article-index-picture">
                {photo ? (
                  <Photo photo={photo} alt="" sizes="26rem" className="article-photo" />
                ) : (
                  Picture && <Picture />
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
                <div className="help mt-3">{piece.foot}</div>
              </div>
            </li>
          ))}
        </ul>
        {children}
        {isLeading && <p className="article-index-planned">{words.placeholder}</p>}
      </Section>
    </>
  );
}

/** Head data of an index, with the list of its articles as structured data. */
export function articleIndexMeta(
  siteUrl: string,
  words: ArticleIndexWords,
  path: string,
  teasers: readonly { title: string; path: string }[],
): MetaDescriptor[] {
  return pageMeta(siteUrl, words.head, path, [
    breadcrumbList(siteUrl, [
      { name: 'Resources', path: '/resources' },
      { name: words.title, path },
    ]),
    collectionPage(
      siteUrl,
      { head: words.head, path },
      teasers.map((teaser) => ({ name: teaser.title, path: teaser.path })),
    ),
  ]);
}
