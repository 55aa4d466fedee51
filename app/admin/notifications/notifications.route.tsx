import { Form, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/notifications.route.ts';
import { notificationsArea } from './daily-summary.server.ts';
import { notificationsNotices, notificationsWords as words } from './notifications.content.ts';

const HOURS = [5, 6, 7, 8, 9, 10, 11, 12];

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { to } = await app.readMailSettings();
  return { ...(await app.settings.get(notificationsArea)), to };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const isSummaryOn = values.summary === 'on';
  const hour = HOURS.find((choice) => String(choice) === values.hour) ?? 8;
  await app.settings.set(notificationsArea, { isSummaryOn, hour });
  await recordAudit(app, getRequestInfo(context), 'notifications', '', { isSummaryOn, hour });
  return redirect('/admin/notifications?done=saved', 303);
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { isSummaryOn, hour, to } = loaderData;
  const { summary, alarm } = words;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={notificationsNotices} />
      <div className="admin-pair">
        <Card title={summary.title}>
          <p>{summary.text}</p>
          <Form method="post" className="admin-stack" key={`${isSummaryOn} ${hour}`}>
            <Checkbox
              id="summary-on"
              name="summary"
              label={summary.label}
              defaultChecked={isSummaryOn}
            />
            <Field
              kind="select"
              id="summary-hour"
              name="hour"
              label={summary.hour}
              help={interpolate(summary.to, { email: to })}
              defaultValue={String(hour)}
            >
              {HOURS.map((choice) => (
                <option key={choice} value={choice}>
                  {choice < 12 ? `${choice}:00 AM` : '12:00 PM'}
                </option>
              ))}
            </Field>
            <div>
              <Button type="submit" variant="secondary" small>
                {summary.submit}
              </Button>
            </div>
          </Form>
        </Card>
        <Card title={alarm.title}>
          <p>{alarm.text}</p>
          <p>
            <PageLink to="/admin/webhooks">{alarm.webhooks}</PageLink>
          </p>
        </Card>
      </div>
    </AdminPage>
  );
}
