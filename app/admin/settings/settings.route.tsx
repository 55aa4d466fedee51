import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { adminPlaces } from '../shell/shell.content.ts';
import { settingsWords as words } from './settings.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

/** Every page of the settings, with what it is for. */
export default function SettingsPage() {
  const [, ...pages] = adminPlaces.find(({ id }) => id === 'settings')?.pages ?? [];
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ul className="admin-index">
        {pages.map(({ label, href }) => (
          <li key={href}>
            <PageLink to={asSitePath(href)}>{label}</PageLink>
            <p className="text-muted">{words.pages[href]}</p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
