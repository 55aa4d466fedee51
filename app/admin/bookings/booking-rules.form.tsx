import type { PeopleToTell } from '#app/features/booking/rules/change-rules.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { shortMoment } from '../shell/admin-page.tsx';
import { formFields, type Refused, refusedOf } from '../shell/form-fields.ts';
import { FormCard, PostButton } from '../shell/post-form.tsx';
import { ConfirmFields } from '../users/confirm-fields.tsx';
import type { Route } from './+types/booking-rules.route.ts';
import { ruleNumbers, ruleSwitches, ruleTexts } from './booking-rules.content.ts';
import { WeeklyHoursFields } from './weekly-hours.form.tsx';

/** A part of the screen: what is stored, and the answer to a post that saved nothing. */
export type RulesPartProps = {
  screen: Route.ComponentProps['loaderData'];
  answered: RulesAnswer | undefined;
};

/** What the screen shows instead of saving, or a new address, which it shows once. */
export type RulesAnswer = Partial<Refused> & { toTell?: PeopleToTell; feedAddress?: string };

/** One form with every rule but the blocked times. */
export function BookingRulesForm({ screen, answered }: RulesPartProps) {
  const { values: typed, errors } = refusedOf(answered, 'rules');
  // A refused post is shown as it was typed: it leaves out checkboxes that aren't ticked.
  const values: Readonly<Record<string, string | undefined>> = typed ?? screen.fields;
  const words = { ...ruleNumbers, ...ruleTexts };
  const field = formFields({ form: 'rules', words, values, errors });
  return (
    <FormCard
      key={JSON.stringify(values)}
      title="Weekly hours, notice and holidays"
      intent="rules"
      variant="primary"
      submit="Save Rules"
    >
      <p>When calls can take place, in Toronto time. Leave a day empty to close it.</p>
      <WeeklyHoursFields values={values} errors={errors} />
      <FieldError id="rules-hours" error={errors.hours} />
      <PageLink to="/admin/business">The office hours on your pages are set separately</PageLink>
      <div className="form-pair">
        {(Object.keys(ruleNumbers) as (keyof typeof ruleNumbers)[]).map((name) => (
          <Field key={name} inputMode="numeric" {...field(name)} />
        ))}
      </div>
      <Field kind="url" {...field('meetingLink')} />
      <Field {...field('question')} />
      {Object.entries(ruleSwitches).map(([name, label]) => (
        <Checkbox
          key={name}
          id={`rules-${name}`}
          name={name}
          label={label}
          defaultChecked={values[name] === 'on'}
        />
      ))}
    </FormCard>
  );
}

/** Creates and revokes the secret address of the calendar feed. */
export function CalendarFeedForm({ screen: { feedSince, asksForCode }, answered }: RulesPartProps) {
  return (
    <FormCard
      key={feedSince}
      title="See your calls in your calendar app"
      id="feed"
      intent="make-feed"
      submit={feedSince ? 'Make a New Address' : 'Create Address'}
      more={
        feedSince && (
          <PostButton intent="end-feed" variant="quiet">
            Revoke the Address
          </PostButton>
        )
      }
    >
      <p>
        A secret address for your calendar app that shows all upcoming calls, with names and contact
        details. Anyone who has the address can see them.
      </p>
      {answered?.feedAddress && (
        <Alert tone="warn" title="Your new address (shown only once)" role="status">
          <p>Add it to your calendar app by URL (“subscribe”).</p>
          <code className="admin-raw">{answered.feedAddress}</code>
        </Alert>
      )}
      {feedSince && (
        <p>{`An address has been in use since ${shortMoment(feedSince)}. If you make a new one, it stops working.`}</p>
      )}
      <ConfirmFields
        id="feed"
        asksForCode={asksForCode}
        help="Because the address shows your calls to anyone who has it."
        errors={refusedOf(answered, 'make-feed').errors}
      />
    </FormCard>
  );
}
