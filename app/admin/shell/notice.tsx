import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ToastWords } from '#app/content-types.ts';
import { Alert } from '#app/ui/alert.tsx';
import { dismissToast, showToast } from '#app/ui/toast.tsx';
import type { NoticeWords } from './shell.content.ts';

/**
 * Says what the last post did. A done one is redirected to its page with `?done=name`; one that was
 * refused comes back as the action's data. With script it is a toast, too.
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
    // What the post before had to say is no longer so.
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
