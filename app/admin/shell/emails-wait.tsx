import { PageLink } from '#app/ui/page-link.tsx';
import { frameWords } from './shell.content.ts';
import { useViewer } from './use-viewer.ts';

/** Where a screen speaks of emails: that they wait, as long as the site can't send any. */
export function EmailsWait() {
  const { canEmail, role } = useViewer();
  const { text, settings } = frameWords.emailsWait;
  if (canEmail) return null;
  return (
    <p className="admin-emails-wait">
      {text} {role === 'owner' && <PageLink to={settings.href}>{settings.label}</PageLink>}
    </p>
  );
}
