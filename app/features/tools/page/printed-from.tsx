import { useEffect, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { toolPageWords } from '../tools.content.ts';
import { localToday } from './local-today.ts';

/** On paper only: the address of the tool and the day, so that a record can be traced back. */
export function PrintedFrom({ path, posted }: { path: string; posted: string | undefined }) {
  const [today, setToday] = useState(posted);
  useEffect(() => setToday(localToday()), []);
  const url = useSiteUrl() + path;
  return (
    <p className="printed-from wrap">
      {today === undefined
        ? interpolate(toolPageWords.printedFromAddress, { url })
        : interpolate(toolPageWords.printedFrom, { url, date: today })}
    </p>
  );
}
