import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { Card, When } from '../shell/admin-page.tsx';
import { securityWords } from './security.content.ts';

const { sessions: words } = securityWords;

export type SessionView = {
  who: string;
  ip: string;
  created_at: string;
  last_seen_at: string;
  isCurrent: boolean;
};

/** Where the person is logged in; for an owner with a team, where everybody is. */
export function SessionsCard({
  sessions,
  hasTeam,
}: {
  sessions: readonly SessionView[];
  hasTeam: boolean;
}) {
  const { who, ...others } = words.columns;
  const columns = hasTeam ? [who, ...Object.values(others)] : Object.values(others);
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      {hasTeam && (
        <p>
          {words.everybody} <a href="#users">{securityWords.parts.users}</a>.
        </p>
      )}
      <Table
        stacks
        caption={words.title}
        captionHidden
        columns={columns.map((header) => ({ header }))}
        rows={sessions.map((session) => {
          const from = session.isCurrent ? `${session.ip} (${words.current})` : session.ip;
          const times = [
            <When key="since" at={session.created_at} />,
            <When key="seen" at={session.last_seen_at} />,
          ];
          return {
            id: session.who + session.created_at + session.last_seen_at,
            cells: hasTeam ? [session.who, from, ...times] : [from, ...times],
          };
        })}
      />
      <Form method="post">
        <Button type="submit" name="intent" value="end-sessions" variant="secondary" small>
          {words.endAll}
        </Button>
      </Form>
    </Card>
  );
}
