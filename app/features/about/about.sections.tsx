import { DrawingByName } from '#app/drawings/pictures.tsx';
import { Section } from '#app/ui/section.tsx';
import type { AboutContent } from './about.content.ts';

/** The aim set large, the reasons in text, the facts as stops on the line. */
export function Mission({ words }: { words: AboutContent['mission'] }) {
  const [aim, ...reasons] = words.paragraphs;
  return (
    <Section id="mission" title={words.title} tone="ink" className="mission">
      <div className="mission-words">
        <p className="quote">{aim}</p>
        <div className="measure grid gap-4">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      </div>
      <dl className="stops">
        {words.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Four people at one long table. */
export function Team({ words }: { words: AboutContent['team'] }) {
  return (
    <Section id="team" title={words.title} lead={words.text}>
      <ul className="team">
        {words.members.map((member) => (
          <li key={member.name}>
            <div className="team-portrait">
              <DrawingByName name={member.picture} />
            </div>
            <div className="team-words">
              <h3>{member.name}</h3>
              <p className="eyebrow">{member.position}</p>
              <p className="mt-2">{member.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A word, what it means, what it costs: one line of text each, set like entries in a ledger. */
export function Values({ words }: { words: AboutContent['values'] }) {
  return (
    <Section id="values" title={words.title} className="values">
      <ul className="ruled">
        {words.items.map((value) => (
          <li key={value.title} className="value">
            <h3>{value.title}</h3>
            <p>{value.description}</p>
            <div className="value-drawing">
              <DrawingByName name={value.picture} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
