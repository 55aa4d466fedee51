import * as v from 'valibot';
import { maxCharacters } from '#app/platform/forms/text-fields.ts';

/** Where a call takes place. */
export const CALL_PLACES = ['video', 'phone', 'office'] as const;

/** Minutes of the longest kind that can be set. */
const MOST_MINUTES = 240;
const MOST_KINDS = 12;

export const videoLinkSchema = v.pipe(
  v.string(),
  v.url('Enter the full web address, starting with https://.'),
  v.startsWith('https://', 'Enter the full web address, starting with https://.'),
  v.maxLength(500, 'Enter an address of at most 500 characters.'),
);

const minutesMessage = `Enter a whole number from 5 to ${MOST_MINUTES}.`;

export const callKindSchema = v.pipe(
  v.object({
    /** Part of links and of the API; never changes. */
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Use at most 40 lowercase letters, digits and hyphens.'),
    ),
    title: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Enter a name.'),
      maxCharacters(80, 'Shorten the name to 80 characters.'),
    ),
    minutes: v.pipe(
      v.number(minutesMessage),
      v.integer(minutesMessage),
      v.minValue(5, minutesMessage),
      v.maxValue(MOST_MINUTES, minutesMessage),
    ),
    /** The first sentences of its booking page; `{minutes}` and `{hours}` are replaced. */
    text: v.pipe(v.string(), v.trim(), maxCharacters(400, 'Shorten the text to 400 characters.')),
    place: v.picklist(CALL_PLACES, 'Choose where the call takes place.'),
    /** Instead of the meeting link of all calls. */
    videoLink: v.optional(videoLinkSchema),
    address: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(200, 'Shorten the address to 200 characters.')),
    ),
    /** Whether visitors can book it. A kind that was booked can be retired, but not removed. */
    isOffered: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.check(
      ({ place, address }) => place !== 'office' || Boolean(address),
      'Enter the address of the office.',
    ),
    ['address'],
  ),
);

/** A call type, as the owner edits it. All kinds share one calendar. */
export type CallKind = v.InferOutput<typeof callKindSchema>;

/** The two kinds that the site starts with. */
export const DEFAULT_CALL_KINDS: CallKind[] = [
  {
    id: 'assessment',
    title: 'AI Readiness Assessment',
    minutes: 30,
    text: 'A {minutes}-minute video call, available {hours}. You’ll come away with one task worth automating, or a clear reason to wait.',
    place: 'video',
    isOffered: true,
  },
  {
    id: 'consultation',
    title: 'Free Consultation',
    minutes: 15,
    text: 'A {minutes}-minute video call about which course fits you, or whether you need one at all. Calls are available {hours}.',
    place: 'video',
    isOffered: true,
  },
];

export const callKindsSchema = v.pipe(
  v.array(callKindSchema),
  v.maxLength(MOST_KINDS, `Keep at most ${MOST_KINDS} call types.`),
  v.check(
    (kinds) => new Set(kinds.map(({ id }) => id)).size === kinds.length,
    'Each call type needs an ID of its own.',
  ),
  v.check((kinds) => kinds.some(({ isOffered }) => isOffered), 'Offer at least one call type.'),
);

type Kinds = { kinds: readonly CallKind[] };

/** The kind with this id, also if it is no longer offered. */
export function findKind({ kinds }: Kinds, id: string): CallKind | undefined {
  return kinds.find((kind) => kind.id === id);
}

/** The kinds that visitors can book, in the owner's order. */
export function listOfferedKinds({ kinds }: Kinds): CallKind[] {
  return kinds.filter(({ isOffered }) => isOffered);
}

/** The kind with this id, if visitors can book it. */
export function findOfferedKind(rules: Kinds, id: string): CallKind | undefined {
  return listOfferedKinds(rules).find((kind) => kind.id === id);
}

/** The offered kind with this id, else the first offered one. */
export function offeredKind(rules: Kinds, id: string): CallKind {
  const [first = DEFAULT_CALL_KINDS[0] as CallKind] = listOfferedKinds(rules);
  return findOfferedKind(rules, id) ?? first;
}

/** The name of a kind, for visitors and the owner; its id if the kind no longer exists. */
export function nameCall(rules: Kinds, id: string): string {
  return findKind(rules, id)?.title ?? id;
}

/** The length of the shortest kind in minutes. */
export function shortestMinutes({ kinds }: Kinds): number {
  return Math.min(...kinds.map(({ minutes }) => minutes));
}

/** Whether a kind still is as the site started with it, so that the texts made for it are true. */
export function isAsDelivered(kind: CallKind): boolean {
  const known = DEFAULT_CALL_KINDS.find(({ id }) => id === kind.id);
  return (
    known?.title === kind.title && known.minutes === kind.minutes && known.place === kind.place
  );
}
