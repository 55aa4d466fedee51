import { Form } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { assignmentWords as words } from './users.content.ts';

/** Gives a message or a call to one person. Nothing is shown while there is no team. */
export function AssignCard({
  assignees,
  assignedTo,
}: {
  /** Names by the id of the account. */
  assignees: ReadonlyMap<string, string>;
  assignedTo: string | null;
}) {
  const viewer = useViewer();
  if (assignees.size < 2) return null;
  return (
    <Card title={words.title}>
      <Form method="post" className="admin-row" key={assignedTo ?? ''}>
        <Field
          kind="select"
          id="assignee"
          name="assignee"
          label={<span className="sr-only">{words.title}</span>}
          defaultValue={assignedTo ?? ''}
        >
          <option value="">{words.filters.nobody}</option>
          {[...assignees].map(([id, name]) => (
            <option key={id} value={id}>
              {id === viewer.id ? `${name} (you)` : name}
            </option>
          ))}
        </Field>
        <PostButton intent="assign">Assign</PostButton>
      </Form>
    </Card>
  );
}
