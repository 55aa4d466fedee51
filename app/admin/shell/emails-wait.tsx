import { PageLink } from '#app/ui/page-link.tsx';
import { emailsWait } from './shell.content.ts';
import { useViewer } from './use-viewer.ts';

/** Where a screen speaks of emails: that they wait, as long as the site can't send any. */
export function EmailsWait() {
  const { canEmail, role } = useViewer();
  if (canEmail) return null;
  return (
    <p className="admin-emails-wait">
      {emailsWait}{' '}
      {role === 'owner' && <PageLink to="/admin/email-integration">Email Settings</PageLink>}
    </p>
  );
}
