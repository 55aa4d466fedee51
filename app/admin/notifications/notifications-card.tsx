import { interpolate } from '#app/platform/format/interpolate.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { FormCard } from '../shell/post-form.tsx';
import { SUMMARY_HOURS, notificationsWords as words } from './notifications.content.ts';

/** What the site tells the owner besides the email about each message and call. */
export function NotificationsCard({
  isSummaryOn,
  hour,
  to,
}: {
  isSummaryOn: boolean;
  hour: number;
  to: string;
}) {
  return (
    <FormCard
      key={`${isSummaryOn} ${hour}`}
      title={words.title}
      id="summary"
      intent="summary"
      submit={words.submit}
    >
      <p>{words.text}</p>
      <Checkbox id="summary-on" name="summary" label={words.label} defaultChecked={isSummaryOn} />
      <Field
        kind="select"
        id="summary-hour"
        name="hour"
        label={words.hour}
        help={interpolate(words.to, { email: to })}
        defaultValue={String(hour)}
      >
        {SUMMARY_HOURS.map((choice) => (
          <option key={choice} value={choice}>
            {choice < 12 ? `${choice}:00 AM` : '12:00 PM'}
          </option>
        ))}
      </Field>
      <p>
        {words.alarm} <PageLink to="/admin/advanced#webhooks">{words.webhooks}</PageLink>
      </p>
    </FormCard>
  );
}
