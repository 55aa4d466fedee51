import { data, Form } from 'react-router';
import { enterCall } from '#app/features/booking/entered-call.server.ts';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { adminAction, done } from '../shell/admin-action.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { formFields } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/new-call.route.ts';
import { bookingsWords, newCallWords as words } from './bookings.content.ts';
import { explainTime, readChosenTime, readTimeChoice } from './time-choice.server.ts';
import { TimeChoice } from './time-choice.tsx';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { kinds } = await readBookingRules(app);
  const at = new URL(request.url).searchParams.get('at') ?? '';
  return {
    kinds: kinds.map(({ id, title, minutes }) => ({ id, title, minutes })),
    choice: await readTimeChoice(app, { at, callMinutes: kinds[0]?.minutes }),
  };
}

export const action = adminAction(async ({ app, values, audit }) => {
  const chosen = readChosenTime(values);
  const noTime: FieldErrors = chosen ? {} : { time: bookingsWords.refusals['no-date'] ?? '' };
  const { slot: _slot, ...caller } = values;
  const time = chosen ?? { appointmentDate: '', appointmentTime: '' };
  const outcome = await enterCall(app, { ...caller, ...time }, values.anyway === 'on');
  switch (outcome.kind) {
    case 'entered': {
      const { id, isEmailed } = outcome;
      await audit('booking-entered', id);
      return done(`/admin/bookings/${id}`, isEmailed ? 'entered' : 'entered-by-phone');
    }
    case 'invalid':
      return refuse(values, { ...outcome.errors, ...noTime });
    case 'slot-taken':
    case 'slot-closed': {
      const { error, canInsist } = explainTime(outcome.reason);
      const status = outcome.kind === 'slot-taken' ? 409 : 422;
      return refuse(values, { time: error }, status, canInsist);
    }
    default:
      throw data(outcome satisfies never, 500);
  }
});

function refuse(
  values: Record<string, string>,
  errors: FieldErrors,
  status = 422,
  canInsist = false,
) {
  return data({ errors, values, canInsist }, status);
}

/** Lets the owner book a call for somebody who phoned. */
export default function NewCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, kinds } = loaderData;
  const { role } = useViewer();
  const values = actionData?.values;
  const errors: FieldErrors = actionData?.errors ?? {};
  const field = formFields({ form: 'call', words: words.fields, values, errors });
  const [, day, time = ''] = /^([\d-]+) (.+)$/.exec(choice.at) ?? [];
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <>
          {day && role === 'owner' && (
            <PageLink
              to={asSitePath(
                `/admin/bookings?view=week&week=${day}&day=${day}&time=${encodeURIComponent(time)}#block`,
              )}
            >
              {words.block}
            </PageLink>
          )}
          <PageLink to="/admin/bookings">{bookingsWords.back}</PageLink>
        </>
      }
    >
      <Notice words={{}} problem={actionData && words.problem} />
      <Card>
        <Form method="post" className="admin-stack" noValidate>
          <Field kind="select" {...field('kind')}>
            {kinds.map(({ id, title, minutes }) => (
              <option key={id} value={id}>
                {title}, {minutes} minutes
              </option>
            ))}
          </Field>
          <TimeChoice id="call" choice={choice} typed={values} error={errors.time} />
          <div className="form-pair">
            <Field required autoComplete="off" {...field('name')} />
            <Field kind="tel" autoComplete="off" {...field('phone')} />
            <Field kind="email" autoComplete="off" {...field('email')} />
            <Field optionalNote={words.optional} autoComplete="off" {...field('company')} />
          </div>
          <Field kind="textarea" rows={3} optionalNote={words.optional} {...field('brief')} />
          <EmailsWait />
          <div className="admin-row">
            <Button type="submit">{words.submit}</Button>
            {actionData?.canInsist && (
              <Button type="submit" name="anyway" value="on" variant="secondary">
                {words.anyway}
              </Button>
            )}
          </div>
        </Form>
      </Card>
    </AdminPage>
  );
}
