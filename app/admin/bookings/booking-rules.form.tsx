import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { PeopleToTell } from '#app/features/booking/rules/change-rules.server.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { formFields, type Refused, refusedOf } from '../shell/form-fields.ts';
import { ButtonForm, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { BlockedList, BlockForm } from './blocked-times.tsx';
import { bookingRulesWords, ruleFields, ruleSwitches } from './booking-rules.content.ts';
import { WeeklyHoursFields } from './weekly-hours.form.tsx';

const { feed } = bookingRulesWords;

/** A part of the screen: what is stored, and the answer to a post that saved nothing. */
export type RulesPartProps = {
  screen: Route.ComponentProps['loaderData'];
  answered: object | undefined;
};

/** What the screen shows instead of saving, or a new address, which it shows once. */
export type RulesAnswer = Partial<Refused> & { toTell?: PeopleToTell; feedAddress?: string };

/** Hours, notice, holidays, blocked times, and the address for a calendar program. */
export function RulesPart({ screen, answered }: RulesPartProps) {
  const { values, errors } = refusedOf(answered, 'block');
  const { feedAddress } = (answered ?? {}) as RulesAnswer;
  return (
    <>
      {feedAddress && <NewFeedAddress key={feedAddress} address={feedAddress} />}
      <RulesSection part="rules">
        <BookingRulesForm screen={screen} answered={answered} />
        <div className="admin-stack">
          <Card title="Blocked times">
            <BlockedList blocks={screen.blocks} />
          </Card>
          <BlockForm
            key={screen.blocks.length}
            slotTimes={screen.slotTimes}
            week={values?.week}
            values={values}
            errors={errors}
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
  const { values: typed, errors } = refusedOf(answered, 'rules');
  // A refused post is shown as it was typed: it leaves out checkboxes that aren't ticked.
  const values: Readonly<Record<string, string | undefined>> = typed ?? screen.fields;
  const field = formFields({ form: 'rules', words: ruleFields, values, errors });
  const { meetingLink, ...numbers } = ruleFields;
  return (
    <Form method="post" className="admin-stack" noValidate key={JSON.stringify(values)}>
      <Card title="Weekly hours">
        <p>When calls can take place, in Toronto time. Leave a day empty to close it.</p>
        <p>
          The site shows your office hours separately: {screen.officeHours}.{' '}
          <PageLink to="/admin/business">Change your office hours</PageLink>
        </p>
        <WeeklyHoursFields values={values} errors={errors} />
      </Card>
      <Card title="Times, notice and link">
        <div className="form-pair">
          {(Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => (
            <Field key={name} inputMode="numeric" {...field(name)} />
          ))}
        </div>
        <Field kind="url" {...field('meetingLink')} />
      </Card>
      <Card title="Holidays">
        {Object.entries(ruleSwitches).map(([name, label]) => (
          <Checkbox
            key={name}
            id={`rules-${name}`}
            name={name}
            label={label}
            defaultChecked={values[name] === 'on'}
          />
        ))}
        <h3>Over the next year</h3>
        {/* By what is stored, whatever is ticked. */}
        {screen.fields.observeOntarioHolidays !== 'on' && (
          <p>Visitors can currently book on Ontario’s public holidays.</p>
        )}
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
          Save Rules
        </PostButton>
      </div>
    </Form>
  );
}

/** Creates and revokes the secret address of the calendar feed. */
function CalendarFeedForm({ screen: { feedSince, asksForCode }, answered }: RulesPartProps) {
  return (
    <Card title="See your calls in your calendar app" id="feed">
      <p>{feed.text}</p>
      {feedSince ? (
        <p>
          An address has been in use since {shortMoment(feedSince)}. If you make a new one, it stops
          working.
        </p>
      ) : (
        <p>There’s no address.</p>
      )}
      <Form method="post" className="admin-stack" noValidate key={feedSince}>
        <ConfirmFields
          id="feed"
          asksForCode={asksForCode}
          help="Because the address shows your calls to anyone who has it."
          errors={refusedOf(answered, 'make-feed').errors}
        />
        <div>
          <PostButton intent="make-feed">
            {feedSince ? 'Make a New Address' : 'Create Address'}
          </PostButton>
        </div>
      </Form>
      {feedSince && (
        <ButtonForm intent="end-feed" variant="quiet">
          Revoke the Address
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
      <Alert tone="warn" title="Your new address (shown only once)" role="status">
        <p>Add it to your calendar app by URL (“subscribe”).</p>
        <code className="admin-raw">{address}</code>
      </Alert>
    </div>
  );
}
