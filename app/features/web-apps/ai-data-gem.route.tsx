import { useFacts } from '#app/facts/use-facts.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import { AiDataGemView } from './app-views.tsx';
import { Narrative, StudyHeader, TechStack } from './study.sections.tsx';
import { studyMeta } from './study-meta.ts';
import { appViewsOf, webAppStudiesOf, webAppsWords } from './web-apps.content.ts';
import './web-apps.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/ai-data-gem.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const [, study] = webAppStudiesOf(facts);
  return studyMeta(facts, siteUrl, study);
}

export default function AiDataGemPage() {
  const facts = useFacts();
  const webApps = webAppsWords(facts);
  const appViews = appViewsOf(facts);
  const [other, study] = webAppStudiesOf(facts);
  return (
    <>
      <StudyHeader study={study} parent={webApps.featured.breadcrumb} tone="ink" />
      <AiDataGemView words={appViews.aiDataGem} note={appViews.note} />
      <Section id="features" title={study.featuresTitle} tone="surface" layout="side">
        <Rows
          rows={study.features.map(({ title, description }) => ({
            id: title,
            title,
            text: description,
          }))}
        />
      </Section>
      <Narrative study={study} />
      <TechStack study={study} columns={webApps.techColumns} next={other} />
      <CallToAction id="start" {...study.callToAction} />
    </>
  );
}
