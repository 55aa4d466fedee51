import type { ReactNode } from 'react';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { SubmissionStatus } from '#app/platform/forms/submission-status.tsx';
import { Island } from '#app/platform/islands/island.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Field } from '#app/ui/field.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import { bookingWordsOf } from '../booking.content.ts';
import { earlierSection } from '../earlier/earlier.content.ts';
import { calendarLinks } from '../invites/calendar-links.ts';
import type { SlotView } from '../picker/slot-view.server.ts';
import type { Route } from './+types/manage.route.ts';
import { managePageWords } from './manage.content.ts';
import moveCall from './move-call.island.tsx';

type Sheet = Route.ComponentProps['loaderData'];

/** A call as a sheet torn from a diary: date, time, and what is worth knowing until then. */
export function CallSheet({
  sheet: { call, state, title, sentence, view },
  children,
}: {
  sheet: Sheet;
  children: ReactNode;
}) {
  const words = managePageWords(useFacts());
  /** Whether the call doesn't take place. */
  const isOff = state === 'cancelled' || state === 'expired';
  const { moment } = call;
  const place = call.meetingLink ? (
    <ExternalLink href={call.meetingLink}>{words.join}</ExternalLink>
  ) : (
    (call.where ?? (view ? words.noLink : words.noLinkOnceStarted))
  );
  const rows: [label: string, fact: ReactNode][] = [
    [words.what, interpolate(words.length, { title: call.title, minutes: call.minutes })],
    ...(isOff
      ? []
      : ([
          [words.with, call.with],
          [words.where, place],
          [words.bring, call.bring],
        ] satisfies [string, ReactNode][])),
    [words.who, [call.name, call.company].filter(Boolean).join(', ')],
    [words.reference, call.reference],
  ];
  return (
    <article className="wrap call-sheet-page" aria-labelledby="call-title">
      <div className="call-sheet">
        <h1 id="call-title">{title}</h1>
        {sentence && <p className="lead">{unbroken(sentence)}</p>}
        <p className={isOff ? 'call-moment is-off' : 'call-moment'}>
          <time dateTime={call.startsAt}>
            <span className="call-day">{moment.longDate}</span>
            <span className="sr-only"> at </span>
            <span className="call-time">{moment.time}</span>{' '}
            <span className="call-zone">{`${moment.place} time (${moment.zoneName})`}</span>
          </time>
          {call.visitorMoment && <span className="call-zone">{call.visitorMoment}</span>}
        </p>
        <dl className="call-list">
          {rows.map(
            ([label, fact]) =>
              fact && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
        {children}
      </div>
    </article>
  );
}

/** Links that add the call to the visitor's calendar. */
export function CalendarButtons({ path, call }: Sheet) {
  const words = managePageWords(useFacts());
  const links = calendarLinks(call);
  return (
    <section className="call-add" aria-labelledby="add-title">
      <h2 id="add-title">{words.addTitle}</h2>
      <ul className="calendar-links">
        {(['google', 'outlook', 'office365'] as const).map((service) => (
          <li key={service}>
            <a
              className="button button-secondary"
              href={links[service]}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.calendars[service]} <span className="sr-only">{words.newTab}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="button button-secondary" href={`${path}/invite.ics`} download>
            {words.calendars.file}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** Forms to move and to cancel the call and to ask for an earlier time, folded until they are needed. */
export function ChangeCall({
  sheet: { path, call, isMoving, isWaiting, canEmail, changeUntil },
  view,
  result,
}: {
  sheet: Sheet;
  view: SlotView;
  result: PostResult | undefined;
}) {
  const facts = useFacts();
  const bookingWords = bookingWordsOf(facts);
  const words = managePageWords(facts);
  const isCancelling = result?.values.intent === 'cancel';
  const earlier = earlierSection[canEmail ? 'withEmail' : 'withoutEmail'];
  return (
    <div className="call-changes">
      {changeUntil && <p>{changeUntil}</p>}
      <Fold
        id="move"
        title={words.moveTitle}
        text={words.moveText}
        open={isMoving || (result !== undefined && !isCancelling)}
      >
        <Island
          of={moveCall}
          props={{
            words: bookingWords,
            submitLabel: words.moveSubmit,
            path,
            kind: call.kind,
            view,
            result: isCancelling ? undefined : result,
          }}
          when="visible"
        />
      </Fold>
      <Fold
        id="earlier"
        title={earlierSection.title}
        text={earlier[isWaiting ? 'waiting' : 'text']}
      >
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
      </Fold>
      <Fold
        id="cancel"
        title={words.cancelTitle}
        text={canEmail ? words.cancelText : words.cancelTextWithoutEmail}
        open={isCancelling}
      >
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
      </Fold>
      <p className="form-note">{words.keepAddress}</p>
    </div>
  );
}

function Fold({
  id,
  title,
  text,
  open,
  children,
}: {
  id: string;
  title: string;
  text: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary id={`${id}-title`}>{title}</summary>
      <div className="call-fold">
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}

/** Books a call that has to be confirmed; the key is only in the emailed link. */
export function ConfirmCall({
  sheet: { path, confirmKey },
  result,
}: {
  sheet: Sheet;
  result: PostResult | undefined;
}) {
  const words = managePageWords(useFacts());
  return (
    <>
      {confirmKey && (
        <form
          method="post"
          action={`${path}?confirm=${encodeURIComponent(confirmKey)}`}
          aria-label={words.confirmTitle}
        >
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="key" value={confirmKey} />
          <Button type="submit">{words.confirmSubmit}</Button>
        </form>
      )}
      <SubmissionStatus submission={{ state: 'idle' }} result={result} />
    </>
  );
}

/** What to do about a call that is no longer ahead. */
export function CallOver() {
  const words = managePageWords(useFacts());
  return (
    <div className="button-row">
      <ButtonLink href={words.bookAgain.href}>{words.bookAgain.label}</ButtonLink>
      <ButtonLink variant="secondary" href={words.write.href}>
        {words.write.label}
      </ButtonLink>
    </div>
  );
}
