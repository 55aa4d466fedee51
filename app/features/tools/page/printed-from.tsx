import { useEffect, useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { useSiteUrl } from '#app/platform/seo/site-url.ts';
import { dayText } from '../model/day-text.ts';
import { toolPageWords } from '../tools.content.ts';
import { localToday } from './local-today.ts';

/** Only in print: the URL of the tool and the date, so that a printed result can be traced. */
export function PrintedFrom({ path, posted }: { path: string; posted: string | undefined }) {
  const [today, setToday] = useState(posted);
  useEffect(() => setToday(localToday()), []);
  const url = useSiteUrl() + path;
  return (
    <p className="printed-from wrap">
      {today === undefined
        ? interpolate(toolPageWords.printedFromAddress, { url })
        : interpolate(toolPageWords.printedFrom, { url, date: dayText(today) })}
    </p>
  );
}
