import { data, Form, redirect } from 'react-router';
import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import {
  changeRules,
  removeCallKind,
  saveCallKind,
} from '#app/features/booking/rules/change-rules.server.ts';
import { bookingPath } from '#app/features/booking/rules/offered-call.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import type { FieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/call-kinds.route.ts';
import { CallKindForm } from './call-kind.form.tsx';
import { callKindsNotices, callKindsWords as words } from './call-kinds.content.ts';
import { ConfirmEmails } from './confirm-emails.form.tsx';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const rules = await readBookingRules(getAppContext(context));
  return {
    question: rules.question ?? '',
    kinds: rules.kinds.map((kind) => ({ ...kind, path: bookingPath(rules, kind.id) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const refuse = (errors: FieldErrors, problem: { title: string; description: string }) =>
    data(
      { id: values.id ?? '', intent: values.intent, errors, problem, values, toTell: undefined },
      422,
    );
  const done = (notice: keyof typeof callKindsNotices) =>
    redirect(`/admin/call-kinds?done=${notice}`, 303);
  switch (values.intent) {
    case 'save': {
      const outcome = await saveCallKind(app, values.id || undefined, values);
      if (outcome.kind === 'invalid') return refuse(outcome.errors, words.problem);
      if (outcome.kind === 'to-confirm') {
        const { toTell } = outcome;
        const { id = '', intent } = values;
        const errors: FieldErrors = {};
        return data({ id, intent, errors, problem: undefined, values, toTell }, 200);
      }
      const { id, told } = outcome;
      await recordAudit(app, info, 'booking-rules', 'kind', { id, told });
      return done(told > 0 ? 'told' : 'saved');
    }
    case 'remove': {
      const outcome = await removeCallKind(app, values.id ?? '');
      if (outcome.kind === 'used') return refuse({}, words.used);
      if (outcome.kind === 'invalid') return refuse(outcome.errors, words.problem);
      await recordAudit(app, info, 'booking-rules', 'kind-removed', { id: values.id });
      return done('removed');
    }
    case 'question': {
      const question = cleanLine(values.question ?? '') || undefined;
      const outcome = await changeRules(app, { question });
      if (outcome.kind === 'invalid') return refuse(outcome.errors, words.problem);
      await recordAudit(app, info, 'booking-rules', 'question');
      return done('saved');
    }
    default:
      throw data(null, 400);
  }
}

/** The call types that visitors can book, and the owner's own question. */
export default function CallKindsPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = (intent: string, id = '') =>
    actionData?.intent === intent && actionData.id === id ? actionData : undefined;
  const question = refused('question');
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/booking-rules">{words.rules}</PageLink>}
    >
      <Notice words={callKindsNotices} problem={actionData?.problem} />
      {actionData?.toTell && (
        <ConfirmEmails
          toTell={actionData.toTell}
          values={actionData.values}
          page="/admin/call-kinds"
        />
      )}
      <div className="admin-pair">
        <div className="admin-stack">
          {loaderData.kinds.map((kind) => (
            <CallKindForm
              key={JSON.stringify(kind)}
              kind={kind}
              refused={refused('save', kind.id) ?? refused('remove', kind.id)}
            />
          ))}
        </div>
        <div className="admin-stack">
          <CallKindForm key={loaderData.kinds.length} kind={undefined} refused={refused('save')} />
          <Card title={words.question.title}>
            <Form method="post" className="admin-stack" key={loaderData.question} noValidate>
              <p>{words.question.text}</p>
              <Field
                id="own-question"
                name="question"
                label={words.question.label}
                help={words.question.help}
                defaultValue={question?.values.question ?? loaderData.question}
                error={question?.errors.question}
              />
              <div>
                <Button type="submit" name="intent" value="question" small>
                  {words.question.submit}
                </Button>
              </div>
            </Form>
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}
