import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { ButtonForm, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { BlockedList, BlockForm } from './blocked-times.tsx';
import { bookingRulesWords } from './booking-rules.content.ts';
import { WeeklyHoursFields } from './weekly-hours.form.tsx';

const { rules: words, holidays: holidayWords, feed: feedWords } = bookingRulesWords;

/** A part of the screen: what is stored, and the answer to a post that saved nothing. */
export type RulesPartProps = {
  screen: Route.ComponentProps['loaderData'];
  answered: Route.ComponentProps['actionData'];
};

/** Hours, notice, holidays, blocked times, and the address for a calendar program. */
export function RulesPart({ screen, answered }: RulesPartProps) {
  const block = answered?.form === 'block' ? answered : undefined;
  return (
    <>
      {answered?.feedAddress && (
        <NewFeedAddress key={answered.feedAddress} address={answered.feedAddress} />
      )}
      <RulesSection part="rules">
        <BookingRulesForm screen={screen} answered={answered} />
        <div className="admin-stack">
          <Card title={bookingRulesWords.blocked.title}>
            <BlockedList blocks={screen.blocks} />
          </Card>
          <BlockForm
            key={screen.blocks.length}
            slotTimes={screen.slotTimes}
            week={block?.values.week}
            values={block?.values}
            errors={block?.errors}
          />
          <CalendarFeedForm screen={screen} answered={answered} />
        </div>
      </RulesSection>
    </>
  );
}

/** One of the three parts of the screen, in two columns. */
export function RulesSection({
  part,
  lead,
  children,
}: {
  part: keyof typeof bookingRulesWords.parts;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section id={part} className="admin-stack" aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{bookingRulesWords.parts[part]}</h2>
      {lead && <p className="text-muted">{lead}</p>}
      <div className="admin-pair">{children}</div>
    </section>
  );
}

/** One form with every rule but the blocked times. */
function BookingRulesForm({ screen, answered }: RulesPartProps) {
  const refused = answered?.form === 'rules' ? answered : undefined;
  // A refused post is shown as it was typed: it leaves out checkboxes that aren't ticked.
  const values: Readonly<Record<string, string | undefined>> = refused?.values ?? screen.fields;
  const errors = refused?.errors ?? {};
  const field = formFields({ form: 'rules', words: words.fields, values, errors });
  const number = (name: keyof typeof words.fields) => (
    <Field inputMode="numeric" {...field(name)} />
  );
  const box = (name: string, label: string) => (
    <Checkbox
      id={`rules-${name}`}
      name={name}
      label={label}
      defaultChecked={values[name] === 'on'}
    />
  );
  return (
    <Form method="post" className="admin-stack" noValidate key={JSON.stringify(values)}>
      <Card title={words.hours.title}>
        <p>{words.hours.text}</p>
        <p>
          {interpolate(words.hours.office, { hours: screen.officeHours })}{' '}
          <PageLink to="/admin/business">{words.hours.officeLink}</PageLink>
        </p>
        <WeeklyHoursFields values={values} errors={errors} />
        <div className="form-pair">
          {number('startEveryMinutes')}
          {number('maxCallsPerDay')}
          {number('bufferBeforeMinutes')}
          {number('bufferAfterMinutes')}
        </div>
      </Card>
      <Card title={words.title}>
        <div className="form-pair">
          {number('minimumNoticeMinutes')}
          {number('horizonDays')}
        </div>
        {number('changeNoticeHours')}
        <Field kind="url" {...field('meetingLink')} />
      </Card>
      <Card title={holidayWords.title}>
        {box('observeOntarioHolidays', holidayWords.ontario)}
        {box('observeCivicHoliday', holidayWords.civic)}
        {box('observeTruthAndReconciliationDay', holidayWords.truth)}
        <h3>{holidayWords.coming}</h3>
        {/* By what is stored, whatever is ticked. */}
        {screen.fields.observeOntarioHolidays !== 'on' && <p>{holidayWords.off}</p>}
        <ul>
          {screen.holidays.map(({ date, name }) => (
            <li key={date}>
              {name}: {formatLongDate(date)}
            </li>
          ))}
        </ul>
      </Card>
      <div className="admin-row admin-save">
        <PostButton intent="rules" variant="primary">
          {words.save}
        </PostButton>
      </div>
    </Form>
  );
}

/** Creates and revokes the secret address of the calendar feed. */
function CalendarFeedForm({ screen: { feedSince, asksForCode }, answered }: RulesPartProps) {
  return (
    <Card title={feedWords.title} id="feed">
      <p>{feedWords.text}</p>
      <p>
        {feedSince
          ? interpolate(feedWords.since, { moment: shortMoment(feedSince) })
          : feedWords.none}
      </p>
      {feedSince && <p className="text-muted">{feedWords.replaceText}</p>}
      <Form method="post" className="admin-stack" noValidate key={feedSince}>
        <ConfirmFields
          id="feed"
          asksForCode={asksForCode}
          help={feedWords.confirmHelp}
          errors={answered?.form === 'feed' ? answered.errors : {}}
        />
        <div>
          <PostButton intent="make-feed">
            {feedSince ? feedWords.replace : feedWords.make}
          </PostButton>
        </div>
      </Form>
      {feedSince && (
        <ButtonForm intent="end-feed" variant="quiet">
          {feedWords.revoke}
        </ButtonForm>
      )}
    </Card>
  );
}

/** A new feed address. It is shown only once, so it takes the focus; give it the address as key. */
function NewFeedAddress({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="warn" title={feedWords.made.title} role="status">
        <p>{feedWords.made.text}</p>
        <code className="admin-raw">{address}</code>
      </Alert>
    </div>
  );
}
