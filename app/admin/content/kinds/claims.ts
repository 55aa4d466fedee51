import { listClaims } from '#app/facts/claims.ts';
import type { FactSets } from '#app/facts/facts.schema.ts';
import type { ContentKind } from '../content-kind.server.ts';
import { date, line, number, optional, toggle } from '../fields.ts';

export const claimsKind: ContentKind<FactSets['claims']> = {
  name: 'claims',
  title: 'Evidence',
  lead: 'Pages say before each figure or story that it’s an example or a sample, until you record here what proves it. A discount is proved once somebody has paid the price it’s compared with. What can never be proved should be changed or left out.',
  groups: (app) =>
    listClaims(app.facts()).map(({ id, text, shipped, isProved, isMade }) => {
      const figure = optional(number(`${id}.value`, 'Figure', [0, 1_000_000]));
      const source = line(
        `${id}.source`,
        'Evidence',
        300,
        'Such as “Time sheets of three customers”. With it and its day, the mark goes.',
      );
      const status = isProved ? 'Proved.' : 'Marked as an example or a sample.';
      return {
        title: text,
        lead: isMade ? status : 'No page shows it right now.',
        fields: [
          ...(typeof shipped === 'number' ? [{ ...figure, blank: String(shipped) }] : []),
          optional(source),
          optional(date(`${id}.date`, 'Gathered on')),
          ...(shipped ? [optional(toggle(`${id}.isHidden`, 'Leave it out'))] : []),
        ],
      };
    }),
};
