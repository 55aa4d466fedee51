import { claims } from '#app/facts/claim-register.ts';
import type { FactSets } from '#app/facts/facts.schema.ts';
import { listShownClaims } from '#app/facts/shown-claims.server.ts';
import type { ContentKind, Faults } from '../content-kind.server.ts';
import { contentErrors } from '../editor.content.ts';
import { date, line, number, optional, toggle } from '../fields.ts';

/** By what a claim is without evidence. */
const STATUS = {
  sample: 'From a sample story.',
  illustrative: 'Marked as an example.',
  commitment: '',
  proved: 'Proved.',
} as const;

export const claimsKind: ContentKind<FactSets['claims']> = {
  name: 'claims',
  title: 'Evidence',
  lead: 'Pages say before each figure or story that it’s an example or a sample, until you record here what proves it. A discount is proved once somebody has paid the price it’s compared with. What can never be proved should be changed or left out.',
  groups: (app) =>
    listShownClaims(app.facts())
      .filter(({ status }) => status !== 'commitment')
      .map(({ id, text, status, shownOn, canHide }) => {
        const claim = claims[id];
        const source = line(
          `${id}.source`,
          'Evidence',
          300,
          'Such as “Time sheets of three customers”. With it, the mark goes.',
        );
        const pages = shownOn.join(', ');
        return {
          title: text,
          lead: pages ? `${STATUS[status]} Shown on ${pages}.` : 'No page shows it right now.',
          fields: [
            ...('value' in claim
              ? [
                  {
                    ...optional(number(`${id}.value`, 'Figure', [0, 1_000_000])),
                    blank: String(claim.value),
                  },
                ]
              : []),
            optional(source),
            optional(date(`${id}.date`, 'Gathered on')),
            ...(canHide ? [optional(toggle(`${id}.isHidden`, 'Leave it out'))] : []),
          ],
        };
      }),
  check(own) {
    const faults: Record<string, Faults[string]> = {};
    for (const [id, { source, date: gathered }] of Object.entries(own)) {
      faults[`${id}.source`] = !source && gathered && contentErrors.missing;
      faults[`${id}.date`] = source && !gathered && contentErrors.date;
    }
    return faults;
  },
  notes: {
    title: 'Your own promises, which need no evidence',
    lines: (_, app) =>
      listShownClaims(app.facts())
        .filter(({ status, shownOn }) => status === 'commitment' && shownOn.length > 0)
        .map(({ text, shownOn }) => `${text} (${shownOn.join(', ')})`),
  },
};
