import { data, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { changeBusiness, readBusinessFields } from '../business/business.server.ts';
import { readChecklist } from '../checklist/checklist.server.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { factSetWords } from '../shell/fact-set.content.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/start.route.ts';
import { confirmHours, finishFirstRun, readSampleShare, readSteps } from './first-run.server.ts';
import { startNotices, startWords as words } from './start.content.ts';
import { StepCard, StepList } from './step-cards.tsx';
import { findStep, type StepId, stepAfter, stepIds } from './steps.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const steps = await readSteps(app);
  const asked = findStep(new URL(request.url).searchParams.get('step'));
  const step: StepId = asked ?? stepIds.find((id) => !steps[id]) ?? 'launch';
  const { values, seen } = await readBusinessFields(app);
  const open = (await readChecklist(app)).filter(({ isDone }) => !isDone).length;
  const { siteUrl, isHttps } = app.config;
  return { steps, step, values, seen, open, siteUrl, isHttps, samples: readSampleShare() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values: typed } = await readFormPost(request);
  if (typed.intent === 'finish') {
    await finishFirstRun(app);
    return redirect('/admin/today', 303);
  }
  const step = findStep(typed.step ?? null);
  if (!step) throw data(null, 400);
  const next = (done = '') =>
    redirect(`/admin/start?step=${stepAfter(step) ?? 'launch'}${done}`, 303);
  if (typed.intent === 'skip') return next();
  const { values: before } = await readBusinessFields(app);
  // A post omits unticked days, so the stored ones must not fill in for them.
  const kept = step === 'hours' ? withoutDays(before) : before;
  const values = { ...kept, ...typed, intent: 'publish' };
  const outcome = await changeBusiness(app, getRequestInfo(context), values);
  switch (outcome.kind) {
    case 'done':
      if (step === 'hours') await confirmHours(app);
      return next(`&done=${outcome.notice}`);
    case 'invalid':
      return data({ values, errors: outcome.errors, problem: factSetWords.problem }, 422);
    case 'conflict':
      return data({ values, errors: {}, problem: words.conflict }, 409);
    case 'failed': {
      const pages = outcome.pages.join(', ');
      const description = interpolate(factSetWords.failed.description, { pages });
      const problem = { title: factSetWords.failed.title, description };
      return data({ values, errors: {}, problem }, 500);
    }
    case 'unknown':
      throw data(null, 400);
    default:
      throw outcome satisfies never;
  }
}

function withoutDays(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/^day[A-Z]/.test(name)));
}

export default function StartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { steps, step } = loaderData;
  const done = Object.values(steps).filter(Boolean).length;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={startNotices} problem={actionData?.problem} />
      <div className="admin-pair">
        <StepCard
          key={step}
          {...loaderData}
          values={actionData?.values ?? loaderData.values}
          errors={actionData?.errors ?? {}}
        />
        <StepList steps={steps} current={step} progress={interpolate(words.progress, { done })} />
      </div>
    </AdminPage>
  );
}
