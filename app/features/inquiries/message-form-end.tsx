import type { TextLink } from '#app/content-types.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import type { FormSubmissionState } from '#app/platform/forms/use-form-submission.ts';
import { Button } from '#app/ui/button.tsx';
import { sentReference } from './message-submission.ts';

type MessageFormEndWords = {
  readonly privacyNote: {
    readonly text: string;
    readonly link: TextLink;
  };
  readonly submit: string;
  readonly submitting: string;
};

/** The end of every message form: the privacy note, the button, and the result of sending. */
export function MessageFormEnd({
  words,
  reference,
  form: { submission, isSending },
  result,
}: {
  words: MessageFormEndWords;
  /** A text with `{reference}`, the reference of the message. */
  reference: string;
  form: Pick<FormSubmissionState<unknown>, 'submission' | 'isSending'>;
  result: PostResult | undefined;
}) {
  const { privacyNote } = words;
  return (
    <>
      <p className="form-note">
        {privacyNote.text} <a href={privacyNote.link.href}>{privacyNote.link.label}</a>
      </p>
      <Button type="submit" busy={isSending} busyLabel={words.submitting}>
        {words.submit}
      </Button>
      <SubmissionStatus
        submission={submission}
        result={result}
        reference={sentReference(submission, reference)}
      />
    </>
  );
}
