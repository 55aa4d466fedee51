import type { ComponentProps } from 'react';
import type { SitePath } from '#app/content-types.ts';
import { Drawing, isDrawingName } from '#app/drawings/drawing.tsx';
import type { BlogTeaser, CaseStudyTeaser } from '#app/facts/articles.ts';
import { caseStudyOpenText, sampleStoryBadge } from '#app/facts/articles.ts';
import { templateCards } from '#app/facts/resources.ts';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import { ToolPicture } from './pictures.tsx';
import { type ResourcesHubContent, resourceWordsOf } from './resources.content.ts';
import { difficultyTones } from './slug-words.ts';
import { Steps } from './template-list.tsx';

type HubSectionProps = Pick<
  ComponentProps<typeof Section>,
  'id' | 'tone' | 'layout' | 'children'
> & {
  words: { title: string; text: string; all: { label: string; href: SitePath } };
};

/** A section with the link to all of its kind. */
function HubSection({ words: { title, text, all }, ...section }: HubSectionProps) {
  const aside = <TextLink href={all.href}>{all.label}</TextLink>;
  return <Section {...section} title={title} lead={text} aside={aside} />;
}

/** The newest post in large type, with the others stacked beside it. */
export function HubBlog({
  words,
  posts,
}: {
  words: ResourcesHubContent['blog'];
  posts: readonly (Omit<BlogTeaser, 'slug' | 'image'> & { image: string })[];
}) {
  const byDate = [...posts].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <HubSection id="blog" words={words}>
      <ul className="resource-hub-posts">
        {byDate.map((post) => (
          <li key={post.path} className="resource-hub-post">
            <PostPicture name={post.image} />
            <div>
              <p className="eyebrow">{post.category}</p>
              <h3>
                <TextLink className="row-link" href={post.path}>
                  {post.title}
                </TextLink>
              </h3>
              <p className="mt-2">{post.excerpt}</p>
              <p className="help mt-2">
                <time dateTime={post.date}>{monthAndYear(post.date)}</time> · {post.readTime}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HubSection>
  );
}

function PostPicture({ name }: { name: string }) {
  const photo = readPhotoText(name);
  return (
    <div className="hub-post-picture">
      {photo ? (
        <Photo photo={photo} alt="" sizes="26rem" className="article-photo" />
      ) : (
        <Drawing name={isDrawingName(name) ? name : 'blog-roi'} />
      )}
    </div>
  );
}

/** The case studies, each with its result as a figure. */
export function HubCaseStudies({
  words,
  stories,
}: {
  words: ResourcesHubContent['caseStudies'];
  stories: readonly Omit<CaseStudyTeaser, 'slug' | 'image'>[];
}) {
  return (
    <HubSection id="case-studies" words={words} tone="ink">
      <ul className="resource-hub-cases">
        {stories.map((story) => (
          <li key={story.path} className="resource-hub-case">
            <div>
              {story.isSample && (
                <p className="mb-2">
                  <Badge>{sampleStoryBadge}</Badge>
                </p>
              )}
              <Result text={story.result} />
            </div>
            <div>
              <p className="eyebrow">{story.industry}</p>
              <h3>
                <TextLink className="row-link" href={story.path}>
                  {story.title}
                </TextLink>
              </h3>
              <p className="mt-2">{story.company}</p>
              <p className="row-go mt-3" aria-hidden="true">
                {caseStudyOpenText}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HubSection>
  );
}

/** "37 percent more online orders": the number in large type, the rest below it. */
function Result({ text }: { text: string }) {
  const [, figure, rest] = /^(\d+) percent (.+)$/.exec(text) ?? [];
  if (!figure) return <p className="figure text-2xl">{text}</p>;
  return (
    <p className="resource-hub-result">
      <span className="figure text-5xl">{figure}%</span> <span>{rest}</span>
    </p>
  );
}

/** Three of the tools as rows, each with the size of its file. */
export function HubTools({ words }: { words: ResourcesHubContent['tools'] }) {
  return (
    <HubSection id="tools" words={words} layout="side">
      <Rows
        rows={words.cards.map((card) => ({
          id: card.toolSlug,
          title: card.title,
          href: card.link.href,
          text: (
            <>
              {card.description}
              <span className="help block">
                {interpolate(words.fileNote, { size: card.fileSize })}
              </span>
            </>
          ),
          mark: <ToolPicture slug={card.toolSlug} />,
          meta: (
            <span className="row-go" aria-hidden="true">
              {card.link.label}
            </span>
          ),
        }))}
      />
    </HubSection>
  );
}

/** Three templates, each with its steps on a line. */
export function HubTemplates({ words }: { words: ResourcesHubContent['templates'] }) {
  const { templateDetail, templates } = resourceWordsOf(useFacts());
  const shown: readonly string[] = words.templateIds;
  const cards = templateCards.filter(({ id }) => shown.includes(id));
  return (
    <HubSection id="templates" words={words} tone="surface">
      <ul className="resource-hub-templates">
        {cards.map((card) => (
          <li key={card.id} className="resource-hub-template">
            <h3>
              <TextLink className="row-link" href={card.downloadUrl}>
                {card.title}
              </TextLink>
            </h3>
            <p className="resource-hub-template-facts">
              <Badge tone={difficultyTones[card.difficulty]}>{card.difficulty}</Badge>
              <span>
                {templateDetail.status} · {templates.platformLabel}: {card.platform}
              </span>
            </p>
            <Steps steps={card.steps} />
          </li>
        ))}
      </ul>
    </HubSection>
  );
}

/** Formats a date as "November 2025". */
function monthAndYear(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00Z`));
}
