import { Field } from '#app/ui/field.tsx';
import { asSitePath, PageLink } from '#app/ui/page-link.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { formFields } from '../shell/form-fields.ts';
import { FormCard, Options } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { bookingsWords as words } from './bookings.content.ts';
import type { readTimeChoice } from './time-choice.server.ts';
import { AnywayButton, TimeChoice } from './time-choice.tsx';

/** Lets the owner book a call for somebody who phoned. */
export function NewCall({
  kinds,
  choice,
  refused,
}: {
  kinds: Record<string, string>;
  choice: Awaited<ReturnType<typeof readTimeChoice>>;
  refused:
    | { values: Record<string, string>; errors: Record<string, string>; canInsist: boolean }
    | undefined;
}) {
  const { role } = useViewer();
  const { values, errors } = refused ?? {};
  const field = formFields({ form: 'call', words: words.newCall, values, errors });
  const [, day, time = ''] = /^([\d-]+) (.+)$/.exec(choice.at) ?? [];
  const block = `/admin/bookings?view=week&week=${day}&day=${day}&time=${encodeURIComponent(time)}#block`;
  return (
    <FormCard
      title="Add a call"
      fields={{ intent: 'enter' }}
      intent="enter"
      variant="primary"
      submit="Book Call"
      more={
        <>
          {refused?.canInsist && <AnywayButton>Book It Anyway</AnywayButton>}
          {day && role === 'owner' && (
            <PageLink to={asSitePath(block)}>Block this time instead</PageLink>
          )}
        </>
      }
    >
      <p className="measure text-muted">{words.entering}</p>
      <Field kind="select" {...field('kind')}>
        <Options words={kinds} />
      </Field>
      <TimeChoice id="call" choice={choice} typed={values} error={errors?.time} />
      <div className="form-pair">
        <Field required autoComplete="off" {...field('name')} />
        <Field kind="tel" autoComplete="off" {...field('phone')} />
        <Field kind="email" autoComplete="off" {...field('email')} />
        <Field optionalNote="(optional)" autoComplete="off" {...field('company')} />
      </div>
      <Field kind="textarea" rows={3} optionalNote="(optional)" {...field('brief')} />
      <EmailsWait />
    </FormCard>
  );
}
