import { useEffect, useState } from 'react';
import {
  type CarriedNote,
  clearCarriedNote,
  readCarriedNote,
} from '#app/platform/browser/carried-note.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { booking } from './booking.content.ts';

/** Shows which tool result is sent with the booking, with a button to remove it. */
export function CallBriefNote() {
  const [brief, setBrief] = useState<CarriedNote>();
  useEffect(() => setBrief(readCarriedNote()), []);
  if (!brief) return null;
  return (
    <details className="border-l-4 border-signal pl-4">
      <summary>{interpolate(booking.brief.title, { title: brief.title })}</summary>
      <p className="mt-2 whitespace-pre-line text-sm text-muted">{brief.text}</p>
      <Button
        variant="quiet"
        small
        onClick={() => {
          clearCarriedNote();
          setBrief(undefined);
        }}
      >
        {booking.brief.remove}
      </Button>
    </details>
  );
}
