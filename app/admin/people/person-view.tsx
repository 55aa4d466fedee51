import { Alert } from '#app/ui/alert.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { formFields, refusedOf } from '../shell/form-fields.ts';
import { ButtonForm, FormCard, HiddenFields, PostButton, Question } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/people.route.ts';
import { Timeline } from './timeline.tsx';

const words = {
  fields: {
    name: 'Name',
    newEmail: {
      label: 'Email address',
      help: 'To merge two addresses, enter the one to keep here. Newsletter and waitlist sign-ups stay with the address that confirmed them: to use another one, people sign up again.',
    },
    phone: 'Phone',
    company: 'Company',
  },
  correct:
    'Changes every message, call and waiting-list entry of this person, and emails that haven’t gone out yet. Fields you don’t change stay as they are.',
  merge:
    'has messages or calls already. Merging moves those of this person to it. This can’t be undone.',
  handOver:
    'Everything stored about this person: as a page to read and print, or as data for another program.',
  erase:
    'Deletes everything that the download contains. This can’t be undone. Only a code made from the address stays, so that it isn’t emailed again. Earlier backups still contain the data until you delete them.',
  later: 'As soon as their calls are over and the emails about them have left, within the hour.',
};

/** Everything about a person: to read, correct, hand over or erase. */
export function PersonView({
  person: { email, contact, turns, nextCall, isErasedLater },
  answered,
}: {
  person: NonNullable<Route.ComponentProps['loaderData']['person']>;
  answered: Route.ComponentProps['actionData'];
}) {
  const { role } = useViewer();
  const correction = refusedOf(answered, 'correct');
  const { errors } = refusedOf(answered, 'erase');
  const values = { ...contact, newEmail: email, ...correction.values };
  const field = formFields({
    form: 'correct',
    words: words.fields,
    values,
    errors: correction.errors,
  });
  return (
    <>
      {isErasedLater && (
        <Alert tone="warn" title="Everything about this person will be erased">
          <p>{words.later}</p>
          {role === 'owner' && (
            <ButtonForm intent="keep" fields={{ email }}>
              Don’t Erase
            </ButtonForm>
          )}
        </Alert>
      )}
      {correction.values && Object.keys(correction.errors).length === 0 && (
        <Question
          title="Merge two addresses?"
          fields={{ ...values, email, merge: values.newEmail }}
          intent="correct"
          submit={`Merge Into ${values.newEmail}`}
          keep={{
            href: `/admin/people?email=${encodeURIComponent(email)}`,
            label: 'Keep them apart',
          }}
        >
          <p>{`${values.newEmail} ${words.merge}`}</p>
        </Question>
      )}
      <div className="admin-pair">
        <Timeline turns={turns} />
        <div className="admin-stack">
          <FormCard
            key={`${email} ${contact.name}`}
            title="Correct details"
            fields={{ email }}
            intent="correct"
            submit="Save Correction"
          >
            <p>{words.correct}</p>
            <Field {...field('name')} autoComplete="off" />
            <Field {...field('newEmail')} kind="email" autoComplete="off" />
            <Field {...field('phone')} kind="tel" autoComplete="off" />
            <Field {...field('company')} autoComplete="off" />
          </FormCard>
          {role === 'owner' && (
            <>
              <Card title="Hand over">
                <p>{words.handOver}</p>
                {/* Posted by the browser, which saves the answer as a file. */}
                <form method="post" action="/admin/export/file" className="admin-row">
                  <HiddenFields fields={{ email }} />
                  <PostButton intent="person-page">Download as a Page</PostButton>
                  <PostButton intent="person">Download as Data (JSON)</PostButton>
                </form>
              </Card>
              <FormCard title="Erase" fields={{ email }} intent="erase" submit="Erase This Person">
                <p>{words.erase}</p>
                <Field
                  id="erase-confirm"
                  name="confirm"
                  label="Type the address again"
                  error={errors.confirm}
                  autoComplete="off"
                />
                {nextCall && (
                  <ChoiceGroup
                    id="erase-calls"
                    name="calls"
                    legend={`This person has a call on ${shortMoment(nextCall)}. What about it?`}
                    options={[
                      {
                        value: 'cancel',
                        label: 'Cancel it and email them now, then erase everything',
                      },
                      {
                        value: 'keep',
                        label: 'Keep everything until the call is over, then erase it',
                      },
                    ]}
                    error={errors.calls}
                  />
                )}
              </FormCard>
            </>
          )}
        </div>
      </div>
    </>
  );
}
