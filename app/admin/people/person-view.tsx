import { interpolate } from '#app/platform/format/interpolate.ts';
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
  const { later, erase, pack } = words;
  return (
    <>
      {person.isErasedLater && (
        <Alert tone="warn" title={later.title}>
          <p>{later.text}</p>
          {role === 'owner' && (
            <ButtonForm intent="keep" fields={{ email }}>
              {later.stop}
            </ButtonForm>
          )}
        </Alert>
      )}
      <div className="admin-pair">
        <Timeline title={words.timeline} turns={turns} />
        <div className="admin-stack">
          <CorrectionCard email={email} contact={contact} refused={correction} />
          <Card title={words.included}>
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
              <Card title={pack.title}>
                <p>{pack.text}</p>
                {/* Posted by the browser, which saves the answer as a file. */}
                <form method="post" action="/admin/export/file" className="admin-row">
                  <HiddenFields fields={{ email }} />
                  <PostButton intent="person-page">{pack.page}</PostButton>
                  <PostButton intent="person">{pack.data}</PostButton>
                </form>
              </Card>
              <FormCard title={erase.title} fields={{ email }} intent="erase" submit={erase.submit}>
                <p>{erase.text}</p>
                <Field
                  id="erase-confirm"
                  name="confirm"
                  label={erase.confirm}
                  error={errors.confirm}
                  autoComplete="off"
                />
                {nextCall && (
                  <ChoiceGroup
                    id="erase-calls"
                    name="calls"
                    legend={interpolate(erase.calls.legend, { when: shortMoment(nextCall) })}
                    options={(['cancel', 'keep'] as const).map((value) => ({
                      value,
                      label: erase.calls[value],
                    }))}
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
