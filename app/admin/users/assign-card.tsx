import { Field } from '#app/ui/field.tsx';
import { FormCard, Options } from '../shell/post-form.tsx';
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
  if (assignees.size < 2) return null;
  return (
    <FormCard key={assignedTo} intent="assign" submit="Assign">
      <Field
        kind="select"
        id="assignee"
        name="assignee"
        label={words.title}
        defaultValue={assignedTo ?? ''}
      >
        <option value="">{words.filters.nobody}</option>
        <Options words={Object.fromEntries(assignees)} />
      </Field>
    </FormCard>
  );
}
