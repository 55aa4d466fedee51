import { data, Form, redirect } from 'react-router';
import { enterCall } from '#app/features/booking/entered-call.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { listStartTimes } from '#app/features/booking/rules/booking-rules.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/new-call.route.ts';
import { TimeOptions } from './block.form.tsx';
import { bookingsWords } from './bookings.content.ts';
import { newCallWords as words } from './new-call.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const rules = await readBookingRules(app);
  return {
    kinds: rules.kinds.map(({ id, title, minutes }) => ({ id, title, minutes })),
    today: dateAt(app.now(), TORONTO),
    times: listStartTimes(rules),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const refuse = (errors: FieldErrors, status = 422) => data({ errors, values }, status);
  const reasonOf = (kind: string) => bookingsWords.refusals[kind] ?? kind;
  const outcome = await enterCall(app, values);
  switch (outcome.kind) {
    case 'entered':
      await recordAudit(app, getRequestInfo(context), 'booking-entered', outcome.id);
      return redirect(
        `/admin/bookings/${outcome.id}?done=${outcome.isEmailed ? 'entered' : 'entered-by-phone'}`,
        303,
      );
    case 'invalid':
      return refuse(outcome.errors);
    case 'slot-taken':
      return refuse({ appointmentTime: reasonOf(outcome.reason) }, 409);
    case 'slot-closed':
      return refuse({ appointmentTime: reasonOf(outcome.reason) });
    default:
      throw data(outcome satisfies never, 500);
  }
}

/** Lets the owner book a call for somebody who phoned. */
export default function NewCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const typed: Record<string, string> = actionData?.values ?? {};
  const errors: FieldErrors = actionData?.errors ?? {};
  const field = (name: keyof typeof words.fields) => ({
    id: `call-${name}`,
    name,
    label: words.fields[name],
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/bookings">{words.back}</PageLink>}
    >
      <Notice words={{}} problem={actionData && words.problem} />
      <Card>
        <Form method="post" className="admin-stack" noValidate>
          <Field kind="select" {...field('kind')}>
            {loaderData.kinds.map(({ id, title, minutes }) => (
              <option key={id} value={id}>
                {title}, {minutes} minutes
              </option>
            ))}
          </Field>
          <div className="form-pair">
            <Field
              kind="date"
              min={loaderData.today}
              {...field('appointmentDate')}
              defaultValue={typed.appointmentDate ?? loaderData.today}
            />
            <Field kind="select" {...field('appointmentTime')}>
              <TimeOptions times={loaderData.times} />
            </Field>
            <Field required autoComplete="off" {...field('name')} />
            <Field kind="tel" help={words.phoneHelp} autoComplete="off" {...field('phone')} />
            <Field kind="email" help={words.emailHelp} autoComplete="off" {...field('email')} />
            <Field optionalNote={words.optional} autoComplete="off" {...field('company')} />
          </div>
          <Field
            kind="textarea"
            rows={3}
            optionalNote={words.optional}
            help={words.briefHelp}
            {...field('brief')}
          />
          <p className="text-muted">{words.help}</p>
          <EmailsWait />
          <div>
            <Button type="submit">{words.submit}</Button>
          </div>
        </Form>
      </Card>
    </AdminPage>
  );
}
