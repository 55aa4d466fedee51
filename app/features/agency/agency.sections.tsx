import { DoneForYouAiAgency } from '#app/drawings/done-for-you-ai-agency.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import type { AgencyContent } from './agency.content.ts';
import { MoneyRound } from './money-round.tsx';

/** The page header. The hand with the keys comes in from the edge of the page. */
export function AgencyHeader({ words }: { words: AgencyContent['hero'] }) {
  return (
    <header className="agency-header">
      <div className="wrap agency-header-grid">
        <div className="agency-header-words">
          <h1>{words.title}</h1>
          <p className="agency-subtitle">{words.subtitle}</p>
          <p className="lead">{words.text}</p>
          <p className="mt-7">
            <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
          </p>
        </div>
        <div className="agency-picture">
          <DoneForYouAiAgency title={words.pictureAlt} />
        </div>
      </div>
    </header>
  );
}

/** Who pays whom for what, as a drawing and as a table. */
export function MoneyModel({ words }: { words: AgencyContent['model'] }) {
  return (
    <Section id="model" title={words.title} tone="surface">
      <div className="agency-money">
        <div className="grid content-center gap-4">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <MoneyRound words={words.round} />
      </div>
      <div className="mt-10">
        <Table
          caption={words.money.title}
          columns={words.money.columns.map((header) => ({ header }))}
          rows={words.money.rows.map((row) => ({
            id: row.who,
            cells: [row.who, row.pays, row.gets],
          }))}
        />
      </div>
    </Section>
  );
}

/** What the client gets: four items, drawn as keys on a rack. */
export function Deliverables({ words }: { words: AgencyContent['deliverables'] }) {
  return (
    <Section id="deliverables" title={words.title} tone="ink" className="overflow-hidden">
      <ul className="agency-key-rack">
        {words.items.map((item) => (
          <li key={item.title}>
            <svg viewBox="0 0 60 76" aria-hidden="true">
              <path className="thread agency-key-stem" d="M30 4v18" />
              <path className="thread" d="M30 22a16 16 0 1 0 .1 0" />
              <circle cx="30" cy="38" r="7" fill="var(--color-signal)" />
            </svg>
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The disclosure of the commission, in its own section, where it can't be missed. */
export function CommissionNotice({ words }: { words: AgencyContent['disclosure'] }) {
  return (
    <section
      id="disclosure"
      aria-labelledby="disclosure-title"
      className="agency-disclosure section bg-surface"
    >
      <div className="wrap agency-notice">
        <h2 id="disclosure-title" className="eyebrow">
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
    </section>
  );
}
