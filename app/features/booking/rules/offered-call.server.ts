import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { anyCallWords, callPlaceWords, callWords } from '../call-words.content.ts';
import { readBookingRules } from './booking-rules.server.ts';
import type { BookingRules } from './booking-rules.ts';
import { locationOf } from './call-details.server.ts';
import { type CallKind, isAsDelivered, listOfferedKinds, offeredKind } from './call-kinds.ts';
import { describeHours } from './hours-words.ts';

/** What the booking form on a page of another feature needs. */
export async function readOfferedCall(app: AppContext, id: string): Promise<OfferedCall> {
  const rules = await readBookingRules(app);
  return describeOfferedCall(app.facts(), rules, offeredKind(rules, id));
}

/** A call type as the booking form needs it. */
export function describeOfferedCall(facts: Facts, rules: BookingRules, kind: CallKind) {
  const { id, title, minutes } = kind;
  const { assessment } = callWords;
  const words = ownWords(kind) ?? {
    ...interpolateAll(facts, kind),
    submit: anyCallWords.submit,
    sent: { title: anyCallWords.sent, description: assessment.sent.description },
    backup: assessment.backup,
    bring: '',
  };
  return {
    id,
    title,
    minutes,
    /** 'Virtual Meeting', 'Phone call' or an address. */
    location: locationOf(kind),
    needsPhone: kind.place === 'phone',
    /** What the phone number is for; empty if nothing needs to be said. */
    phoneHelp: callPlaceWords.phoneHelp[kind.place],
    /** The owner's own question; empty if there is none. */
    question: rules.question ?? '',
    words: {
      title: words.title,
      submit: words.submit,
      sent: words.sent,
      backup: words.backup,
      /** What to have at hand; empty if nothing needs to be said. */
      bring: words.bring,
    },
  };
}

export type OfferedCall = ReturnType<typeof describeOfferedCall>;

/** The head, the first sentences and the links to the other kinds of a booking page. */
export function describeBookingPage(facts: Facts, rules: BookingRules, kind: CallKind) {
  const own = ownWords(kind);
  const head: PageHead = own?.head ?? {
    ...interpolateAll(facts, kind).head,
    keywords: [kind.title],
    isMadeOnRequest: true,
  };
  const hours = describeHours(rules, kind.minutes);
  const others = listOfferedKinds(rules).filter((other) => other.id !== kind.id);
  return {
    head,
    lead: interpolate(kind.text, { hours, minutes: kind.minutes }),
    others: others.map((other) =>
      own && ownWords(other)
        ? own.otherKind
        : {
            ...interpolateAll(facts, other).other,
            href: bookingPath(rules, other.id),
          },
    ),
  };
}

/** The path of the page that books a call type; the first offered kind needs no query. */
export function bookingPath(rules: BookingRules, id: string) {
  return pathOfKind(rules, '/book', id);
}

/** The path of the form to ask for a time on a full day, for a call of this type. */
export function earlierPath(rules: BookingRules, id: string, ...query: string[]) {
  return pathOfKind(rules, '/book/earlier', id, ...query);
}

function pathOfKind<Path extends '/book' | '/book/earlier'>(
  rules: BookingRules,
  path: Path,
  id: string,
  ...query: string[]
): Path | `${Path}?${string}` {
  const isFirst = offeredKind(rules, DEFAULT_KIND).id === id;
  const parts = isFirst ? query : [`kind=${id}`, ...query];
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/** The kind that `/book` books. */
export const DEFAULT_KIND = 'assessment';

/** The texts that were written for a kind, as long as they are true of it. */
function ownWords(kind: CallKind) {
  if (!isAsDelivered(kind)) return undefined;
  return kind.id === 'consultation' ? callWords.consultation : callWords.assessment;
}

function interpolateAll({ company }: Facts, { title, minutes }: CallKind) {
  const words = anyCallWords;
  const say = (text: string) => interpolate(text, { title, minutes, company: company.name });
  return {
    head: { title: say(words.head.title), description: say(words.head.description) },
    title: say(words.title),
    other: { text: say(words.other.text), label: say(words.other.label) },
  };
}
