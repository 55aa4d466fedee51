import { useEffect, useState } from 'react';
import { listBackups } from '#app/platform/browser/local-backup.ts';
import { clearStorage } from '#app/platform/browser/web-storage.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import type { LegalContent } from './legal.content.ts';

type Words = LegalContent['clearing'];

type State =
  | { kind: 'without-script' | 'ready' | 'clearing' | 'failed' }
  | { kind: 'cleared'; copies: number };

/** Deletes the copies of forms that this browser keeps and shows their number. Needs scripts. */
function ClearKept({ words }: { words: Words }) {
  const [state, setState] = useState<State>({ kind: 'without-script' });
  useEffect(() => setState({ kind: 'ready' }), []);

  function clear() {
    const copies = listBackups().length;
    setState({ kind: 'clearing' });
    clearStorage();
    setState(listBackups().length === 0 ? { kind: 'cleared', copies } : { kind: 'failed' });
  }

  return (
    <>
      <p>{words.text}</p>
      {state.kind === 'without-script' ? (
        <p>{words.withoutScript}</p>
      ) : (
        <Button
          variant="secondary"
          className="no-print"
          busy={state.kind === 'clearing'}
          busyLabel={words.clearing}
          onClick={clear}
        >
          {words.button}
        </Button>
      )}
      <div role="status">
        {state.kind === 'cleared' && (
          <Alert tone="good" title={words.done}>
            <p>{copiesInWords(state.copies, words.copies)}</p>
          </Alert>
        )}
        {state.kind === 'failed' && (
          <Alert tone="bad" title={words.failed.title}>
            <p>{words.failed.text}</p>
          </Alert>
        )}
      </div>
    </>
  );
}

function copiesInWords(count: number, words: Words['copies']): string {
  if (count === 0) return words.none;
  if (count === 1) return words.one;
  return words.many.replace('{count}', String(count));
}

export default defineIsland('clear-kept', ClearKept);
