import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
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
  assignees: readonly { id: string; name: string }[];
  assignedTo: string | null;
}) {
  const viewer = useViewer();
  if (assignees.length < 2) return null;
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
          <option value="">{words.nobody}</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === viewer.id ? interpolate(words.you, { name }) : name}
            </option>
          ))}
        </Field>
        <PostButton intent="assign">{words.submit}</PostButton>
      </Form>
    </Card>
  );
}
