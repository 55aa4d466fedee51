import { data, Form } from 'react-router';
import * as v from 'valibot';
import { SERIES_LENGTH, welcomeSeriesArea } from '#app/emails/welcome-series.ts';
import {
  readWelcomeSeries,
  sendWelcomeTest,
} from '#app/features/subscriptions/newsletter/welcome/welcome-series.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { ownAddress } from '../users/own-address.server.ts';
import type { Route } from './+types/welcome.route.ts';
import { completeSchema, MAX_BODY } from './issue.schema.ts';
import { welcomeNotices, welcomeWords as words } from './welcome.content.ts';

const MOST_DAYS = 60;

const emailSchema = v.object({
  isOn: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text === 'on'),
  ),
  days: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^\s*\d{1,2}\s*$/, words.errors.days),
    v.transform(Number),
    v.maxValue(MOST_DAYS, words.errors.days),
  ),
  ...completeSchema.entries,
  body: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.minLength(1, words.errors.body),
    v.maxLength(MAX_BODY, words.errors.bodyLength),
  ),
});

export const meta = adminMeta(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const emails = await readWelcomeSeries(getAppContext(context).db);
  return { emails: emails.map((email, at) => ({ ...email, number: at + 1 })) };
}

async function saveEmail(post: AdminPost, notice: keyof typeof welcomeNotices) {
  const { app, values, info, audit } = post;
  const number = Number(values.number);
  if (!(Number.isInteger(number) && number >= 1 && number <= SERIES_LENGTH)) throw data(null, 400);
  const parsed = v.safeParse(emailSchema, values);
  if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
  const emails = await readWelcomeSeries(app.db);
  emails[number - 1] = parsed.output;
  await app.settings.set(welcomeSeriesArea, { emails });
  const { isOn, days } = parsed.output;
  await audit('welcome-series', 'newsletter', { number, isOn, days });
  if (notice === 'tested') await sendWelcomeTest(app, number, await ownAddress(app, info));
  return done('/admin/newsletter/welcome', notice);
}

export const action = adminAction({
  save: (post) => saveEmail(post, 'saved'),
  test: (post) => saveEmail(post, 'tested'),
});

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/newsletter">{words.back}</PageLink>}
    >
      <Notice words={welcomeNotices} problem={actionData && words.problem} />
      {loaderData.emails.map(({ number, ...email }) => {
        const refused = actionData?.values.number === String(number) ? actionData : undefined;
        return (
          <EmailForm
            key={`${number} ${email.subject}`}
            number={number}
            values={refused?.values ?? { ...email, isOn: email.isOn ? 'on' : '' }}
            errors={refused?.errors ?? {}}
          />
        );
      })}
    </AdminPage>
  );
}

function EmailForm({
  number,
  values,
  errors,
}: {
  number: number;
  values: { [name: string]: string | number | undefined };
  errors: Record<string, string>;
}) {
  const field = (name: 'days' | 'subject' | 'preheader' | 'body') => ({
    id: `welcome-${number}-${name}`,
    name,
    label: words[name],
    error: errors[name] ?? '',
    defaultValue: values[name],
  });
  return (
    <Card title={interpolate(words.email, { number: String(number) })}>
      <Form method="post" className="admin-stack" noValidate>
        <input type="hidden" name="number" value={number} />
        <Checkbox
          id={`welcome-${number}-on`}
          name="isOn"
          label={words.isOn}
          defaultChecked={values.isOn === 'on'}
        />
        <Field {...field('days')} inputMode="numeric" help={words.daysHelp} />
        <Field {...field('subject')} required />
        <Field {...field('preheader')} />
        <Field {...field('body')} kind="textarea" rows={10} required />
        <div className="admin-row">
          <Button type="submit" name="intent" value="save" variant="secondary" small>
            {words.save}
          </Button>
          <Button type="submit" name="intent" value="test" variant="secondary" small>
            {words.test}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
