import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
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
import { rejectClosedSlot, rejectTakenSlot } from '../slots/slot-rejection.ts';
import { cancelBooking, limitChanges, rescheduleBooking } from './booking-changes.server.ts';
import { confirmBooking } from './booking-confirm.server.ts';
import { managePage as words } from './manage.content.ts';

/** Confirms, moves or cancels the call of a secret link. */
export async function handleManagePost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
) {
  const post = await readFormPost(request);
  const app = getAppContext(context);
  const isCancelling = post.values.intent === 'cancel';
  const isConfirming = post.values.intent === 'confirm';
  const title = isConfirming
    ? words.errors.confirmFailed
    : isCancelling
      ? words.errors.cancelFailed
      : words.errors.moveFailed;
  const refuse = (description: string, status = 409) =>
    formError(post, { kind: 'refused', title, description }, { status });
  const done = () => redirect(`/bookings/${encodeURIComponent(token)}`, 303);

  return withOutageFallback(post, { title, description: bookingReasons.storageDown }, async () => {
    const retryAfterSeconds = await limitChanges(app, getRequestInfo(context));
    if (retryAfterSeconds > 0) {
      return formError(
        post,
        { kind: 'refused', title, description: bookingReasons.tooMany },
        { retryAfterSeconds },
      );
    }
    if (post.values.intent === 'earlier') {
      return (await askForEarlierTime(app, token)) ? done() : refuse(words.errors.started);
    }
    if (post.values.intent === 'stop-earlier') {
      await stopAsking(app, token);
      return done();
    }
    if (isConfirming) {
      const outcome = await confirmBooking(app, { token, key: post.values.key ?? '' });
      switch (outcome.kind) {
        case 'confirmed':
          return done();
        case 'not-found':
          throw data(null, { status: 404 });
        case 'wrong-key':
          return refuse(words.errors.wrongKey, 422);
        case 'started':
          return refuse(words.errors.started);
        case 'already-cancelled':
          return refuse(words.errors.cancelled);
        case 'changed-meanwhile':
          return refuse(words.errors.changedMeanwhile);
        case 'slot-taken':
          return refuse(rejectTakenSlot(outcome).error);
        case 'slot-closed':
          return refuse(rejectClosedSlot(outcome).error);
        default:
          return outcome satisfies never;
      }
    }
    if (isCancelling) {
      const reason = cleanLine(post.values.reason ?? '');
      const outcome = await cancelBooking(app, { token }, { by: 'visitor', reason });
      switch (outcome.kind) {
        case 'cancelled':
        case 'already-cancelled':
          return done();
        case 'not-found':
          throw data(null, { status: 404 });
        case 'started':
          return refuse(words.errors.started);
        case 'not-confirmed':
          return refuse(words.errors.notConfirmed);
        case 'changed-meanwhile':
          return refuse(words.errors.changedMeanwhile);
        default:
          return outcome satisfies never;
      }
    }
    const parsed = v.safeParse(slotChoiceSchema, post.values);
    if (!parsed.success) {
      const { missing } = booking.toasts;
      return validationError(post, { missing, failed: { title } }, parsed.issues);
    }
    const outcome = await rescheduleBooking(app, { token }, parsed.output);
    switch (outcome.kind) {
      case 'moved':
      case 'unchanged':
        return done();
      case 'slot-taken': {
        const { error: description, data: offered } = rejectTakenSlot(outcome);
        const { title } = booking.toasts.failed;
        return formError(
          post,
          { kind: 'refused', title, description, data: offered },
          { status: 409 },
        );
      }
      case 'slot-closed': {
        const { error: description, fields: errors } = rejectClosedSlot(outcome);
        return formError(post, { kind: 'invalid', title, description, errors });
      }
      case 'not-found':
        throw data(null, { status: 404 });
      case 'started':
        return refuse(words.errors.started);
      case 'already-cancelled':
        return refuse(words.errors.cancelled);
      case 'not-confirmed':
        return refuse(words.errors.notConfirmed);
      case 'too-many-changes':
        return refuse(words.errors.tooManyChanges);
      case 'changed-meanwhile':
        return refuse(words.errors.changedMeanwhile);
      default:
        return outcome satisfies never;
    }
  });
}
