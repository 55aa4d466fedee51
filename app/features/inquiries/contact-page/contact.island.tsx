import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Field } from '#app/ui/field.tsx';
import { contactFormSchema } from '../contact.schema.ts';
import type { ContactFormWords } from '../message-form.content.ts';
import { MessageForm, type MessageFormProps } from '../message-form.tsx';

/** 'Send Us a Message'. */
function ContactForm({
  title,
  messageRows,
  ...props
}: MessageFormProps<ContactFormWords> & { title: string; messageRows: number }) {
  const { words } = props;
  return (
    <MessageForm
      {...props}
      prefix="contact"
      draft="contact"
      action="/contact#message"
      aria-label={title}
      messageRows={messageRows}
      schema={contactFormSchema(words.fields)}
      toMessage={(input) => ({ ...input, source: 'contact_form', page: '/contact' })}
    >
      {({ field }) => (
        <>
          <Field {...field('name', 'required')} />
          <Field {...field('email', 'required')} />
          <Field {...field('phone', 'optional')} />
          <Field {...field('message', 'required')} />
          <p className="form-note">{words.note}</p>
        </>
      )}
    </MessageForm>
  );
}

export default defineIsland('contact', ContactForm);
