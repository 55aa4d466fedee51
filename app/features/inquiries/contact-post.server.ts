import { type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { offerPackage } from '#app/facts/offer.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import {
  type FormPost,
  formError,
  readFilledInMs,
  readFormPost,
  repeatedPostKey,
  validationError,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import { contact, serverReasons, shortContactForm } from './contact.content.ts';
import {
  type ContactCall,
  contactCallSchema,
  contactFormSchema,
  privacyRequestFormSchema,
  shortContactFormSchema,
  toContactCall,
} from './contact.schema.ts';
import { sendContactMessage } from './contact.server.ts';
import { offerRequest } from './offer-request/offer-request.content.ts';
import { offerRequestSchema } from './offer-request/offer-request.schema.ts';
import { privacyRequest } from './privacy-request/privacy-request.content.ts';

type PostWords = {
  missing: { title: string; description: string };
  failed: { title: string; description: string };
};

/** The plain post of the contact page's form. */
export async function handleContactPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const post = await readFormPost(request);
  const parsed = v.safeParse(contactFormSchema, post.values);
  const words = contact.message.form.toasts;
  if (!parsed.success) return validationError(post, words, parsed.issues);
  return sendPost(context, post, words, {
    ...parsed.output,
    source: 'contact_form',
    page: '/contact',
  });
}

/** The plain post of the shorter form on the home and about pages. */
export async function handleShortContactPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  source: 'home_form' | 'about_form',
) {
  const post = await readFormPost(request);
  const parsed = v.safeParse(shortContactFormSchema, post.values);
  const words = shortContactForm.toasts;
  if (!parsed.success) return validationError(post, words, parsed.issues);
  const page = source === 'home_form' ? '/' : '/about';
  return sendPost(context, post, words, { ...toContactCall(parsed.output), source, page });
}

/** The plain post of the form about one's own personal information. */
export async function handlePrivacyRequestPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const post = await readFormPost(request);
  const parsed = v.safeParse(privacyRequestFormSchema, post.values);
  const words = privacyRequest.form.toasts;
  if (!parsed.success) return validationError(post, words, parsed.issues);
  return sendPost(context, post, words, {
    ...parsed.output,
    source: 'privacy_request',
    page: '/privacy/request',
  });
}

/** The plain post of the launch offer's form. A late one is refused where messages are stored. */
export async function handleOfferRequestPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const post = await readFormPost(request);
  const parsed = v.safeParse(offerRequestSchema, post.values);
  const words = offerRequest.toasts;
  if (!parsed.success) return validationError(post, words, parsed.issues);
  return sendPost(context, post, words, {
    ...parsed.output,
    package: offerPackage.name,
    source: 'special_offer',
    page: '/special-offer',
  });
}

/**
 * Sends a checked post as the JSON call would, and answers with a page.
 */
async function sendPost(
  context: Readonly<RouterContextProvider>,
  post: FormPost,
  words: PostWords,
  input: v.InferInput<typeof contactCallSchema>,
) {
  const call: ContactCall = v.parse(contactCallSchema, {
    ...input,
    website: post.values.website,
    filledInMs: readFilledInMs(post.values),
  });
  return withOutageFallback(
    post,
    { title: words.failed.title, description: serverReasons.storageDown },
    async () => {
      const app = getAppContext(context);
      const info = getRequestInfo(context);
      const key = post.idempotencyKey ?? repeatedPostKey(info.ip, call, app.now());
      const outcome = await sendContactMessage(app, info, call, key);
      switch (outcome.kind) {
        case 'accepted':
          return redirect(
            `/sent?${new URLSearchParams({ reference: outcome.data.reference })}`,
            303,
          );
        case 'key-reused':
          // The form was changed after it had been sent: that is a new message, and gets a new key.
          return formError(
            { ...post, idempotencyKey: undefined },
            { kind: 'refused', title: words.failed.title, description: serverReasons.keyReused },
            { status: 422 },
          );
        case 'refused':
          return formError(
            post,
            { kind: 'refused', title: words.failed.title, description: outcome.reason },
            { status: 410 },
          );
        case 'too-many':
          return formError(
            post,
            { kind: 'refused', title: words.failed.title, description: serverReasons.tooMany },
            { retryAfterSeconds: outcome.retryAfterSeconds },
          );
        default:
          return outcome satisfies never;
      }
    },
  );
}
