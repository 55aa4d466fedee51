import { data, Form, redirect } from 'react-router';
import { readBookingRules, saveBookingRules } from '#app/features/booking/booking-rules.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { getRequestInfo, getServices } from '#app/platform/services.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { bookingsNotices, bookingsWords } from './bookings.content.ts';

const words = bookingsWords.rules;

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  return readBookingRules(getServices(context));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = getServices(context);
  const { values } = await readFormPost(request);
  const { blocked } = await readBookingRules(services);
  const problems = await saveBookingRules(services, changesOf(values, blocked));
  if (problems.length > 0) {
    return data({ problem: { title: words.invalid, description: problems.join('. ') } }, 422);
  }
  await recordAudit(services, getRequestInfo(context), 'booking-rules', values.intent ?? '');
  return redirect('/admin/booking-rules?done=rules', 303);
}

function changesOf(
  values: Record<string, string>,
  blocked: readonly unknown[],
): Record<string, unknown> {
  switch (values.intent) {
    case 'rules':
      return {
        minimumNoticeMinutes: Number(values.notice || Number.NaN),
        horizonDays: Number(values.horizon || Number.NaN),
        observeOntarioHolidays: values.holidays === 'on',
        meetingLink: cleanLine(values.meetingLink ?? ''),
      };
    case 'block': {
      const block = {
        kind: 'days',
        from: values.from ?? '',
        to: values.to || values.from || '',
        reason: cleanLine(values.reason ?? ''),
      };
      return { blocked: [...blocked, block] };
    }
    case 'unblock':
      return { blocked: blocked.filter((_, at) => at !== Number(values.at)) };
    default:
      throw data(null, 400);
  }
}

export default function BookingRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const rules = loaderData;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={bookingsNotices} problem={actionData?.problem} />
      <div className="admin-pair">
        <Card title={words.title}>
          <Form method="post" className="admin-stack" noValidate>
            <div className="admin-form-2">
              <Field
                kind="number"
                id="rules-notice"
                name="notice"
                label={words.notice}
                defaultValue={rules.minimumNoticeMinutes}
              />
              <Field
                kind="number"
                id="rules-horizon"
                name="horizon"
                label={words.horizon}
                defaultValue={rules.horizonDays}
              />
            </div>
            <Field
              kind="url"
              id="rules-link"
              name="meetingLink"
              label={words.meetingLink}
              defaultValue={rules.meetingLink}
            />
            <Checkbox
              id="rules-holidays"
              name="holidays"
              label={words.holidays}
              defaultChecked={rules.observeOntarioHolidays}
            />
            <div>
              <Button type="submit" name="intent" value="rules">
                {words.save}
              </Button>
            </div>
          </Form>
        </Card>
        <Card title={words.blocked}>
          {rules.blocked.length === 0 && <p className="text-muted">{words.none}</p>}
          <ul>
            {rules.blocked.map((block, at) => (
              <li key={`${block.from} ${block.to}`}>
                <Form method="post" className="admin-row">
                  <span>
                    {block.from} – {block.to} {block.reason}
                  </span>
                  <input type="hidden" name="at" value={at} />
                  <Button type="submit" name="intent" value="unblock" variant="quiet" small>
                    {words.unblock}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <Form method="post" className="admin-row" key={rules.blocked.length}>
            <Field kind="date" id="block-from" name="from" label={words.from} />
            <Field kind="date" id="block-to" name="to" label={words.to} />
            <Field id="block-reason" name="reason" label={words.reason} />
            <Button type="submit" name="intent" value="block" variant="secondary" small>
              {words.block}
            </Button>
          </Form>
        </Card>
      </div>
    </AdminPage>
  );
}
