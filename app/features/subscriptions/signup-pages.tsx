import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { PageHead, TextLink } from '#app/content-types.ts';
import { MailOnItsWay } from '#app/drawings/mail-on-its-way.tsx';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { CodeField } from './code.form.tsx';
import type { CodeFormWords } from './signup.content.ts';

type Outcome = {
  readonly title: string;
  readonly text: string;
  readonly link: TextLink;
};

/** The headers of a page with a secret URL: not stored, and not sent to other sites as referrer. */
export function secretPageHeaders(): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

/** A page with a button, so that only pressing it has an effect, and not opening the page. */
export function PressToAct({
  label,
  working,
  intent,
  variant,
  children,
}: {
  label: string;
  working: string;
  intent: string;
  variant?: ButtonVariant;
  /** Fields above the button. */
  children?: ReactNode;
}) {
  const navigation = useNavigation();
  const isWorking = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" variant={variant ?? 'primary'} busy={isWorking} busyLabel={working}>
        {label}
      </Button>
    </Form>
  );
}

/** Head data of a page that may show an outcome instead, so that its title says what it shows. */
export function headWithOutcome(
  head: PageHead,
  outcome: Omit<Outcome, 'link'> | EmailNotice | undefined,
): PageHead {
  if (!outcome) return head;
  const description = 'text' in outcome ? outcome.text : outcome.description;
  return { ...head, title: `${outcome.title} | {company}`, description };
}

/** The result of an action, with links to continue. */
export function OutcomePage({ words, children }: { words: Outcome; children?: ReactNode }) {
  return (
    <PageHeader
      title={words.title}
      lead={words.text}
      picture={<MailOnItsWay />}
      pictureOn="wide"
      actions={
        <>
          <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
          {children}
        </>
      }
    />
  );
}

/**
 * A sign-up form below the error of its last post without scripts. The error goes when a script
 * sends the form again, because it would contradict what the form then says.
 */
export function SignupAfterPost({
  result,
  children,
}: {
  result: PostResult | undefined;
  children: ReactNode;
}) {
  const [isSentAgain, setSentAgain] = useState(false);
  return (
    <div className="measure grid gap-4" onSubmit={() => setSentAgain(true)}>
      {result && !isSentAgain && (
        <Alert tone="bad" title={result.title} role="alert">
          <p>{result.description}</p>
        </Alert>
      )}
      {children}
    </div>
  );
}

/** The form for the code as a separate page, for visitors without scripts. */
export function CheckPage({
  id,
  words,
  addressLabel,
  ticket,
  email,
  emailNotice,
  result,
}: {
  id: string;
  words: CodeFormWords;
  addressLabel: string;
  /** Posted with the code; empty if the page was opened without a ticket. */
  ticket: string;
  email: string | undefined;
  /** While no code can be emailed: shown in place of the form. */
  emailNotice: EmailNotice | undefined;
  result: PostResult | undefined;
}) {
  const isSending = useNavigation().state === 'submitting';
  if (emailNotice && !result) {
    return <PageHeader title={emailNotice.title} lead={emailNotice.description} />;
  }
  return (
    <>
      <PageHeader
        title={words.title}
        lead={email && interpolate(words.text, { email })}
        picture={<MailOnItsWay />}
        pictureOn="wide"
      />
      <div className="wrap pb-16">
        <Form method="post" className="form" aria-label={words.title}>
          {/* An error of the code stands below its field. */}
          {result && !result.errors.code && result.kind !== 'invalid' && (
            <Alert tone="bad">
              <p>{result.description}</p>
            </Alert>
          )}
          <input type="hidden" name="for" value={ticket} />
          {!email && (
            <Field
              id={`${id}-email`}
              name="email"
              kind="email"
              label={addressLabel}
              required
              autoComplete="email"
              defaultValue={result?.values.email}
              error={result?.errors.email}
            />
          )}
          <CodeField id={`${id}-code`} words={words} error={result?.errors.code} />
          <Button type="submit" busy={isSending} busyLabel={words.submitting}>
            {words.submit}
          </Button>
        </Form>
      </div>
    </>
  );
}
