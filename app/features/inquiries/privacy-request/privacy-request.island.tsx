import type { ToastWords } from '#app/content-types.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { MessageForm, type MessageFormProps } from '../message-form.tsx';
import type { PrivacyRequestKind, PrivacyRequestWords } from './privacy-request.content.ts';
import { privacyRequestFormSchema } from './privacy-request.schema.ts';

/** A request about one's own information. */
function PrivacyRequestForm({
  kinds,
  sentWithoutEmail,
  ...props
}: MessageFormProps<PrivacyRequestWords> & {
  kinds: Readonly<Record<PrivacyRequestKind, string>>;
  sentWithoutEmail: ToastWords;
}) {
  const { words, toEmail, result } = props;
  return (
    <MessageForm
      {...props}
      prefix="privacy"
      draft="privacy_request"
      action="/privacy/request#request"
      aria-label={words.title}
      messageRows={4}
      schema={privacyRequestFormSchema(words)}
      toMessage={(input) => ({ ...input, source: 'privacy_request', page: '/privacy/request' })}
      asText={({ request, message }) =>
        `${kinds[request as PrivacyRequestKind]}\n\n${message}`.trim()
      }
      describeSent={({ emailNotice }) => emailNotice && sentWithoutEmail}
      multiple="request"
      after={
        <p className="form-note">
          {words.note} <a href={`mailto:${toEmail}`}>{toEmail}</a>
        </p>
      }
    >
      {({ field, errors }) => (
        <>
          <ChoiceGroup
            id="privacy-request"
            name="request"
            legend={words.request.label}
            required
            options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
            defaultValues={[result?.values.request ?? '']}
            error={errors.request}
          />
          <Field {...field('name', 'required')} />
          <Field {...field('email', 'required')} />
          <Field {...field('message', 'optional')} />
        </>
      )}
    </MessageForm>
  );
}

export default defineIsland('privacy-request', PrivacyRequestForm);
