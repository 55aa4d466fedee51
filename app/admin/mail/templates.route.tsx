import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { emailNames } from '#app/emails/email-names.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import type { Route } from './+types/templates.route.ts';
import { mailWords as words } from './mail.content.ts';

export function meta() {
  return [{ title: `${words.templates.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const mailSettings = await app.readMailSettings();
  const deps = { siteUrl: app.config.siteUrl, secrets: app.settings.secrets };
  const templates = await Promise.all(
    Object.entries(emails).map(async ([name, email]) => {
      const sample = email as Email<unknown>;
      const { subject, text } = await renderEmail(sample, sample.preview, mailSettings, deps);
      return { name: emailNames[name as EmailName], subject, text };
    }),
  );
  return { templates };
}

export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.templates.title} lead={words.templates.lead}>
      <div>
        {loaderData.templates.map(({ name, subject, text }) => (
          <Disclosure key={name} summary={`${name}: ${subject}`}>
            <p className="admin-text">{text}</p>
          </Disclosure>
        ))}
      </div>
    </AdminPage>
  );
}
