import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { sentPage } from './message-form.content.ts';
import { MessageFormEnd } from './message-form-end.tsx';
import { privacyRequest } from './privacy-request/privacy-request.content.ts';

test('the form itself says what the toast says: no reply to an email that can’t leave', () => {
  const { form, sentWithoutEmail, withoutEmail } = privacyRequest;
  const submission = {
    state: 'sent',
    words: sentWithoutEmail,
    email: 'dee@example.com',
    data: { reference: 'AB12', emailNotice: withoutEmail },
  } as const;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessageFormEnd
        words={form}
        reference={sentPage.referenceAndAddress}
        form={{ submission, isSending: false }}
        result={undefined}
      />
    </MemoryRouter>,
  );
  expect(html).toContain(sentWithoutEmail.description);
  expect(html).toContain(withoutEmail.description);
  expect(html).not.toContain(form.toasts.sent.description);
});
