import { useLocation } from 'react-router';
import { senderIdentity } from '#app/facts/company.ts';
import { newsletterConsentOf } from '#app/facts/consent.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { Island } from '#app/platform/islands/island.tsx';
import type { ButtonVariant } from '#app/ui/button.tsx';
import { codeForm, newsletterForm, newsletterLater } from './newsletter/newsletter-form.content.ts';
import type { AnswerWords } from './signup.content.ts';
import type { SignupFormProps } from './signup.form.tsx';
import signupIsland from './signup.island.tsx';
import { itemInWords, waitlist, waitlistConsent } from './waitlist/waitlist.content.ts';

/** The newsletter form in the footer of every page. */
export function NewsletterForm() {
  const { footerLabel, footerName, placeholder } = newsletterForm.form;
  return (
    <SubscribeIsland
      id="footer-newsletter"
      label={footerLabel}
      name={footerName}
      placeholder={placeholder}
    />
  );
}

/**
 * The newsletter form inside a page: 'Subscribe to Updates' on the pages of courses, templates and
 * downloads. `placement` names the place and must be unique on the page.
 */
export function SubscribeForm({
  placement,
  submit = newsletterForm.form.updatesButton,
  variant,
  result,
  sender,
}: {
  placement: string;
  submit?: string;
  /** Empty where another form of the section names the sender. */
  sender?: '';
  variant?: ButtonVariant;
  result?: PostResult | undefined;
}) {
  return (
    <SubscribeIsland
      id={`subscribe-${placement}`}
      sender={sender}
      submit={submit}
      variant={variant}
      result={result}
    />
  );
}

function SubscribeIsland({
  label = newsletterForm.form.label,
  submit = newsletterForm.form.submit,
  ...rest
}: { label?: string; submit?: string } & Pick<
  SignupFormProps,
  'id' | 'name' | 'placeholder' | 'variant' | 'result'
> & { sender?: '' | undefined }) {
  const facts = useFacts();
  const newsletterConsent = newsletterConsentOf(facts);
  return (
    <SignupIsland
      action="/newsletter"
      calls={{ signup: '/api/newsletter/subscribe', confirm: '/api/newsletter/confirm' }}
      fields={{ source: 'newsletter_signup' }}
      formWords={{ ...newsletterForm.form, label, submit }}
      later={newsletterLater}
      consent={newsletterConsent.text}
      {...rest}
    />
  );
}

/**
 * The waitlist form of one item: 'Join Waitlist' on courses and templates, 'Join Download Waitlist'
 * on downloads. `item` is the id of an item in the content: `course:<slug>`, `template:<slug>` or
 * `download:<slug>`. `title` is its name for visitors.
 */
export function WaitlistForm({
  item,
  title,
  submit = waitlist.form.submit,
  variant,
  result,
}: {
  item: string;
  title: string;
  submit?: string;
  variant?: ButtonVariant;
  result?: PostResult | undefined;
}) {
  const { success, confirmed } = waitlist.toasts;
  const named = (words: { title: string; description: string }) => ({
    ...words,
    description: interpolate(words.description, { item: itemInWords(item, title) }),
  });
  const toasts = { ...waitlist.toasts, success: named(success), confirmed: named(confirmed) };
  return (
    <SignupIsland
      id={`waitlist-${item.replace(':', '-')}`}
      action={`/waitlist?${new URLSearchParams({ item })}`}
      calls={{ signup: '/api/waitlist', confirm: '/api/waitlist/confirm' }}
      fields={{ source: 'waitlist', item }}
      formWords={{ ...waitlist.form, submit }}
      words={{ toasts, kept: waitlist.kept }}
      consent={waitlistConsent(item, title)}
      variant={variant}
      result={result}
    />
  );
}

/** A sign-up form with all that the browser has to know of it, at once or once it is used. */
function SignupIsland({
  formWords: { label, submit, submitting, privacyLink },
  sender,
  words,
  later,
  ...rest
}: Omit<SignupFormProps, 'page' | 'words' | 'codeWords' | 'sender'> & {
  sender?: string | undefined;
} & (
    | { words: AnswerWords; later?: never }
    | { words?: never; later: { file: string; props: LaterProps } }
  )) {
  const facts = useFacts();
  const props = {
    ...rest,
    page: useLocation().pathname,
    formWords: { label, submit, submitting, privacyLink },
    sender: sender ?? senderIdentity(facts),
  };
  const ifStored = `formDraft:${rest.id}`;
  return later ? (
    <Island of={signupIsland} props={props} later={later} ifStored={ifStored} />
  ) : (
    <Island
      of={signupIsland}
      props={{ ...props, words, codeWords: codeForm }}
      ifStored={ifStored}
    />
  );
}

type LaterProps = Pick<SignupFormProps, 'words' | 'codeWords'>;
