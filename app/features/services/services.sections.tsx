import { Drawing } from '#app/drawings/drawing.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { Section } from '#app/ui/section.tsx';
import type { servicePagesOf } from './service-pages.content.ts';
import type { ServicesContent } from './services.content.ts';

interface HeaderProps {
  words: ServicesContent['hero'];
  chooser: ServicesContent['chooser'];
}

/** The header, and six problems in plain words that link to the service for each. */
export function ServicesHeader({ words, chooser }: HeaderProps) {
  return (
    <header className="page-header">
      <div className="wrap service-list-header">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="mt-7">
            <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
          </p>
        </div>
        <nav aria-labelledby="chooser-title" className="service-chooser">
          <p id="chooser-title" className="eyebrow">
            {chooser.title}
          </p>
          <ul>
            {chooser.items.map((item) => (
              <li key={item.link}>
                <TextLink href={item.link}>“{item.said}”</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

type Page = ReturnType<typeof servicePagesOf>[number];

interface GroupProps {
  group: ServicesContent['groups'][number];
  pages: readonly Page[];
}

/** Three services, with their drawings in a strip along the edge of the page. */
export function AutomationStrip({ group, pages }: GroupProps) {
  return (
    <Section
      id={group.slug}
      title={group.title}
      lead={group.text}
      className="service-strip-section"
    >
      <ul className="service-strip">
        {pages.map((page) => (
          <StripEntry key={page.slug} page={page} linkText={group.linkText} />
        ))}
      </ul>
    </Section>
  );
}

function StripEntry({ page, linkText }: { page: Page; linkText: string }) {
  const { title, description, items, link } = page.card;
  return (
    <li>
      <div className="service-strip-picture">
        <Drawing name={page.picture} />
      </div>
      <div className="service-strip-words">
        <h3>
          <TextLink className="row-link" href={link}>
            {title}
          </TextLink>
        </h3>
        <p className="text-lg">{description}</p>
        <ul className="service-line-list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="service-go row-go" aria-hidden="true">
          {linkText}
        </p>
      </div>
    </li>
  );
}

/** The consulting services on a line, because they follow each other: call, plan, support. */
export function ConsultationLine({ group, pages }: GroupProps) {
  return (
    <Section id={group.slug} title={group.title} lead={group.text} tone="surface">
      <ol className="service-consult-line">
        {pages.map((page, at) => {
          return (
            <li key={page.slug}>
              <Drawing name={page.picture} />
              <p className="eyebrow">{group.notes[at]}</p>
              <h3>
                <TextLink className="row-link" href={page.card.link}>
                  {page.card.title}
                </TextLink>
              </h3>
              <p>{page.card.description}</p>
              <ul className="service-line-list">
                {page.card.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="service-go row-go" aria-hidden="true">
                {group.linkText}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Other offers than the six services, one row each. */
export function MoreWays({ words }: { words: ServicesContent['more'] }) {
  return (
    <Section id="more" title={words.title} lead={words.text} layout="side">
      <Rows
        rows={words.items.map((item) => ({
          id: item.link.href,
          title: item.title,
          href: item.link.href,
          text: item.description,
          mark: <Drawing name={item.picture} />,
        }))}
      />
    </Section>
  );
}
