import { data, Form } from 'react-router';
import * as v from 'valibot';
import { welcomeSeriesArea } from '#app/emails/welcome-series.ts';
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
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { addressOf } from '../session/accounts.server.ts';
import { requireOwner } from '../session/guard.server.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Pager, When } from '../shell/admin-page.tsx';
import { refusedOf } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, PostButton } from '../shell/post-form.tsx';
import { onePage } from '../shell/row-list.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/issues.route.ts';
import { welcomeSchema } from './issue.schema.ts';
import { IssueStateBadge } from './issue-report.tsx';
import { newsletterNotices, newsletterWords as words } from './newsletter-admin.content.ts';
import { WelcomeCard } from './welcome.tsx';

const PAGE_SIZE = 25;

export const meta = adminMeta(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const rows = await listNewsletterIssues(app.db, { before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(rows, PAGE_SIZE);
  return {
    issues: shown.map((issue) => ({
      id: issue.id,
      subject: issue.subject,
      state: issue.state,
      recipients: issue.started_at === null ? null : issue.recipients,
      at: issue.started_at ?? issue.send_at ?? issue.updated_at,
    })),
    next,
    articles: articlesForIssues(app.facts()).map(({ path, title }) => ({ path, title })),
    settings: await app.settings.get(newsletterArea),
    rates: RATES,
    welcome: await readWelcomeSeries(app.db),
  };
}

export const action = adminAction({
  blank: async ({ app }) => done(`/admin/newsletter/${await createDraft(app)}`),
  async article({ app, values }) {
    const draft = wordsFromArticle(app.facts(), values.article ?? '');
    if (!draft) throw data(null, 400);
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
    return done('/admin/newsletter', 'settings');
  },
  welcome: (post) => saveWelcome(post, 'welcome'),
  'welcome-test': (post) => saveWelcome(post, 'tested'),
});

async function saveWelcome(post: AdminPost, notice: keyof typeof newsletterNotices) {
  const { app, login, values, context, audit } = post;
  requireOwner(context);
  const emails = await readWelcomeSeries(app.db);
  const number = Number(values.number);
  if (!emails[number - 1]) throw data(null, 400);
  const parsed = v.safeParse(welcomeSchema, values);
  if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
  emails[number - 1] = parsed.output;
  await app.settings.set(welcomeSeriesArea, { emails });
  const { isOn, days } = parsed.output;
  await audit('welcome-series', 'newsletter', { number, isOn, days });
  if (notice === 'tested') await sendWelcomeTest(app, number, await addressOf(app, login.account));
  return done('/admin/newsletter', notice);
}

export default function IssuesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issues, next, articles } = loaderData;
  const { list, start } = words;
  const { role } = useViewer();
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<PageLink to="/admin/newsletter/subscribers">{words.subscribers}</PageLink>}
    >
      <Notice words={newsletterNotices} problem={actionData && words.problem} />
      <Card title={list.title}>
        {issues.length === 0 ? (
          <p className="text-muted">{list.empty}</p>
        ) : (
          <Table
            stacks
            caption={list.title}
            captionHidden
            columns={[
              { header: list.columns.subject },
              { header: list.columns.state },
              { header: list.columns.when },
              { header: list.columns.recipients, number: true },
            ]}
            rows={issues.map((issue) => ({
              id: issue.id,
              cells: [
                <PageLink key="subject" to={`/admin/newsletter/${issue.id}`}>
                  {issue.subject || words.untitled}
                </PageLink>,
                <IssueStateBadge key="state" state={issue.state} />,
                <When key="when" at={issue.at} />,
                issue.recipients,
              ],
            }))}
          />
        )}
        <Pager next={next} />
      </Card>
      <div className="admin-pair">
        <Card title={start.title}>
          <ButtonForm intent="blank" variant="primary">
            {start.empty}
          </ButtonForm>
          <Form method="post" className="admin-row">
            <Field kind="select" id="issue-article" name="article" label={start.article}>
              {articles.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </Field>
            <PostButton intent="article">{start.fromArticle}</PostButton>
          </Form>
        </Card>
        {role === 'owner' && (
          <SettingsCard settings={loaderData.settings} rates={loaderData.rates} />
        )}
      </div>
      {role === 'owner' && (
        <WelcomeCard
          emails={loaderData.welcome}
          refused={refusedOf(actionData, 'welcome', 'welcome-test')}
        />
      )}
    </AdminPage>
  );
}

function SettingsCard({
  settings,
  rates,
}: Pick<Route.ComponentProps['loaderData'], 'settings' | 'rates'>) {
  const labels = words.settings;
  return (
    <FormCard
      key={JSON.stringify(settings)}
      title={labels.title}
      intent="settings"
      submit={labels.save}
    >
      <Field
        kind="select"
        id="issue-rate"
        name="perMinute"
        label={labels.rate}
        help={labels.rateHelp}
        defaultValue={String(settings.perMinute)}
      >
        {rates.map((rate) => (
          <option key={rate} value={rate}>
            {rate}
          </option>
        ))}
      </Field>
      <Checkbox
        id="issue-archive"
        name="archive"
        label={labels.archive}
        help={labels.archiveHelp}
        defaultChecked={settings.archive}
      />
    </FormCard>
  );
}
