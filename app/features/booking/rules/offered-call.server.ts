import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { anyCallWords, callPlaceWords, callWords } from '../call-words.content.ts';
import { readBookingRules } from './booking-rules.server.ts';
import type { BookingRules } from './booking-rules.ts';
import { locationOf } from './call-details.server.ts';
import {
  type CallKind,
  isAsDelivered,
  listOfferedKinds,
  type OfferedCall,
  offeredKind,
} from './call-kinds.ts';
import { describeHours } from './hours-words.ts';

/** What the booking form on a page of another feature needs. */
export async function readOfferedCall(
  app: Pick<AppContext, 'settings' | 'facts'>,
  id: string,
): Promise<OfferedCall> {
  const facts = app.facts();
  const rules = await readBookingRules(app);
  return describeOfferedCall(facts, rules, offeredKind(rules, id));
}

export function describeOfferedCall(
  facts: Facts,
  rules: BookingRules,
  kind: CallKind,
): OfferedCall {
  const { id, title, minutes } = kind;
  const own = ownWords(kind);
  const any = interpolateAll(facts, anyCallWords, kind);
  const words = own ?? {
    title: any.title,
    submit: anyCallWords.submit,
    sent: { title: anyCallWords.sent, description: callWords.assessment.sent.description },
    backup: callWords.assessment.backup,
    bring: '',
  };
  return {
    id,
    title,
    minutes,
    location: locationOf(kind),
    needsPhone: kind.place === 'phone',
    phoneHelp: callPlaceWords.phoneHelp[kind.place],
    question: rules.question ?? '',
    words: {
      title: words.title,
      submit: words.submit,
      sent: words.sent,
      backup: words.backup,
      bring: words.bring,
    },
  };
}

/** The head, the first sentences and the links to the other kinds of a booking page. */
export function describeBookingPage(facts: Facts, rules: BookingRules, kind: CallKind) {
  const own = ownWords(kind);
  const any = interpolateAll(facts, anyCallWords, kind);
  const head: PageHead = own?.head ?? {
    title: any.head.title,
    description: any.head.description,
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
            ...interpolateAll(facts, anyCallWords, other).other,
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

function interpolateAll(facts: Facts, words: typeof anyCallWords, { title, minutes }: CallKind) {
  const { company } = facts;
  const say = (text: string) => interpolate(text, { title, minutes, company: company.name });
  return {
    head: { title: say(words.head.title), description: say(words.head.description) },
    title: say(words.title),
    other: { text: say(words.other.text), label: say(words.other.label) },
  };
}
