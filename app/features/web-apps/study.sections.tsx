import { useFacts } from '#app/facts/use-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ExternalLink, TextLink } from '#app/ui/external-link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import { type WebAppStudy, webAppsWords } from './web-apps.content.ts';

interface HeaderProps {
  study: WebAppStudy;
  /** Name of the page above this one. */
  parent: string;
  tone: 'paper' | 'ink';
}

/** The header: name, promise, link to the app; its screen follows. */
export function StudyHeader({ study, parent, tone }: HeaderProps) {
  const { sampleBadge } = webAppsWords(useFacts());
  return (
    <PageHeader
      tone={tone}
      breadcrumbs={
        <Breadcrumbs
          trail={[{ label: parent, href: '/web-app-development' }]}
          current={study.name}
        />
      }
      eyebrow={study.isSample && <Badge>{sampleBadge}</Badge>}
      title={study.title}
      lead={study.subtitle}
      actions={
        <>
          <ButtonLink href={study.callToAction.action.href}>
            {study.callToAction.action.label}
          </ButtonLink>
          <ExternalLink className="app-study-visit" href={study.external.href}>
            {study.external.label}
          </ExternalLink>
        </>
      }
    />
  );
}

/** The story in three chapters, with a pull quote. */
export function Narrative({ study }: { study: WebAppStudy }) {
  return (
    <section aria-label={study.name} className="section">
      <div className="wrap app-narrative">
        <p className="quote app-narrative-pulled">{study.pulled}</p>
        {study.narrative.map((chapter) => (
          <div key={chapter.title} className="app-chapter">
            <h2>{chapter.title}</h2>
            <div className="prose">
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface TechProps {
  study: WebAppStudy;
  columns: readonly [string, string, string];
  next: WebAppStudy;
}

/** A table of the technologies: part, choice, reason; then the link to the next case study. */
export function TechStack({ study, columns, next }: TechProps) {
  return (
    <Section id="technology" title={study.techTitle} tone="surface" layout="side">
      <Table
        caption={columns.join(', ')}
        captionHidden
        columns={columns.map((header) => ({ header }))}
        rows={study.techStack.map((row) => ({
          id: row.part,
          cells: [row.part, row.choice, row.why],
        }))}
      />
      <p className="mt-8 font-semibold">
        <TextLink href={next.path}>{study.nextLinkText}</TextLink>
      </p>
    </Section>
  );
}
