import { upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { FactFault } from '#app/platform/owner-facts/owner-facts.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { changedSets } from '../content/changes.content.ts';
import { ButtonForm } from '../shell/post-form.tsx';
import { factFaultWords as words } from './fact-faults.content.ts';

/** Stored facts that the site can't read. */
export function FactFaults({ faults }: { faults: readonly FactFault[] }) {
  return faults.map(({ kind, name, reason }) => (
    <Alert
      key={`${kind} ${name}`}
      tone="warn"
      title={interpolate(words[kind].title, { name: upperFirst(changedSets[name]?.name ?? name) })}
    >
      <p>{interpolate(words[kind].text, { reason })}</p>
      {kind === 'draft' && (
        <ButtonForm action="/admin/today" intent="discard-draft" fields={{ set: name }}>
          {words.draft.discard}
        </ButtonForm>
      )}
    </Alert>
  ));
}
