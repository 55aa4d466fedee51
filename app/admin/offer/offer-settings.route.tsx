import type { ChangeEvent } from 'react';
import { data, Form, redirect } from 'react-router';
import * as v from 'valibot';
import { isPageHidden } from '#app/facts/sections.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { describeOffer, offerArea, readOfferState } from '#app/features/offer/offer.server.ts';
import {
  type AppContext,
  getAppContext,
  getRequestInfo,
} from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { formatTimeField } from '#app/platform/time/time-words.ts';
import { TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/offer-settings.route.ts';
import {
  offerNotices,
  offerNoticesWhileOff,
  offerSettingsTitle,
  offerSettingsWordsOf,
} from './offer-settings.content.ts';
import { offerSettingsSchema } from './offer-settings.schema.ts';

export function meta() {
  return [{ title: `${offerSettingsTitle} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const words = offerSettingsWordsOf(facts);
  const { seats } = await app.settings.get(offerArea);
  const wall = await readDeadline(app);
  const { state } = await readOfferState(app);
  return {
    isOff: isPageHidden(facts, words.page.href),
    isEnded: state === 'ended',
    preview: await describeOffer(app),
    values: {
      ends: wall ? 'deadline' : 'open',
      date: wall?.date ?? '',
      time: wall ? formatTimeField(wall.minuteOfDay) : '',
      seats: String(seats ?? ''),
    } as Record<string, string>,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  switch (values.intent) {
    case 'save': {
      const typed = withTypedDate(values, (await readDeadline(app))?.date);
      const parsed = v.safeParse(offerSettingsSchema(facts, app.now()), typed);
      if (!parsed.success) return data({ values, errors: fieldErrors(parsed.issues) }, 422);
      await app.settings.set(offerArea, parsed.output);
      await app.renewPages();
      await recordAudit(app, info, 'offer', 'settings', parsed.output);
      return redirect('/admin/offer?done=saved', 303);
    }
    case 'end': {
      const before = await app.settings.get(offerArea);
      await app.settings.set(offerArea, { ...before, deadline: app.now().toISOString() });
      await app.renewPages();
      await recordAudit(app, info, 'offer', 'ended');
      return redirect('/admin/offer?done=ended', 303);
    }
    default:
      throw data(null, 400);
  }
}

/** The stored deadline as Toronto's clocks show it. */
async function readDeadline({ settings }: Pick<AppContext, 'settings'>) {
  const { deadline } = await settings.get(offerArea);
  return deadline === undefined ? undefined : wallTimeAt(new Date(deadline), TORONTO);
}

/**
 * A day that was typed in chooses the deadline, whatever the radio button says: without a script
 * nothing else would choose it. The stored day, which the form shows again, doesn't count.
 */
function withTypedDate(
  values: Record<string, string>,
  stored: string | undefined,
): Record<string, string> {
  const isTyped = values.ends === 'open' && values.date !== '' && values.date !== stored;
  return isTyped && values.date !== undefined ? { ...values, ends: 'deadline' } : values;
}

/** Choosing a day or a time chooses the deadline. */
function chooseDeadline({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>): void {
  const choice = form?.querySelector<HTMLInputElement>('[name="ends"][value="deadline"]');
  if (choice && value) choice.checked = true;
}

export default function OfferSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const facts = useFacts();
  const words = offerSettingsWordsOf(facts);
  const { isOff, isEnded, preview } = loaderData;
  const values = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? {};
  const { settings } = words;
  const field = formFields({ form: 'offer', words: settings, values, errors });
  return (
    <AdminPage
      title={words.title}
      lead={isOff ? words.leadWhileOff : words.lead}
      actions={!isOff && <TextLink href={words.page.href}>{words.page.label}</TextLink>}
    >
      <Notice
        words={isOff ? offerNoticesWhileOff : offerNotices}
        problem={actionData && words.problem}
      />
      <div className="admin-pair">
        <Card title={settings.title}>
          <Form
            method="post"
            className="admin-stack"
            noValidate
            key={JSON.stringify(loaderData.values)}
          >
            <ChoiceGroup
              id="offer-ends"
              name="ends"
              legend={settings.ends}
              options={Object.entries(settings.endings).map(([value, label]) => ({ value, label }))}
              defaultValues={[values.ends ?? '']}
              error={errors.ends}
            />
            <div className="form-pair">
              <Field {...field('date')} kind="date" onChange={chooseDeadline} />
              <Field {...field('time')} kind="time" onChange={chooseDeadline} />
            </div>
            <Field {...field('seats')} inputMode="numeric" help={settings.seatsHelp} />
            <div>
              <Button type="submit" name="intent" value="save">
                {settings.save}
              </Button>
            </div>
          </Form>
        </Card>
        <div className="admin-stack">
          {isOff ? <TurnedOff /> : <Preview isEnded={isEnded} texts={preview} />}
          {!isEnded && (
            <Card title={words.end.title}>
              <p>{words.end.text}</p>
              <Form method="post">
                <Button type="submit" name="intent" value="end" variant="secondary" small>
                  {words.end.submit}
                </Button>
              </Form>
            </Card>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

function Preview({
  isEnded,
  texts: { title, lines },
}: {
  isEnded: boolean;
  texts: { title: string; lines: readonly string[] };
}) {
  const facts = useFacts();
  const words = offerSettingsWordsOf(facts);
  return (
    <Card title={words.preview.title}>
      <div>
        <Badge tone={isEnded ? 'warn' : 'good'}>
          {isEnded ? words.preview.ended : words.preview.open}
        </Badge>
      </div>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  );
}

/** There is nothing to preview, and no page to open. */
function TurnedOff() {
  const facts = useFacts();
  const words = offerSettingsWordsOf(facts);
  const { title, off, offText, site } = words.preview;
  return (
    <Card title={title}>
      <div>
        <Badge tone="warn">{off}</Badge>
      </div>
      <p>{offText}</p>
      <p>
        <PageLink to={site.href}>{site.label}</PageLink>
      </p>
    </Card>
  );
}
