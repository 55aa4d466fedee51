import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { EmailsWait } from '../shell/emails-wait.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { listsWords as words } from './lists.content.ts';

/** Asks before a notice leaves, with the number of people who get it. */
export function ConfirmCard({
  plan: { count, title, link },
  values,
}: {
  plan: { count: number; title: string; link: string };
  values: Record<string, string>;
}) {
  const { confirm } = words.publish;
  const asked = useViewer().canEmail ? confirm : confirm.waiting;
  return (
    <Alert tone="warn" title={interpolate(count === 1 ? asked.one : asked.many, { count })}>
      <p>{interpolate(confirm.text, { title, link })}</p>
      <EmailsWait />
      <Form method="post" className="admin-row mt-3">
        <input type="hidden" name="item" value={values.item} />
        <input type="hidden" name="link" value={values.link} />
        <input type="hidden" name="confirmed" value={count} />
        <Button type="submit" name="intent" value="publish" small>
          {interpolate(count === 1 ? asked.submitOne : asked.submit, { count })}
        </Button>
        <PageLink className="button button-quiet button-small" to="/admin/lists">
          {confirm.cancel}
        </PageLink>
      </Form>
    </Alert>
  );
}
