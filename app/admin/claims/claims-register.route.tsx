import type { SitePath } from '#app/content-types.ts';
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
import { Badge } from '#app/ui/badge.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import type { Route } from './+types/claims-register.route.ts';
import { claimsRegisterWords as words } from './claims-register.content.ts';
import './claims-register.css';

const views = ['all', 'sample', 'illustrative', 'commitment', 'proved', 'unshown'] as const;
const tones = {
  sample: 'warn',
  illustrative: 'warn',
  commitment: 'good',
  proved: 'good',
  unshown: 'plain',
} as const satisfies Record<ClaimStatus | 'unshown', string>;

export const meta = adminMeta(words.title);

export function loader({ request, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const asked = new URL(request.url).searchParams.get('status');
  const view = views.find((name) => name === asked) ?? 'all';
  const register = listShownClaims(facts).map((claim) => ({ ...claim, state: stateOf(claim) }));
  return {
    view,
    unproved: listUnprovedClaims(facts).length,
    all: register.filter(({ state }) => state !== 'unshown').length,
    claims: register.filter(({ state }) => view === 'all' || state === view),
  };
}

/** The status of a claim counts only while a page shows it. */
function stateOf({ status, shownOn }: ShownClaim): ClaimStatus | 'unshown' {
  return shownOn.length === 0 ? 'unshown' : status;
}

export default function ClaimsRegisterPage({ loaderData }: Route.ComponentProps) {
  const { view, unproved, all, claims } = loaderData;
  return (
    <AdminPage title={words.title} lead={interpolate(words.lead, { unproved, all })}>
      <FilterLinks
        label={words.views.label}
        current={view}
        options={views.map((name) => ({
          value: name,
          label: words.views[name],
          href: name === 'all' ? '/admin/claims' : `/admin/claims?status=${name}`,
        }))}
      />
      {claims.length === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <ul className="ruled admin-claims">
          {claims.map((claim) => (
            <li key={claim.id} className="admin-claim">
              <h2 className="figure">{claim.figure}</h2>
              <div className="admin-stack">
                <p>
                  {claim.text} <Badge tone={tones[claim.state]}>{words.status[claim.state]}</Badge>
                </p>
                <Disclosure summary={words.facts.summary}>
                  <Facts
                    facts={[
                      [words.facts.source, claim.source],
                      [words.facts.date, formatLongDate(claim.date as CalendarDate)],
                      [words.facts.pages, <Pages key="pages" paths={claim.shownOn} />],
                    ]}
                  />
                </Disclosure>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Card title={words.how.title}>
        <p className="measure">{words.how.text}</p>
        <p className="measure">{words.how.stories}</p>
      </Card>
    </AdminPage>
  );
}

function Pages({ paths }: { paths: readonly SitePath[] }) {
  if (paths.length === 0) return words.facts.noPage;
  return (
    <ul className="admin-links admin-row">
      {paths.map((path) => (
        <li key={path}>
          <PageLink to={path}>{path === '/' ? words.home : path}</PageLink>
        </li>
      ))}
    </ul>
  );
}
