import { Drawing } from '#app/drawings/drawing.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import type { AgencyContent } from './agency.content.ts';
import { MoneyRound } from './money-round.tsx';

/** The page header, with the hand that gives the keys. */
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
          <Drawing name="done-for-you-ai-agency" title={words.pictureAlt} />
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

/** The bit of each key, down one side of its shaft: no two open the same door. */
const BITS = [
  'M28 48v72h16v-10h-8v-8h12v-10H28',
  'M28 48v72h12v-8h10v-8H36v-8h8v-8H28',
  'M28 48v72h18v-14h-8v-6h8v-10H28',
  'M28 48v72h10v-7h8v-7h-8v-7h12v-9H28',
] as const;

/** What the client gets: four items, each with its key. */
export function Deliverables({ words }: { words: AgencyContent['deliverables'] }) {
  return (
    <Section id="deliverables" title={words.title} tone="ink">
      <ul className="agency-keys">
        {words.items.map((item, at) => (
          <li key={item.title}>
            <svg viewBox="0 0 56 124" aria-hidden="true">
              <circle className="thread" cx="28" cy="26" r="22" />
              <circle cx="28" cy="26" r="8" fill="var(--color-signal)" />
              <path className="thread" d={BITS[at % BITS.length]} />
            </svg>
            <div>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </div>
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
