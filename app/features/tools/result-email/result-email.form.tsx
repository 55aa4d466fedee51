import * as v from 'valibot';
import type { ToolSlug } from '#app/facts/tools.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { emailField } from '#app/platform/forms/text-fields.ts';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import {
  RESULT_EMAIL_INTENT,
  type ResultEmailPost,
  type ToolSite,
} from '../model/tool-definition.ts';
import { mailWords as words } from '../tools.content.ts';

const resultEmailFormSchema = v.object({
  email: emailField(words.fields.email),
  newsletter: v.optional(v.string()),
});

/** 'Email me this result': the server computes it again from the answers and emails the figures. */
export function ResultEmailForm({
  slug,
  site,
  input,
  fields,
  mail,
}: {
  slug: ToolSlug;
  site: ToolSite;
  input: unknown;
  /** The answers as fields, for a post without scripts. */
  fields: Record<string, string>;
  mail: ResultEmailPost | null;
}) {
  const result = mail?.kind === 'sent' ? undefined : (mail ?? undefined);
  const { formProps, errors, submission, isSending } = useFormSubmission<
    typeof resultEmailFormSchema,
    { reference?: string; emailNotice?: EmailNotice }
  >({
    name: `tool-mail-${slug}`,
    schema: resultEmailFormSchema,
    words,
    result,
    describeSent: ({ emailNotice }) => emailNotice,
    call: ({ email, newsletter }) => ({
      formType: 'contact',
      path: '/api/tools/result',
      payload: {
        tool: slug,
        input,
        email,
        newsletter: newsletter !== undefined,
        source: 'tool_result',
        page: window.location.pathname,
        timestamp: new Date().toISOString(),
      },
    }),
  });
  const posted = mail?.kind === 'sent' && submission.state === 'idle' ? mail : undefined;
  const reference = submission.state === 'sent' ? submission.data.reference : posted?.reference;
  const postedWords = posted?.emailNotice ?? words.toasts.sent;
  return (
    <form
      className="form result-email-form"
      method="post"
      action="#mail-title"
      aria-labelledby="mail-title"
      {...formProps}
    >
      <h2 id="mail-title">Email me this result</h2>
      <p>{words.text}</p>
      <input type="hidden" name="intent" value={RESULT_EMAIL_INTENT} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormSignals id="tool-mail" errors={errors} result={result} />
      <Field
        id="tool-mail-email"
        name="email"
        kind="email"
        label={words.fields.email.label}
        required
        autoComplete="email"
        defaultValue={result?.values.email}
        error={errors.email}
      />
      <Checkbox id="tool-mail-newsletter" name="newsletter" label={site.newsletterText} />
      <p className="help">{site.sender}</p>
      <p className="form-note">
        {words.privacyNote} <a href="/privacy-policy">Privacy Policy</a>
      </p>
      <Button type="submit" variant="secondary" busy={isSending} busyLabel="Sending...">
        Send it to me
      </Button>
      {posted && (
        <Alert tone="good" title={postedWords.title}>
          <p>{postedWords.description}</p>
          <p>{`Reference ${posted.reference}`}</p>
        </Alert>
      )}
      <SubmissionStatus
        submission={submission}
        result={result}
        reference={reference && `Reference ${reference}`}
      />
    </form>
  );
}
