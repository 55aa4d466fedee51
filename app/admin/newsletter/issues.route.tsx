import { data } from 'react-router';
import * as v from 'valibot';
import { type WelcomeEmail, welcomeSeriesArea } from '#app/emails/welcome-series.ts';
import {
  articlesForIssues,
  createDraft,
  listNewsletterIssues,
  wordsFromArticle,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import {
  newsletterArea,
  RATES,
} from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import {
  readWelcomeSeries,
  sendWelcomeTest,
} from '#app/features/subscriptions/newsletter/welcome/welcome-series.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { addressOf } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Pager, When } from '../shell/admin-page.tsx';
import { formFields, type Refused, refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { onePage, RowList } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/issues.route.ts';
import { IssueStateBadge } from './issue-report.tsx';
import { newsletterNotices, newsletterWords as words } from './newsletter.content.ts';
import { welcomeSchema } from './newsletter.schema.ts';

const PAGE_SIZE = 25;

const welcome = {
  text: 'Up to three emails that new subscribers get after they confirm their address. Each person gets each email once, and none after unsubscribing. The short welcome right after confirming is separate.',
  fields: {
    days: {
      label: 'Days after confirming (0 to 60)',
      help: 'A change applies to people who confirm from now on.',
    },
    subject: 'Subject',
    preheader: 'Preview line',
    body: 'Text (Markdown)',
  },
};

export const meta = adminMeta('Newsletter');

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const rows = await listNewsletterIssues(app.db, { before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(rows, PAGE_SIZE);
  return {
    issues: shown.map(({ body, ...issue }) => issue),
    next,
    articles: articlesForIssues(app.facts()).map(({ path, title }) => ({ path, title })),
    settings: await app.settings.get(newsletterArea),
    rates: RATES,
    series: await readWelcomeSeries(app.db),
  };
}

export const action = adminAction({
  async start({ app, values }) {
    const draft = values.article ? wordsFromArticle(app.facts(), values.article) : undefined;
    if (values.article && !draft) throw data(null, 400);
    return done(`/admin/newsletter/${await createDraft(app, draft)}`);
  },
  async settings({ app, values, context, audit }) {
    requireOwner(context);
    const perMinute = RATES.find((rate) => String(rate) === values.perMinute);
    if (perMinute === undefined) throw data(null, 400);
    const settings = { perMinute, archive: values.archive === 'on' };
    await app.settings.set(newsletterArea, settings);
    await app.renewPages();
    await audit('newsletter', 'settings', settings);
    return done('/admin/newsletter', 'saved');
  },
  welcome: (post) => saveWelcome(post, 'saved'),
  'welcome-test': (post) => saveWelcome(post, 'tested'),
});

async function saveWelcome(post: AdminPost, notice: 'saved' | 'tested') {
  const { app, login, values, context, audit } = post;
  requireOwner(context);
  const emails = await readWelcomeSeries(app.db);
  const number = Number(values.number);
  if (!emails[number - 1]) throw data(null, 400);
  const parsed = v.safeParse(welcomeSchema, values);
  if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
  const { isOn, days } = parsed.output;
  emails[number - 1] = parsed.output;
  await app.settings.set(welcomeSeriesArea, { emails });
  await audit('welcome-series', 'newsletter', { number, isOn, days });
  if (notice === 'tested') await sendWelcomeTest(app, number, await addressOf(app, login.account));
  return done('/admin/newsletter', notice);
}

export default function IssuesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issues, next, articles, settings, rates, series } = loaderData;
  const { role } = useViewer();
  const refused = refusedOf(actionData, 'welcome', 'welcome-test');
  return (
    <AdminPage
      title="Newsletter"
      lead="Write an issue, check it, choose who gets it, and see how it went."
      actions={<PageLink to="/admin/newsletter/subscribers">Subscribers and waitlists</PageLink>}
    >
      <Notice words={newsletterNotices} problem={actionData && words.problem} />
      <Card title="Issues">
        {issues.length === 0 && <p className="text-muted">You haven’t written an issue yet.</p>}
        <RowList
          label="Issues"
          rows={issues.map(
            ({ id, subject, state, recipients, started_at, send_at, updated_at }) => ({
              id,
              main: <PageLink to={`/admin/newsletter/${id}`}>{subject || words.untitled}</PageLink>,
              end: <IssueStateBadge state={state} />,
              detail: (
                <>
                  <When at={started_at ?? send_at ?? updated_at} />
                  {recipients > 0 && `, emails: ${recipients}`}
                </>
              ),
            }),
          )}
        />
        <Pager next={next} />
      </Card>
      <div className="admin-pair">
        <FormCard title="Write an issue" intent="start" submit="Start Writing" variant="primary">
          <Field kind="select" id="issue-article" name="article" label="Start with">
            <option value="">A blank issue</option>
            {articles.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </Field>
        </FormCard>
        {role === 'owner' && (
          <FormCard
            key={JSON.stringify(settings)}
            title="Settings"
            intent="settings"
            submit="Save Settings"
          >
            <Field
              kind="select"
              id="issue-rate"
              name="perMinute"
              label="Emails per minute"
              help="How fast an issue goes out. Your email provider’s limits apply too. Confirmations always go first."
              defaultValue={settings.perMinute}
            >
              {rates.map((rate) => (
                <option key={rate}>{rate}</option>
              ))}
            </Field>
            <Checkbox
              id="issue-archive"
              name="archive"
              label="Show sent issues on the site, with a feed"
              help="At /newsletter/issues. Emails to a waitlist are never shown."
              defaultChecked={settings.archive}
            />
          </FormCard>
        )}
      </div>
      {role === 'owner' && (
        <section id="welcome" className="admin-stack">
          <h2>Welcome series</h2>
          <p>{welcome.text}</p>
          {series.map((email, at) => (
            <WelcomeForm
              key={JSON.stringify(email)}
              number={String(at + 1)}
              email={email}
              refused={refused.values?.number === String(at + 1) ? refused : undefined}
            />
          ))}
        </section>
      )}
    </AdminPage>
  );
}

function WelcomeForm({
  number,
  email,
  refused,
}: {
  number: string;
  email: WelcomeEmail;
  refused: Refused | undefined;
}) {
  const { isOn, days, subject, preheader, body } = email;
  const stored = { isOn: isOn ? 'on' : '', days: String(days), subject, preheader, body };
  const values: Record<string, string> = refused?.values ?? stored;
  const form = `welcome-${number}`;
  const field = formFields({ form, words: welcome.fields, values, errors: refused?.errors });
  return (
    <Disclosure
      summary={`Email ${number}: ${isOn ? subject : 'off'}`}
      defaultOpen={refused !== undefined}
    >
      <FormCard
        fields={{ number }}
        intent="welcome"
        submit="Save"
        more={<PostButton intent="welcome-test">Save and Send Me a Test</PostButton>}
      >
        <Checkbox
          id={`${form}-on`}
          name="isOn"
          label="Send this email"
          defaultChecked={values.isOn === 'on'}
        />
        <Field {...field('days')} inputMode="numeric" />
        <Field {...field('subject')} required />
        <Field {...field('preheader')} />
        <Field {...field('body')} kind="textarea" rows={10} required />
      </FormCard>
    </Disclosure>
  );
}
