import { useEffect, useState } from 'react';
import { clearEverythingKept } from '#app/platform/browser/clear-everything-kept.ts';
import { listBackups } from '#app/platform/browser/local-backup.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { legal } from './legal.content.ts';

const words = legal.clearing;

type State =
  | { kind: 'without-script' | 'ready' | 'clearing' | 'failed' }
  | { kind: 'cleared'; copies: number };

/** Deletes the copies of forms that this browser keeps and shows their number. Needs scripts. */
export function ClearKept() {
  const [state, setState] = useState<State>({ kind: 'without-script' });
  useEffect(() => setState({ kind: 'ready' }), []);

  function clear() {
    const copies = listBackups().length;
    setState({ kind: 'clearing' });
    clearEverythingKept();
    setState(listBackups().length === 0 ? { kind: 'cleared', copies } : { kind: 'failed' });
  }

  return (
    <>
      <p>{words.text}</p>
      {state.kind === 'without-script' ? (
        <p data-hydrate="near">{words.withoutScript}</p>
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
            <p>{copiesInWords(state.copies)}</p>
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

function copiesInWords(count: number): string {
  if (count === 0) return words.copies.none;
  if (count === 1) return words.copies.one;
  return words.copies.many.replace('{count}', String(count));
}
