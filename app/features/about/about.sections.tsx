import { Drawing } from '#app/drawings/drawing.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import type { AboutContent } from './about.content.ts';

/** The first paragraph in large type, the others as text, the facts as points on a line. */
export function Mission({ words }: { words: AboutContent['mission'] }) {
  const [aim, ...reasons] = words.paragraphs;
  return (
    <Section id="mission" title={words.title} tone="ink" className="about-mission">
      <div className="about-mission-words">
        <p className="quote">{aim}</p>
        <div className="measure grid gap-4">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      </div>
      <dl className="about-stops">
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

/** The team members, drawn at one table; nothing without anybody. */
export function Team({ words }: { words: AboutContent['team'] }) {
  const { members, sample } = words;
  if (members.length === 0) return null;
  const isMixed = members.some((member) => !member.isSample);
  return (
    <Section id="team" title={words.title} lead={words.text} className="overflow-x-clip">
      <ul className="about-team">
        {members.map((member) => (
          <li key={member.id}>
            <div className="about-team-portrait">
              {member.photo ? (
                <Photo
                  photo={member.photo}
                  alt=""
                  sizes="(min-width: 64rem) 19rem, 6.5rem"
                  className="about-team-photo"
                />
              ) : (
                <Drawing name={member.picture} />
              )}
            </div>
            <div className="about-team-words">
              <h3>{member.name}</h3>
              <p className="eyebrow">
                {member.position} {isMixed && member.isSample && <Badge>{sample}</Badge>}
              </p>
              <p className="mt-2">{member.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The values, laid out like entries in a ledger. */
export function Values({ words }: { words: AboutContent['values'] }) {
  return (
    <Section id="values" title={words.title}>
      <ul className="ruled">
        {words.items.map((value) => (
          <li key={value.title} className="about-value">
            <h3>{value.title}</h3>
            <p>{value.description}</p>
            <div className="about-value-drawing">
              <Drawing name={value.picture} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
