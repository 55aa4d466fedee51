import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import type { CoursesContent } from './courses.content.ts';

/** The free consultation, for visitors who can't decide on a course. */
export function Consultation({ words }: { words: CoursesContent['consultation'] }) {
  return (
    <section id="consultation" aria-labelledby="consultation-title" className="section on-ink">
      <div className="wrap course-consultation">
        <p className="course-consultation-figure" aria-hidden="true">
          <span className="figure">{words.minutes}</span>
          <span>{words.unit}</span>
        </p>
        <div>
          <h2 id="consultation-title">{words.title}</h2>
          <p className="lead">{unbroken(words.text)}</p>
          <p className="mt-7">
            <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Training for teams: the terms, and a link to ask. */
export function Corporate({ words }: { words: CoursesContent['corporate'] }) {
  return (
    <Section id="corporate" title={words.title} lead={words.text} layout="side">
      <ul className="course-corporate">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink variant="secondary" href={words.action.href}>
          {words.action.label}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** For visitors who would rather try something first. */
export function TryFirst({ words }: { words: CoursesContent['end'] }) {
  return (
    <Section
      id="try-first"
      title={words.title}
      lead={words.text}
      tone="surface"
      aside={
        <div className="flex flex-wrap gap-3">
          {words.links.map((link) => (
            <ButtonLink key={link.href} variant="secondary" href={link.href}>
              {link.label}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}
