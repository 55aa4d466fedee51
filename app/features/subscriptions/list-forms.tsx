import { useLocation } from 'react-router';
import { newsletterConsentOf, senderIdentity } from '#app/facts/company.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { Island } from '#app/platform/islands/island.tsx';
import type { ButtonVariant } from '#app/ui/button.tsx';
import { newsletterForm, newsletterLater } from './newsletter/newsletter-form.content.ts';
import signupIsland, { type SignupFormProps } from './signup.island.tsx';
import {
  itemInWords,
  waitlist,
  waitlistConsent,
  waitlistLater,
} from './waitlist/waitlist.content.ts';

/** The newsletter form in the footer of every page. */
export function NewsletterForm() {
  const { footerLabel: label, footerName: name, placeholder, submit } = newsletterForm.form;
  return (
    <NewsletterIsland
      id="footer-newsletter"
      label={label}
      name={name}
      placeholder={placeholder}
      submit={submit}
    />
  );
}

/** The newsletter form inside a page. `placement` names the place and must be unique on the page. */
export function SubscribeForm({
  placement,
  result,
}: {
  placement: string;
  result?: PostResult | undefined;
}) {
  const { label, submit } = newsletterForm.form;
  return (
    <NewsletterIsland id={`subscribe-${placement}`} label={label} submit={submit} result={result} />
  );
}

function NewsletterIsland({
  label,
  submit,
  ...rest
}: { label: string; submit: string } & Pick<
  ListFormProps,
  'id' | 'name' | 'placeholder' | 'result'
>) {
  return (
    <ListForm
      action="/newsletter"
      calls={{ signup: '/api/newsletter/subscribe', confirm: '/api/newsletter/confirm' }}
      fields={{ source: 'newsletter_signup' }}
      formWords={{ ...newsletterForm.form, label, submit }}
      later={newsletterLater}
      consent={newsletterConsentOf(useFacts()).text}
      {...rest}
    />
  );
}

/**
 * The waitlist form of one item, with a box for the newsletter: 'Join Waitlist' on courses and
 * templates, 'Join Download Waitlist' on downloads. `item` is the id of an item in the content:
 * `course:<slug>`, `template:<slug>` or `download:<slug>`. `title` is its name for visitors.
 */
export function WaitlistForm({
  item,
  title,
  submit = waitlist.form.submit,
  ...rest
}: {
  item: string;
  title: string;
  submit?: string;
  variant?: ButtonVariant;
  result?: PostResult | undefined;
}) {
  return (
    <ListForm
      id={`waitlist-${item.replace(':', '-')}`}
      action={`/waitlist?${new URLSearchParams({ item })}`}
      calls={{ signup: '/api/waitlist', confirm: '/api/waitlist/confirm' }}
      fields={{ source: 'waitlist', item }}
      item={itemInWords(item, title)}
      formWords={{ ...waitlist.form, submit }}
      later={waitlistLater}
      consent={waitlistConsent(item, title)}
      updates={{ ...waitlist.updates, consent: newsletterConsentOf(useFacts()).text }}
      {...rest}
    />
  );
}

type ListFormProps = Omit<SignupFormProps, 'page' | 'words' | 'codeWords' | 'sender'> & {
  later: { file: string; props: Pick<SignupFormProps, 'words' | 'codeWords'> };
};

/** A sign-up form with all that the browser has to know of it, at once or once it is used. */
function ListForm({
  formWords: { label, submit, submitting, privacyLink },
  later,
  ...rest
}: ListFormProps) {
  const props = {
    ...rest,
    page: useLocation().pathname,
    formWords: { label, submit, submitting, privacyLink },
    sender: senderIdentity(useFacts()),
  };
  return <Island of={signupIsland} props={props} later={later} ifStored={`formDraft:${rest.id}`} />;
}
