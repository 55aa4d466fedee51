import { Alert } from '#app/ui/alert.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { ButtonForm, FormCard, HiddenFields, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/people.route.ts';
import { CorrectionCard } from './correction.form.tsx';
import { peopleWords as words } from './people.content.ts';
import { Timeline } from './timeline.tsx';

/** Everything about a person: to read, correct, hand over or erase. */
export function PersonView({
  person,
  answered,
}: {
  person: NonNullable<Route.ComponentProps['loaderData']['person']>;
  answered: Route.ComponentProps['actionData'];
}) {
  const { email, contact, turns, counts, nextCall } = person;
  const { role } = useViewer();
  const correction = answered && 'outcome' in answered ? answered : undefined;
  const errors: Record<string, string> = correction ? {} : (answered?.errors ?? {});
  return (
    <>
      {person.isErasedLater && (
        <Alert tone="warn" title="Everything about this person will be erased">
          <p>
            As soon as their calls are over and the emails about them have left, within the hour.
          </p>
          {role === 'owner' && (
            <ButtonForm intent="keep" fields={{ email }}>
              Don’t Erase
            </ButtonForm>
          )}
        </Alert>
      )}
      <div className="admin-pair">
        <Timeline title="Timeline" turns={turns} />
        <div className="admin-stack">
          <CorrectionCard email={email} contact={contact} refused={correction} />
          <Card title="What the download contains, and what an erasure deletes">
            <ul>
              {counts
                .filter(({ count }) => count > 0)
                .map(({ part, count }) => (
                  <li key={part}>
                    {words.parts[part as keyof typeof words.parts]}: {count}
                  </li>
                ))}
            </ul>
          </Card>
          {role === 'owner' && (
            <>
              <Card title="Hand over">
                <p>{words.pack}</p>
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
