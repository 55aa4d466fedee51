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
      title="Daily summary"
      id="summary"
      intent="summary"
      submit="Save Summary"
    >
      <p>{words.text}</p>
      <Checkbox
        id="summary-on"
        name="summary"
        label="Email me a summary every day"
        defaultChecked={isSummaryOn}
      />
      <Field
        kind="select"
        id="summary-hour"
        name="hour"
        label="At (Toronto time)"
        help={`It goes to ${to}.`}
        defaultValue={String(hour)}
      >
        {SUMMARY_HOURS.map((choice) => (
          <option key={choice} value={choice}>
            {choice < 12 ? `${choice}:00 AM` : '12:00 PM'}
          </option>
        ))}
      </Field>
      <p>
        {words.alarm} <PageLink to="/admin/advanced#webhooks">Webhooks</PageLink>
      </p>
    </FormCard>
  );
}
