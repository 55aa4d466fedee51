import { Drawing } from '#app/drawings/drawing.tsx';
import { sampleStoryBadge } from '#app/facts/articles.ts';
import { claimOf } from '#app/facts/claims.ts';
import type { Testimonial } from '#app/facts/stories.ts';
import { useFacts, useIsHidden } from '#app/facts/use-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Quote } from '#app/ui/quote.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeContent } from './home.content.ts';

type StoriesWords = HomeContent['stories'];

/** The testimonials beside each other, each below its figure; nothing without any. */
export function Stories({ words }: { words: StoriesWords }) {
  if (words.items.length === 0) return null;
  return (
    <Section id="stories" title={words.title} lead={words.text} tone="surface">
      <ol className="home-stories">
        {words.items.map((story) => (
          <Story key={story.id} story={story} words={words} />
        ))}
      </ol>
    </Section>
  );
}

interface StoryProps {
  story: Testimonial;
  words: StoriesWords;
}

function Story({ story, words }: StoryProps) {
  const facts = useFacts();
  const isHidden = useIsHidden();
  const article = story.caseStudySlug && `/resources/case-studies/${story.caseStudySlug}`;
  const { claim, figure } = story;
  const { before, after, result } = story.metrics;
  const isProved = !story.isSample || (claim && claimOf(facts, claim).isProved);
  return (
    <li className="home-story">
      <div className="home-story-result">
        <p className="home-story-mark">{!isProved && <Badge>{sampleStoryBadge}</Badge>}</p>
        <p className="sr-only">{words.resultLabel}</p>
        {figure && <p className="figure text-4xl">{figure}</p>}
        <p>{figure ? result.replace(/^\d+ percent /, '') : result}</p>
        {story.photo ? (
          <Photo photo={story.photo} alt="" sizes="16rem" className="home-story-picture" />
        ) : (
          <Drawing name={story.picture} className="home-story-picture" />
        )}
      </div>
      <div>
        <Quote
          by={`${story.name}, ${story.position}`}
          detail={`${story.company}, ${story.location}`}
        >
          “{story.quote}”
        </Quote>
        <dl className="home-change">
          <div>
            <dt>{words.beforeLabel}</dt>
            <dd>{before}</dd>
          </div>
          <div>
            <dt>{words.afterLabel}</dt>
            <dd>{after}</dd>
          </div>
        </dl>
        {article && !isHidden(article) && (
          <p className="home-story-foot">
            <TextLink href={asSitePath(article)}>{words.caseStudyLinkText}</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
