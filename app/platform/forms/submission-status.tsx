import { Alert } from '#app/ui/alert.tsx';
import type { PostResult } from './post-result.ts';
import type { FormSubmissionState } from './use-form-submission.ts';

/**
 * The outcome of the last attempt, shown in the form itself because a toast disappears. The live
 * region is rendered from the start, so that its text is announced.
 */
export function SubmissionStatus({
  submission,
  result,
  reference,
}: {
  submission: FormSubmissionState<unknown>['submission'];
  result: PostResult | undefined;
  /** A line with the reference, if there is one. */
  reference?: string | undefined;
}) {
  return (
    <div aria-live="polite" className="form-status">
      {submission.state === 'sent' && (
        <Alert tone="good" title={submission.words.title}>
          <p>{submission.words.description}</p>
          {reference && <p>{reference}</p>}
        </Alert>
      )}
      {submission.state === 'queued' && (
        <Alert tone="warn" title={submission.words.title}>
          <p>{submission.words.description}</p>
          {submission.kept && <p>{submission.kept}</p>}
          <p>{submission.apiError}</p>
        </Alert>
      )}
      {submission.state === 'refused' && (
        <Alert tone="bad" title={submission.title}>
          <p>{submission.error}</p>
        </Alert>
      )}
      {submission.state === 'idle' && result && (
        <Alert tone="bad" title={result.title}>
          <p>{result.description}</p>
        </Alert>
      )}
    </div>
  );
}
