import { data } from 'react-router';
import { Drawing } from '#app/drawings/drawing.tsx';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldsAsPosted, formAction } from '#app/platform/forms/form-action.server.ts';
import type { PageForm } from '#app/platform/forms/form-answer.ts';
import { canEmailVisitors } from '#app/platform/outbox/mail-settings.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { Route } from './+types/check.route.ts';
import { CodeField } from './code.form.tsx';
import { newsletterForm, codeForm as words } from './newsletter/newsletter-form.content.ts';
import {
  confirmPlaceForm,
  confirmSubscriptionForm,
  findList,
  openTicket,
} from './signup-forms.server.ts';
import { fillItem, kindOf, signupPagesOf, signupWords } from './signup-lists.server.ts';
import {
  headOf,
  type LinkPage,
  LinkPageHeader,
  secretPageHeaders,
  secretPageMeta,
} from './signup-pages.tsx';
import { findWaitlistItem } from './waitlist/waitlist-items.server.ts';

export const headers = secretPageHeaders;

export const handle = { signup: 'own' };

export const meta = secretPageMeta;

/**
 * The page that a sign-up without scripts leads to: it says that it worked, and asks for the code
 * unless none can be emailed. Nothing is known about whoever comes without a ticket.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const kind = kindOf(request);
  const sealed = new URL(request.url).searchParams.get('for') ?? '';
  const ticket = openTicket(app.settings.secrets, sealed);
  const item = kind === 'waitlist' ? (ticket?.item ?? '') : undefined;
  const list = findList(facts, item, findWaitlistItem);
  const { checkPage, confirmPage } = signupPagesOf(facts, kind);
  if (!list) {
    const expired: LinkPage = confirmPage.expired;
    const head = headOf(confirmPage.head, expired);
    return data({ head, expired, sealed: '', email: undefined, success: undefined }, 404);
  }
  const { toasts, withoutEmail } = signupWords[kind];
  const { title, description } = toasts.success;
  const text = fillItem(list, description);
  const isWaiting = ticket !== undefined && !(await canEmailVisitors(app));
  const success = ticket && {
    title,
    text: isWaiting ? `${text} ${withoutEmail.description}` : text,
    isWaiting,
  };
  const head = success ? headOf(checkPage.head, success) : checkPage.head;
  return data({ head, expired: undefined, sealed, email: ticket?.email, success });
}

const takeCode = (form: PageForm) =>
  formAction(form, {
    schema: fieldsAsPosted,
    rejectedField: 'code',
    toPayload: ({ code, email, for: sealed }, { app }) => ({
      code,
      email,
      ...openTicket(app.settings.secrets, sealed),
    }),
  });

const confirmSubscription = takeCode(confirmSubscriptionForm);
const confirmPlace = takeCode(confirmPlaceForm);

export function action(args: Route.ActionArgs) {
  return kindOf(args.request) === 'waitlist' ? confirmPlace(args) : confirmSubscription(args);
}

export default function CheckPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { expired, sealed, email, success } = loaderData;
  if (expired) return <LinkPageHeader page={expired} />;
  if (success?.isWaiting && !result)
    return <PageHeader title={success.title} lead={success.text} />;
  const isAfterSignup = success && !result;
  return (
    <>
      <PageHeader
        title={isAfterSignup ? success.title : words.title}
        lead={
          isAfterSignup
            ? success.text
            : email
              ? interpolate(words.text, { email })
              : words.textWithoutEmail
        }
        picture={<Drawing name="mail-on-its-way" />}
        pictureOn="wide"
      />
      <div className="wrap pb-16">
        <form method="post" className="form" aria-label={words.title}>
          {/* An error of the code stands below its field. */}
          {result && !result.errors.code && result.kind !== 'invalid' && (
            <Alert tone="bad">
              <p>{result.description}</p>
            </Alert>
          )}
          {isAfterSignup && email && <p>{interpolate(words.text, { email })}</p>}
          <input type="hidden" name="for" value={sealed} />
          {!email && (
            <Field
              id="check-email"
              name="email"
              kind="email"
              label={newsletterForm.form.label}
              required
              autoComplete="email"
              defaultValue={result?.values.email}
              error={result?.errors.email}
            />
          )}
          <CodeField id="check-code" words={words} error={result?.errors.code} />
          <Button type="submit">{words.submit}</Button>
        </form>
      </div>
    </>
  );
}
