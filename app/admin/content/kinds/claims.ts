import { type ClaimId, claimIds, claims } from '#app/facts/claim-register.ts';
import type { Claim } from '#app/facts/claims.ts';
import type { FactSets } from '#app/facts/facts.schema.ts';
import { listShownClaims } from '#app/facts/shown-claims.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { ContentKind, Field } from '../content-kind.server.ts';
import { contentErrors } from '../editor.content.ts';
import { faultsOf } from './business.ts';

const words = {
  figure: 'Figure',
  source: {
    label: 'Evidence',
    help: 'Such as “Time sheets of three customers”. With it, the mark goes.',
  },
  date: 'Gathered on',
  hide: 'Leave it out',
  /** By what a claim is without evidence. */
  shown: {
    sample: 'From a sample story. Shown on {pages}.',
    illustrative: 'Marked as an example. Shown on {pages}.',
    commitment: '',
    proved: 'Proved. Shown on {pages}.',
  },
  unshown: 'No page shows it right now.',
  promises: 'Your own promises, which need no evidence',
} as const;

/** The figure that ships, where the owner may enter another one. */
function shippedValue(id: ClaimId): number | undefined {
  const claim = claims[id];
  return 'value' in claim ? claim.value : undefined;
}

export const claimsKind: ContentKind<FactSets['claims']> = {
  name: 'claims',
  title: 'Evidence',
  lead: 'Pages say before each figure or story that it’s an example or a sample, until you record here what proves it. A discount is proved once somebody has paid the price it’s compared with. What can never be proved should be changed or left out.',
  groups: (app) =>
    listShownClaims(app.facts())
      .filter(({ status }) => status !== 'commitment')
      .map((claim) => ({
        title: claim.text,
        lead:
          claim.shownOn.length > 0
            ? interpolate(words.shown[claim.status], { pages: claim.shownOn.join(', ') })
            : words.unshown,
        fields: fieldsOf(claim),
      })),
  textsOf: (own) =>
    Object.fromEntries(
      claimIds.flatMap((id) => {
        const value = own[id]?.value ?? shippedValue(id);
        return value === undefined ? [] : [[`${id}.value`, String(value)]];
      }),
    ),
  complete: (own) =>
    Object.fromEntries(
      Object.entries(own).flatMap(([id, { value, isHidden, ...evidence }]) => {
        const entry = {
          ...evidence,
          ...(value !== shippedValue(id as ClaimId) && { value }),
          ...(isHidden && { isHidden }),
        };
        return Object.keys(entry).length > 0 ? [[id, entry]] : [];
      }),
    ),
  check: (own) =>
    Object.assign(
      {},
      ...Object.entries(own).map(([id, { source, date }]) =>
        faultsOf({
          [`${id}.source`]: !source && date && contentErrors.missing,
          [`${id}.date`]: source && !date && contentErrors.date,
        }),
      ),
    ),
  notes: (_, app) => ({
    title: words.promises,
    lines: listShownClaims(app.facts())
      .filter(({ status, shownOn }) => status === 'commitment' && shownOn.length > 0)
      .map(({ text, shownOn }) => `${text} (${shownOn.join(', ')})`),
  }),
};

function fieldsOf({ id, canHide }: Claim): Field[] {
  return [
    ...(shippedValue(id) === undefined
      ? []
      : [{ name: `${id}.value`, label: words.figure, kind: 'number' } as const]),
    { name: `${id}.source`, ...words.source, isOptional: true },
    { name: `${id}.date`, label: words.date, kind: 'date', isOptional: true },
    ...(canHide ? [{ name: `${id}.isHidden`, label: words.hide, kind: 'switch' } as const] : []),
  ];
}
