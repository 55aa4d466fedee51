import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup, type ChoiceOption } from '#app/ui/choice.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { newsletterWords } from './newsletter-admin.content.ts';

const words = newsletterWords.send;
const { confirm } = words;

/** Chooses audience and time. It only asks for the number of recipients, so it is a GET form. */
export function RecipientsForm({
  values,
  errors,
  options,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
  options: readonly ChoiceOption[];
}) {
  const field = formFields({ form: 'issue', words, values, errors });
  return (
    <Card>
      <Form method="get" className="admin-stack" noValidate>
        <ChoiceGroup
          id="issue-audience"
          name="audience"
          legend={words.audience}
          options={options}
          defaultValues={[values.audience ?? 'all']}
          error={errors.audience}
        />
        <ChoiceGroup
          id="issue-when"
          name="when"
          legend={words.when}
          options={Object.entries(words.whens).map(([value, label]) => ({ value, label }))}
          defaultValues={[values.when ?? 'now']}
          error={errors.when}
        />
        <div className="form-pair">
          <Field {...field('date')} kind="date" />
          <Field {...field('time')} kind="time" />
        </div>
        <div>
          <Button type="submit" variant="secondary">
            {words.count}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type Plan = {
  /** The id of the issue. */
  issue: string;
  count: number;
  audience: string;
  /** Confirmed members whose address bounced. */
  leftOut: number;
  isWaitlist: boolean;
  /** ISO-8601; undefined means now. */
  sendAt: string | undefined;
  perMinute: number;
  /** Whether the emails can be sent: the site has an email server. */
  hasServer: boolean;
};

/** Asks for confirmation before anything is sent. */
export function ConfirmCard({ values, plan }: { values: Record<string, string>; plan: Plan }) {
  const { count, audience, sendAt, perMinute: rate, hasServer } = plan;
  const leftOut = plan.leftOut > 0 && (
    <p>
      {plan.leftOut === 1
        ? confirm.leftOut.one
        : interpolate(confirm.leftOut.many, { count: plan.leftOut })}
    </p>
  );
  if (count === 0) {
    return (
      <Card title={confirm.title}>
        <p>{confirm.nobody}</p>
        {leftOut}
      </Card>
    );
  }
  const minutes = Math.ceil(count / rate);
  const oneMinute = count < rate ? confirm.takesLess : confirm.takesOne;
  const number = count.toLocaleString('en-CA');
  const now = hasServer
    ? { text: confirm.now, submit: confirm.submitNow }
    : { text: confirm.waiting, submit: confirm.submitWaiting };
  const submit = sendAt ? confirm.submitLater : now.submit;
  return (
    <Card title={confirm.title}>
      <p className="text-xl font-bold">
        {interpolate(count === 1 ? confirm.one : confirm.many, { count: number, audience })}
      </p>
      {leftOut}
      {plan.isWaitlist && <p>{confirm.waitlist}</p>}
      <p>
        {sendAt ? interpolate(confirm.later, { when: shortMoment(sendAt) }) : now.text}{' '}
        {interpolate(minutes === 1 ? oneMinute : confirm.takes, { rate, minutes })} {confirm.left}
      </p>
      <Form method="post">
        {(['audience', 'when', 'date', 'time'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        <div className="admin-row">
          <Button type="submit" name="intent" value="send">
            {interpolate(count === 1 ? submit.one : submit.many, { count: number })}
          </Button>
          <Button type="submit" name="intent" value="test" variant="secondary">
            {confirm.test}
          </Button>
          <TextLink
            href={`/admin/newsletter/${plan.issue}/preview?${new URLSearchParams({ audience: values.audience ?? '' })}`}
            target="_blank"
          >
            {confirm.preview}
          </TextLink>
        </div>
      </Form>
    </Card>
  );
}
