import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { fillTokens } from '#app/facts/page-texts.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import {
  formError,
  readFormPost,
  validationError,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import { cleanLine } from '#app/platform/forms/text-fields.ts';
import { booking, bookingReasons } from '../booking.content.ts';
import { slotChoiceSchema } from '../booking-payload.schema.ts';
import { askForEarlierTime, stopAsking } from '../earlier/earlier-requests.server.ts';
import { rejectTakenSlot } from '../slots/free-slots.server.ts';
import {
  type CancelOutcome,
  cancelBooking,
  limitChanges,
  type RescheduleOutcome,
  rescheduleBooking,
} from './booking-changes.server.ts';
import { type ConfirmOutcome, confirmBooking } from './booking-confirm.server.ts';
import { managePageWords } from './manage.content.ts';

/** Confirms, moves or cancels the call of a secret link. */
export async function handleManagePost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
) {
  const post = await readFormPost(request);
  const app = getAppContext(context);
  const facts = app.facts();
  const words = managePageWords(facts);
  const { intent = '' } = post.values;
  const title =
    intent === 'confirm' || intent === 'cancel' ? words.failed[intent] : words.failed.move;
  const refuse = (description: string, status = 409) =>
    formError(post, { kind: 'refused', title, description }, { status });
  const done = () => redirect(`/bookings/${encodeURIComponent(token)}`, 303);

  return withOutageFallback(
    post,
    { title, description: fillTokens(facts, bookingReasons.storageDown) },
    async () => {
      const retryAfterSeconds = await limitChanges(app, getRequestInfo(context));
      if (retryAfterSeconds > 0) {
        return formError(
          post,
          { kind: 'refused', title, description: bookingReasons.tooMany },
          { retryAfterSeconds },
        );
      }
      if (intent === 'earlier') {
        return (await askForEarlierTime(app, token)) ? done() : refuse(words.errors.started);
      }
      if (intent === 'stop-earlier') {
        await stopAsking(app, token);
        return done();
      }
      if (intent === 'confirm') {
        return answer(await confirmBooking(app, { token, key: post.values.key ?? '' }));
      }
      if (intent === 'cancel') {
        const reason = cleanLine(post.values.reason ?? '');
        return answer(await cancelBooking(app, { token }, { by: 'visitor', reason }));
      }
      const parsed = v.safeParse(slotChoiceSchema, post.values);
      if (!parsed.success) {
        const { missing } = booking.toasts;
        return validationError(post, { missing, failed: { title } }, parsed.issues);
      }
      return answer(await rescheduleBooking(app, { token }, parsed.output));
    },
  );

  function answer(outcome: ConfirmOutcome | CancelOutcome | RescheduleOutcome) {
    switch (outcome.kind) {
      case 'confirmed':
      case 'moved':
      case 'unchanged':
      case 'cancelled':
        return done();
      case 'not-found':
        throw data(null, { status: 404 });
      case 'slot-taken': {
        const { error: description, data: offered } = rejectTakenSlot(outcome);
        const refused = { kind: 'refused', title, description, data: offered } as const;
        return formError(post, refused, { status: 409 });
      }
      case 'slot-closed': {
        const { error: description, field } = outcome;
        const errors = { [field]: description };
        return formError(post, { kind: 'invalid', title, description, errors });
      }
      case 'already-cancelled':
        if (intent === 'cancel') return done();
    }
    return refuse(words.errors[outcome.kind], outcome.kind === 'wrong-key' ? 422 : 409);
  }
}
