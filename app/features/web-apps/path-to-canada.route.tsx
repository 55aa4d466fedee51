import { useFacts } from '#app/facts/use-facts.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { CallToAction } from '#app/ui/call-to-action.tsx';
import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import { PathToCanadaView } from './app-views.tsx';
import { Narrative, StudyHeader, TechStack } from './study.sections.tsx';
import { studyMeta } from './study-meta.ts';
import { appViewsOf, webAppStudiesOf, webAppsWords } from './web-apps.content.ts';
import './web-apps.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/path-to-canada.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const [study] = webAppStudiesOf(facts);
  return studyMeta(facts, siteUrl, study);
}

export default function PathToCanadaPage() {
  const facts = useFacts();
  const webApps = webAppsWords(facts);
  const appViews = appViewsOf(facts);
  const [study, other] = webAppStudiesOf(facts);
  return (
    <>
      <StudyHeader study={study} parent={webApps.featured.breadcrumb} tone="paper" />
      <PathToCanadaView words={appViews.pathToCanada} note={appViews.note} />
      <Section id="features" title={study.featuresTitle}>
        <StepLine
          steps={study.features.map(({ title, description }) => ({ title, text: description }))}
        />
      </Section>
      <Narrative study={study} />
      <TechStack study={study} columns={webApps.techColumns} next={other} />
      <CallToAction id="start" {...study.callToAction} />
    </>
  );
}
