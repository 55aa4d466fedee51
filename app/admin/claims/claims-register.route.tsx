import type { ClaimStatus } from '#app/facts/claims.ts';
import {
  listShownClaims,
  listUnprovedClaims,
  type ShownClaim,
} from '#app/facts/shown-claims.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import type { Route } from './+types/claims-register.route.ts';
import { claimsRegisterWords as words } from './claims-register.content.ts';
import './claims-register.css';

type State = ClaimStatus | 'unshown';

export const meta = adminMeta(words.title);

export function loader({ context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const claims = listShownClaims(facts);
  // The status of a claim counts only while a page shows it.
  const stateOf = ({ status, shownOn }: ShownClaim): State =>
    shownOn.length === 0 ? 'unshown' : status;
  return {
    unproved: listUnprovedClaims(facts).length,
    all: claims.filter(({ shownOn }) => shownOn.length > 0).length,
    groups: (Object.keys(words.status) as State[]).map((state) => ({
      state,
      claims: claims.filter((claim) => stateOf(claim) === state),
    })),
  };
}

/** Every figure and story of the pages, those without evidence first. */
export default function ClaimsRegisterPage({ loaderData }: Route.ComponentProps) {
  const { unproved, all, groups } = loaderData;
  return (
    <AdminPage title={words.title} lead={interpolate(words.lead, { unproved, all })}>
      {groups
        .filter(({ claims }) => claims.length > 0)
        .map(({ state, claims }) => (
          <section key={state} id={state} className="admin-stack">
            <h2>{words.status[state]}</h2>
            <ul className="ruled admin-claims">
              {claims.map((claim) => (
                <li key={claim.id} className="admin-claim">
                  <h3 className="figure">{claim.figure}</h3>
                  <div className="admin-stack">
                    <p>{claim.text}</p>
                    <Disclosure summary={words.facts.summary}>
                      <Facts
                        facts={[
                          [words.facts.source, claim.source],
                          [words.facts.date, formatLongDate(claim.date as CalendarDate)],
                          [words.facts.pages, <Pages key="pages" claim={claim} />],
                        ]}
                      />
                    </Disclosure>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <Card title={words.how.title}>
        <p className="measure">{words.how.text}</p>
        <p className="measure">{words.how.stories}</p>
      </Card>
    </AdminPage>
  );
}

function Pages({ claim: { shownOn } }: { claim: ShownClaim }) {
  if (shownOn.length === 0) return words.facts.noPage;
  return (
    <ul className="admin-links admin-row">
      {shownOn.map((path) => (
        <li key={path}>
          <PageLink to={path}>{path === '/' ? words.home : path}</PageLink>
        </li>
      ))}
    </ul>
  );
}
