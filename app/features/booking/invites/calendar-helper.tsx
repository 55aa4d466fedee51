import { type Clocks, describeMomentBy } from '#app/platform/time/zone-clock.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { helperWords as words } from '../booking.content.ts';
import { CalendarLinksList, type CallToAdd } from './calendar-links-list.tsx';

/** The dialog after a booking: links to add it to a calendar, and the link to change it. */
export function CalendarHelper({
  id,
  call,
  clocks,
  onClose,
}: {
  id: string;
  /** Undefined while the dialog is closed. */
  call: CallToAdd | undefined;
  clocks: Clocks;
  onClose: () => void;
}) {
  const moment = call && describeMomentBy(new Date(call.startsAt), clocks);
  return (
    <Dialog
      id={id}
      open={call !== undefined}
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
    >
      {call && moment && (
        <div className="calendar-helper">
          <p className="lead">{moment.toronto.text}</p>
          {moment.visitor && <p>{moment.visitor.text}</p>}
          <p>{words.intro}</p>
          <CalendarLinksList call={call} />
          <ButtonLink variant="quiet" href={call.managePath}>
            {words.manage}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}
