import { ExternalLink, TextLink } from '#app/ui/external-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { StepLine } from '#app/ui/step-line.tsx';
import { AppScreen } from './app-views.tsx';
import type { WebAppStudy, WebAppsContent } from './web-apps.content.ts';

interface FeaturedProps {
  words: WebAppsContent['featured'];
  apps: readonly WebAppStudy[];
}

/** The two featured apps beside each other. */
export function FeaturedApps({ words, apps }: FeaturedProps) {
  return (
    <Section id="apps" title={words.title} lead={words.text} className="pt-0">
      <ul className="app-list">
        {apps.map((app) => (
          <li key={app.slug}>
            <div className="app-panel">
              <AppScreen app={app} />
            </div>
            <h3>{app.card.title}</h3>
            <p className="mt-1 text-lg">{app.card.description}</p>
            <ul className="mt-2 text-muted">
              {app.card.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="app-links">
              <TextLink href={app.path}>{words.caseStudyLinkText}</TextLink>
              <ExternalLink href={app.external.href}>{words.websiteLinkText}</ExternalLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="help mt-8">{words.screensNote}</p>
    </Section>
  );
}

/** The four steps on a line, each with its deliverable. */
export function BuildProcess({ words }: { words: WebAppsContent['process'] }) {
  return (
    <Section id="process" title={words.title} tone="surface" className="app-build-process">
      <StepLine
        steps={words.steps.map((step) => ({
          title: step.title,
          text: (
            <>
              <p>{step.description}</p>
              <p className="app-build-result">
                <strong className="block">{words.resultLabel}</strong>
                {step.result}
              </p>
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** The four reasons to work with us. */
export function Reasons({ words }: { words: WebAppsContent['reasons'] }) {
  return (
    <Section id="reasons" title={words.title} layout="side">
      <dl className="app-reasons">
        {words.items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
