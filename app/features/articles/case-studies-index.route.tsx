import { isDrawingName } from '#app/drawings/drawing.tsx';
import { shownCaseStudies } from '#app/facts/articles.ts';
import { readPhotoText } from '#app/facts/uploaded-picture.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ArticleIndex, articleIndexMeta } from './article-index.tsx';
import { articleWords, caseStudyIndexOf } from './articles.content.ts';
import './articles.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/case-studies-index.route.ts';

const path = '/resources/case-studies';

/** The case studies that the owner wrote; the built-in ones are facts. */
export async function loader({ context }: Route.LoaderArgs) {
  return { own: (await getAppContext(context).listOwnTeasers()).caseStudies };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const studies = [...(loaderData?.own ?? []), ...shownCaseStudies(facts)];
  return articleIndexMeta(facts, siteUrlOf(matches), caseStudyIndexOf(facts), path, studies);
}

export default function CaseStudiesIndexPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  return (
    <ArticleIndex
      words={caseStudyIndexOf(facts)}
      isAlternating
      pieces={[...loaderData.own, ...shownCaseStudies(facts)].map((study) => ({
        path: study.path,
        title: study.title,
        eyebrow: study.industry,
        text: (
          <>
            {study.isSample && <Badge>{articleWords.sampleBadge}</Badge>}
            <ResultLine result={study.result} />
            {study.company}
          </>
        ),
        foot: null,
        picture: isDrawingName(study.image) ? study.image : undefined,
        photo: readPhotoText(study.image),
      }))}
    />
  );
}

/** '37 percent more online orders' with the figure set large. */
function ResultLine({ result }: { result: string }) {
  const [, value, rest] = /^(\d+) percent (.*)$/.exec(result) ?? [];
  if (!value) return <span className="article-index-result">{result}</span>;
  return (
    <span className="article-index-result">
      <span className="figure">{value}%</span> {rest}
    </span>
  );
}
