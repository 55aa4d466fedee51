import { useEffect, useState } from 'react';
import { siteUrl } from '#app/platform/seo/page-meta.ts';
import { fill } from '#app/platform/words/fill.ts';
import { localToday } from './local-today.ts';
import { toolPageWords } from './tools.content.ts';

/** On paper only: the address of the tool and the day, so that a record can be traced back. */
export function PrintedFrom({ path, posted }: { path: string; posted: string | undefined }) {
  const [today, setToday] = useState(posted);
  useEffect(() => setToday(localToday()), []);
  const url = siteUrl + path;
  return (
    <p className="printed-from wrap">
      {today === undefined
        ? fill(toolPageWords.printedFromAddress, { url })
        : fill(toolPageWords.printedFrom, { url, date: today })}
    </p>
  );
}
