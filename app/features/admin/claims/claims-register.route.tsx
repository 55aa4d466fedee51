import { Link } from 'react-router';
import { type Claim, type ClaimStatus, claims } from '#app/claims.content.ts';
import { fill } from '#app/platform/words/fill.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { AdminPage, Card } from '../frame/admin-page.tsx';
import type { Route } from './+types/claims-register.route.ts';
import { claimsRegisterWords as words } from './claims-register.content.ts';

const views = ['all', 'sample', 'illustrative', 'proved'] as const;
const tones = { sample: 'warn', illustrative: 'warn', proved: 'good' } as const satisfies Record<
  ClaimStatus,
  string
>;
const register: [string, Claim][] = Object.entries(claims);

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
  const unproved = register.filter(([, { status }]) => status !== 'proved');
  return (
    <AdminPage
      title={words.title}
      lead={fill(words.lead, { unproved: unproved.length, all: register.length })}
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
        <Table
          stacks
          caption={words.title}
          captionHidden
          columns={Object.values(words.columns).map((header) => ({ header }))}
          rows={shown.map(([id, claim]) => ({
            id,
            cells: [
              claim.figure,
              claim.text,
              <Badge key="status" tone={tones[claim.status]}>
                {words.status[claim.status]}
              </Badge>,
              claim.source,
              <time key="date" dateTime={claim.date} className="whitespace-nowrap">
                {claim.date}
              </time>,
              <Pages key="pages" paths={claim.shownOn} />,
            ],
          }))}
        />
      )}
      <Card title={words.how.title}>
        <p className="measure">{words.how.text}</p>
      </Card>
    </AdminPage>
  );
}

function Pages({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="admin-links">
      {paths.map((path) => (
        <li key={path}>
          <Link to={path}>{path === '/' ? words.home : path}</Link>
        </li>
      ))}
    </ul>
  );
}
