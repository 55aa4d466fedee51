import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SignupForm } from '../signup.form.tsx';
import { newsletterForm as newsletter } from './newsletter-form.content.ts';

const calls = { signup: '/api/newsletter/subscribe', confirm: '/api/newsletter/confirm' };
const fields = { source: 'newsletter_signup' };

/** The newsletter form in the footer of every page. */
export function NewsletterForm() {
  const { form } = newsletter;
  return (
    <SignupForm
      id="footer-newsletter"
      action="/newsletter"
      calls={calls}
      fields={fields}
      words={{ ...newsletter, form: { ...form, label: form.footerLabel } }}
      consent={newsletter.consent.text}
      placeholder={form.placeholder}
      name={form.footerName}
    />
  );
}

/**
 * The newsletter form inside a page: 'Subscribe to Updates' on the pages of courses, templates and
 * downloads. `placement` names the place and must be unique on the page.
 */
export function SubscribeForm({
  placement,
  label = newsletter.form.updatesButton,
  variant,
  result,
}: {
  placement: string;
  label?: string;
  variant?: 'primary' | 'secondary';
  result?: PostResult | undefined;
}) {
  return (
    <SignupForm
      id={`subscribe-${placement}`}
      action="/newsletter"
      calls={calls}
      fields={fields}
      words={newsletter}
      consent={newsletter.consent.text}
      submitLabel={label}
      variant={variant}
      result={result}
    />
  );
}
