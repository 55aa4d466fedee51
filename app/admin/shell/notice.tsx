import { useActionData, useSearchParams } from 'react-router';
import type { ToastWords } from '#app/content-types.ts';
import { Alert } from '#app/ui/alert.tsx';
import type { NoticeWords } from './shell.content.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Shows the result of the last post, once and in the page. A successful post redirects to its page
 * with `?done=name`; one that is answered on the page passes its `problem` or its `result`. Such a
 * page keeps the query of the post before it, which says nothing about this one.
 */
export function Notice({
  words,
  problem,
  result,
}: {
  words: NoticeWords;
  problem?: ToastWords | undefined;
  /** What a post did whose answer the page shows. */
  result?: ToastWords | undefined;
}) {
  const [query] = useSearchParams();
  const { canEmail } = useViewer();
  const isAnswered = useActionData() !== undefined;
  const done = isAnswered ? null : query.get('done');
  const good = done !== null && Object.hasOwn(words, done) ? words[done] : undefined;
  // A notice that promises an email promises nothing while none can leave.
  const waiting = canEmail ? undefined : good?.withoutEmail;
  const shown = problem ?? result ?? waiting ?? good;
  return (
    <div aria-live="polite">
      {shown && (
        <Alert tone={problem ? 'bad' : waiting ? 'warn' : 'good'} title={shown.title}>
          <p>{shown.description}</p>
        </Alert>
      )}
    </div>
  );
}
