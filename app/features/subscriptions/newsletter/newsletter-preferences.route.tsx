import { data, redirect } from 'react-router';
import { fillTokens } from '#app/facts/page-texts.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { findByManageToken, readConsentRecord } from '../signup-manage.server.ts';
import {
  ConsentRecord,
  headOf,
  type LinkPage,
  LinkPageHeader,
  secretPageHeaders,
  secretPageMeta,
} from '../signup-pages.tsx';
import type { Route } from './+types/newsletter-preferences.route.ts';
import { newsletterPagesOf } from './newsletter.content.ts';
import { readPreferences, savePreferences } from './newsletter-preferences.server.ts';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export const meta = secretPageMeta;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const { head, unknown } = newsletterPagesOf(facts).preferencesPage;
  const { signup, list } = (await findByManageToken(app, params.token)) ?? {};
  if (!signup || list?.item) {
    const page: LinkPage = { ...unknown, text: fillTokens(facts, unknown.text) };
    return data({ head: headOf(head, unknown), page, choices: undefined }, 404);
  }
  const { pausedUntil, ...preferences } = readPreferences(signup);
  const isPaused = pausedUntil !== null && pausedUntil > app.now().toISOString();
  const choices = {
    token: params.token,
    email: signup.email,
    isMember: signup.status === 'confirmed',
    isSaved: new URL(request.url).searchParams.has('saved'),
    ...preferences,
    pausedUntil: isPaused ? describeInZone(new Date(pausedUntil), TORONTO).longDate : null,
    record: await readConsentRecord(app.db, signup.id),
  };
  return data({ head, page: undefined, choices });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const form = await request.formData().catch(() => new FormData());
  const { signup, list } = (await findByManageToken(app, params.token)) ?? {};
  if (signup?.status === 'confirmed' && !list?.item) {
    await savePreferences(app, getRequestInfo(context), signup, {
      leaveOut: form.getAll('leaveOut'),
      frequency: form.get('frequency'),
      pause: form.get('pause'),
    });
  }
  return redirect(`/newsletter/preferences/${encodeURIComponent(params.token)}?saved`, 303);
}

export default function NewsletterPreferencesPage({ loaderData }: Route.ComponentProps) {
  const words = newsletterPagesOf(useFacts()).preferencesPage;
  const { page, choices } = loaderData;
  if (!choices) return <LinkPageHeader page={page} />;
  const { token, email, isMember, isSaved, leaveOut, frequency, pausedUntil, record } = choices;
  const lead = isMember && email ? interpolate(words.text, { email }) : words.left;
  return (
    <>
      <PageHeader title={words.title} lead={lead} />
      {isMember && (
        <div className="wrap pb-16">
          {isSaved && (
            <Alert tone="good" role="status" className="mb-6" title={words.saved}>
              {pausedUntil && <p>{interpolate(words.paused, { date: pausedUntil })}</p>}
            </Alert>
          )}
          <form method="post" className="form" key={JSON.stringify(choices)}>
            <ChoiceGroup
              id="leave-out"
              name="leaveOut"
              legend={words.leaveOut}
              multiple
              options={words.topics.map(({ id, label }) => ({ value: id, label }))}
              defaultValues={leaveOut}
            />
            <ChoiceGroup
              id="frequency"
              name="frequency"
              legend={words.frequency}
              options={words.frequencies.map(({ id, label }) => ({ value: id, label }))}
              defaultValues={[frequency]}
            />
            {pausedUntil ? (
              <Checkbox
                id="pause"
                name="pause"
                value="end"
                label={words.endPause}
                help={interpolate(words.paused, { date: pausedUntil })}
              />
            ) : (
              <Checkbox id="pause" name="pause" value="start" label={words.pause} />
            )}
            <Button type="submit">{words.button}</Button>
          </form>
          <p className="mt-8">
            <PageLink to={`/u/${token}`}>{words.leave}</PageLink>
          </p>
        </div>
      )}
      <ConsentRecord lines={record} />
    </>
  );
}
