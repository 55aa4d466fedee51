import { useEffect, useState } from 'react';
import { type CallBrief, clearBrief, readBrief } from '#app/platform/browser/call-brief.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { booking } from './booking.content.ts';

/** Says which tool result goes along with the call, and takes it off again. Nothing without one. */
export function CallBriefNote() {
  const [brief, setBrief] = useState<CallBrief>();
  useEffect(() => setBrief(readBrief()), []);
  if (!brief) return null;
  return (
    <details className="border-l-4 border-signal pl-4">
      <summary>{interpolate(booking.brief.title, { title: brief.title })}</summary>
      <p className="mt-2 whitespace-pre-line text-sm text-muted">{brief.text}</p>
      <Button
        variant="quiet"
        small
        onClick={() => {
          clearBrief();
          setBrief(undefined);
        }}
      >
        {booking.brief.remove}
      </Button>
    </details>
  );
}
