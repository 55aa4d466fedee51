import { useSearchParams } from 'react-router';
import type { ToastWords } from '#app/content-types.ts';
import { Alert } from '#app/ui/alert.tsx';
import type { NoticeWords } from './shell.content.ts';

/**
 * Shows the result of the last post, once and in the page. A successful post redirects to its page
 * with `?done=name`; a refused one passes its `problem` as action data.
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
