import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ToastWords } from '#app/content-types.ts';
import { Alert } from '#app/ui/alert.tsx';
import { dismissToast, showToast } from '#app/ui/toast.tsx';
import type { NoticeWords } from './shell.content.ts';

/**
 * Shows the result of the last post. A successful post redirects to its page with `?done=name`; a
 * refused one passes its `problem` as action data. With scripts it is shown as a toast, too.
 */
export function Notice({
  words,
  problem,
}: {
  words: NoticeWords;
  problem?: ToastWords | undefined;
}) {
  const [query] = useSearchParams();
  const done = query.get('done');
  const good = done !== null && Object.hasOwn(words, done) ? words[done] : undefined;
  const shown = problem ?? good;
  const said = useRef<ToastWords>(undefined);
  useEffect(() => {
    if (said.current === shown) return;
    said.current = shown;
    // The toast of the post before is out of date.
    if (!shown) return dismissToast();
    showToast({ ...shown, tone: problem ? 'destructive' : 'good' });
  }, [shown, problem]);
  return (
    <div aria-live="polite">
      {shown && (
        <Alert tone={problem ? 'bad' : 'good'} title={shown.title}>
          <p>{shown.description}</p>
        </Alert>
      )}
    </div>
  );
}
