import type { SitePath } from '#app/content-types.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import { bookingWords, helperWords } from '../booking.content.ts';
import { earlierSection } from '../earlier/earlier.content.ts';
import { CalendarLinksList } from '../invites/calendar-helper.tsx';
import type { SlotView } from '../picker/slot-view.server.ts';
import { managePage as words } from './manage.content.ts';
import moveCall from './move-call.island.tsx';

type Call = {
  path: SitePath;
  state: keyof typeof words.titles;
  call: {
    kind: string;
    title: string;
    minutes: number;
    location: string;
    meetingLink: string | undefined;
    /** Where it takes place, unless it is a video call. */
    where: string | undefined;
    reference: string;
    startsAt: string;
    endsAt: string;
    name: string;
    company: string;
    /** The time in Toronto and, if it differs, in the zone of the visitor. */
    moment: string;
    visitorMoment: string | undefined;
  };
};

/** The facts about a call, and further links. */
export function CallFacts({
  path,
  state,
  call,
  emailNotice,
}: Call & {
  /** About the confirmation, while no email can be sent. */
  emailNotice?: string | undefined;
}) {
  const { title, minutes, meetingLink } = call;
  const isAhead = state === 'active' || state === 'moved';
  const sentence = {
    cancelled: words.cancelledText,
    started: words.startedText,
    over: words.overText,
    active: emailNotice,
    moved: emailNotice,
    // A held call has its own section for this.
    held: '',
    unconfirmed: '',
    expired: '',
  }[state];
  return (
    <section className="wrap call-facts" aria-label={words.details}>
      {sentence && (
        <p className="lead">{unbroken(interpolate(sentence, { moment: call.moment }))}</p>
      )}
      <dl className="call-list">
        <div>
          <dt>{words.when}</dt>
          <dd className={state === 'cancelled' || state === 'expired' ? 'is-off' : undefined}>
            <time dateTime={call.startsAt}>{unbroken(call.moment)}</time>
            {call.visitorMoment && <p>{call.visitorMoment}</p>}
          </dd>
        </div>
        <div>
          <dt>{words.what}</dt>
          <dd>{interpolate(words.length, { title, minutes })}</dd>
        </div>
        {(isAhead || state === 'started') && (
          <div>
            <dt>{words.where}</dt>
            <dd>
              {meetingLink ? (
                <ExternalLink href={meetingLink}>{words.join}</ExternalLink>
              ) : (
                (call.where ?? (isAhead ? words.noLink : words.noLinkOnceStarted))
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.who}</dt>
          <dd>{[call.name, call.company].filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
      {isAhead ? (
        <div className="call-add">
          <h2>{words.addTitle}</h2>
          {state === 'moved' && <p>{words.addedBefore}</p>}
          <CalendarLinksList call={{ ...call, managePath: path }} words={helperWords} />
          <p className="form-note">{words.keepAddress}</p>
        </div>
      ) : state === 'held' || state === 'unconfirmed' ? null : (
        <div className="button-row">
          <ButtonLink href={words.bookAgain.href}>{words.bookAgain.label}</ButtonLink>
          <ButtonLink variant="secondary" href={words.write.href}>
            {words.write.label}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Forms to move and to cancel the call, which work without scripts. */
export function ChangeCall({
  path,
  kind,
  view,
  canEmail,
  result,
}: Pick<Call, 'path'> & {
  kind: string;
  view: SlotView;
  canEmail: boolean;
  result: PostResult | undefined;
}) {
  const isCancelling = result?.values.intent === 'cancel';
  return (
    <>
      <section className="wrap booking-page" id="move" aria-labelledby="move-title">
        <h2 id="move-title">{words.moveTitle}</h2>
        <p className="lead">{words.moveText}</p>
        <Island
          of={moveCall}
          props={{
            words: bookingWords,
            submitLabel: words.moveSubmit,
            path,
            kind,
            view,
            result: isCancelling ? undefined : result,
          }}
          when="visible"
        />
      </section>
      <section className="wrap booking-page" id="cancel" aria-labelledby="cancel-title">
        <h2 id="cancel-title">{words.cancelTitle}</h2>
        <p className="lead">{canEmail ? words.cancelText : words.cancelTextWithoutEmail}</p>
        <form className="form" method="post" action={path} aria-labelledby="cancel-title">
          <input type="hidden" name="intent" value="cancel" />
          <Field
            id="cancel-reason"
            name="reason"
            label={words.cancelReason.label}
            help={words.cancelReason.help}
            maxLength={500}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {words.cancelSubmit}
          </Button>
          {isCancelling && <SubmissionStatus submission={{ state: 'idle' }} result={result} />}
        </form>
      </section>
    </>
  );
}

/** On the page of a booked call: lets the visitor ask for an earlier time. */
export function EarlierTimes({
  path,
  isWaiting,
  canEmail,
}: {
  path: string;
  isWaiting: boolean;
  canEmail: boolean;
}) {
  const text = canEmail
    ? { ask: earlierSection.text, waiting: earlierSection.waiting }
    : { ask: earlierSection.textWithoutEmail, waiting: earlierSection.waitingWithoutEmail };
  return (
    <section className="wrap booking-page" id="earlier" aria-labelledby="earlier-title">
      <h2 id="earlier-title">{earlierSection.title}</h2>
      <p className="lead">{isWaiting ? text.waiting : text.ask}</p>
      <form className="form" method="post" action={path} aria-labelledby="earlier-title">
        <Button
          type="submit"
          name="intent"
          value={isWaiting ? 'stop-earlier' : 'earlier'}
          variant="secondary"
        >
          {isWaiting ? earlierSection.stop : earlierSection.ask}
        </Button>
      </form>
    </section>
  );
}

/** Explains that a call must be confirmed. The form needs the key from the emailed link. */
export function ConfirmCall({
  path,
  state,
  until,
  confirmKey,
  call,
  emailNotice,
  result,
}: {
  path: string;
  state: 'held' | 'unconfirmed' | 'expired';
  /** Until when its time is kept, in ISO. */
  until: string | null;
  confirmKey: string | undefined;
  call: { startsAt: string; moment: string };
  /** Replaces the words about the email while it can’t be sent. */
  emailNotice: string | undefined;
  result: PostResult | undefined;
}) {
  const { time } = describeInZone(new Date(until ?? call.startsAt), TORONTO);
  const texts = {
    held: { here: words.heldHere, inEmail: emailNotice ?? words.heldText },
    unconfirmed: { here: words.unconfirmedHere, inEmail: emailNotice ?? words.unconfirmedText },
    expired: { here: words.expiredHere, inEmail: words.expiredText },
  };
  const text = texts[state][confirmKey ? 'here' : 'inEmail'];
  return (
    <section className="wrap booking-page" aria-labelledby="confirm-title">
      {/* Where there is nothing to press, or the page has this title, it only names the section. */}
      <h2 id="confirm-title" className={state !== 'expired' || !confirmKey ? 'sr-only' : undefined}>
        {words.confirmTitle}
      </h2>
      <p className="lead">
        {interpolate(text, { until: `${time} Toronto time`, moment: call.moment })}
      </p>
      {confirmKey && (
        <form
          className="form"
          method="post"
          action={`${path}?confirm=${encodeURIComponent(confirmKey)}`}
          aria-labelledby="confirm-title"
        >
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="key" value={confirmKey} />
          <Button type="submit">{words.confirmSubmit}</Button>
        </form>
      )}
      <SubmissionStatus submission={{ state: 'idle' }} result={result} />
    </section>
  );
}
