import { interpolate } from '#app/platform/format/interpolate.ts';
import { alsoDone } from './also-done.content.ts';
import type { AlsoDone } from './signup-confirm-steps.server.ts';

const inSeries = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** What a code or a link did for other lists, in sentences; undefined if nothing. */
export function describeAlsoDone({ confirmed, emailed }: AlsoDone): string | undefined {
  const { emailed: one, emailedEach } = alsoDone;
  const sentences = [
    [confirmed, alsoDone.confirmed],
    [emailed, emailed.length > 1 ? emailedEach : one],
  ] as const;
  const said = sentences.flatMap(([lists, words]) =>
    lists.length > 0 ? interpolate(words, { lists: inSeries.format(lists) }) : [],
  );
  return said.length > 0 ? said.join(' ') : undefined;
}
