import { upperFirst } from '#app/platform/format/first-letter.ts';
import type { FactFault } from '#app/platform/owner-facts/owner-facts.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { changedSets } from '../content/changes.content.ts';
import { ButtonForm } from '../shell/post-form.tsx';

/** Stored facts that the site can't read. */
export function FactFaults({ faults }: { faults: readonly FactFault[] }) {
  return faults.map(({ kind, name, reason }) => {
    const isDraft = kind === 'draft';
    const title = upperFirst(changedSets[name]?.name ?? name);
    return (
      <Alert
        key={`${kind} ${name}`}
        tone="warn"
        title={`${title}: ${isDraft ? 'your draft' : 'what you published'} can’t be read`}
      >
        <p>
          {isDraft
            ? 'It may be from an earlier version of the site. Visitors aren’t affected.'
            : 'Visitors see the content that came with the site instead. Publish it again, or undo the last publication.'}{' '}
          What’s wrong: {reason}.
        </p>
        {isDraft && (
          <ButtonForm action="/admin/today" intent="discard-draft" fields={{ set: name }}>
            Discard Draft
          </ButtonForm>
        )}
      </Alert>
    );
  });
}
