import type { SitePath } from '#app/content-types.ts';
import { type ClaimEvidence, claimEvidence } from '#app/facts/claim-evidence.ts';
import {
  type Claim,
  type ClaimId,
  type ClaimStatus,
  claims,
  isUnproved,
} from '#app/facts/claims.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { AdminPage, Card, Facts } from '../shell/admin-page.tsx';
import type { Route } from './+types/claims-register.route.ts';
import { claimsRegisterWords as words } from './claims-register.content.ts';
import './claims-register.css';

const views = ['all', 'sample', 'illustrative', 'commitment', 'proved'] as const;
const tones = {
  sample: 'warn',
  illustrative: 'warn',
  commitment: 'good',
  proved: 'good',
} as const satisfies Record<ClaimStatus, string>;
const register = (Object.entries(claims) as [ClaimId, Claim][]).map(
  ([id, claim]): [ClaimId, Claim & ClaimEvidence] => [id, { ...claim, ...claimEvidence[id] }],
);

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('status');
  return { view: views.find((name) => name === asked) ?? 'all' };
}

export default function ClaimsRegisterPage({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const shown = register.filter(([, { status }]) => view === 'all' || status === view);
  const unproved = register.filter(([, { status }]) => isUnproved(status));
  return (
    <AdminPage
      title={words.title}
      lead={interpolate(words.lead, { unproved: unproved.length, all: register.length })}
    >
      <FilterLinks
        label={words.views.label}
        current={view}
        options={views.map((name) => ({
          value: name,
          label: words.views[name],
          href: name === 'all' ? '/admin/claims' : `/admin/claims?status=${name}`,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <ul className="ruled admin-claims">
          {shown.map(([id, claim]) => (
            <li key={id} className="admin-claim">
              <h2 className="figure">{claim.figure}</h2>
              <div className="admin-stack">
                <p>
                  {claim.text}{' '}
                  <Badge tone={tones[claim.status]}>{words.status[claim.status]}</Badge>
                </p>
                <details>
                  <summary>{words.facts.summary}</summary>
                  <Facts
                    facts={[
                      [words.facts.source, claim.source],
                      [words.facts.date, formatLongDate(claim.date as CalendarDate)],
                      [words.facts.pages, <Pages key="pages" paths={claim.shownOn} />],
                    ]}
                  />
                </details>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Card title={words.how.title}>
        <p className="measure">{words.how.text}</p>
      </Card>
    </AdminPage>
  );
}

function Pages({ paths }: { paths: readonly SitePath[] }) {
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
