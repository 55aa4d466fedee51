import type { ComponentType, ReactNode } from 'react';
import { shownPostalCode, townAndProvince } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { type LegalPageWords, legalWords } from './legal.content.ts';
import { BUILT_IN_PRIVACY_CONTACT } from './legal-dates.ts';

/** Compiled MDX can replace HTML elements with components. */
type MdxContent = ComponentType<{
  components: {
    h2: typeof Heading;
    TownAndProvince: typeof TownAndProvince;
    GuaranteeDays: () => string;
  };
}>;

interface LegalPageProps {
  title: string;
  /** YYYY-MM-DD, the first day in effect. */
  updated: string;
  headings: readonly string[];
  Content: ComponentType;
  contact: LegalPageWords['contact'];
  /** A section between the text and the address. */
  extra?: { title: string; body: ReactNode };
}

/** The page of a legal text: date, contents, text, contact address. */
export function LegalPage(props: LegalPageProps) {
  const facts = useFacts();
  const { company } = facts;
  const legal = legalWords(facts);
  const { title, updated, headings, Content, contact, extra } = props;
  const Text = Content as MdxContent;
  const { privacyContact = BUILT_IN_PRIVACY_CONTACT, privacyEmail = company.email } =
    company.legal ?? {};
  const email = contact.isPrivacy ? privacyEmail : company.email;
  const all = [...headings, ...(extra ? [extra.title] : []), legal.contactTitle];
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <>
            {legal.updatedLabel} <time dateTime={updated}>{longDate(updated)}</time>
          </>
        }
      />
      <div className="wrap legal">
        <nav className="legal-contents no-print" aria-label={legal.contentsLabel}>
          <p className="eyebrow">{legal.contentsLabel}</p>
          <ol>
            {all.map((heading) => (
              <li key={heading}>
                <a href={`#${headingId(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          <Text components={{ h2: Heading, TownAndProvince, GuaranteeDays }} />
          {extra && (
            <>
              <Heading>{extra.title}</Heading>
              {extra.body}
            </>
          )}
          <Heading>{legal.contactTitle}</Heading>
          <p>{contact.text}</p>
          <address className="not-italic">
            {addressLines(facts, contact.isPrivacy ? privacyContact : undefined).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <span className="block">
              {company.address.locality}, {company.address.region} {shownPostalCode(facts)}
            </span>
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </Prose>
      </div>
    </>
  );
}

/** '2024-05-16' as 'May 16, 2024'. */
function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}

function TownAndProvince(): string {
  return townAndProvince(useFacts());
}

function GuaranteeDays(): string {
  const { offer: offerFigures } = useFacts();
  return String(offerFigures.guaranteeDays);
}

function addressLines(facts: Facts, attention: string | undefined): string[] {
  const { company } = facts;
  return [...(attention ? [attention] : []), company.legalName, ...company.address.lines];
}

function Heading({ children }: { children?: ReactNode }) {
  return <h2 id={headingId(String(children))}>{children}</h2>;
}

/** The id of a heading: "Email and the law" becomes "email-and-the-law". */
function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
