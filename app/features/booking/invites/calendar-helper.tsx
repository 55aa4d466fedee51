import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { helperWords as words } from '../booking.content.ts';
import { describeSlot, type Slot } from '../slots/slot.ts';
import { CalendarLinksList, type CallToAdd } from './calendar-links-list.tsx';

export type BookedSlot = CallToAdd & Pick<Slot, 'date' | 'time' | 'visitor'>;

/** The dialog after a booking: links to add it to a calendar, and the link to change it. */
export function CalendarHelper({
  id,
  call,
  onClose,
}: {
  id: string;
  /** Undefined while the dialog is closed. */
  call: BookedSlot | undefined;
  onClose: () => void;
}) {
  const moment = call && describeSlot(call);
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
          <p className="lead">{moment.toronto}</p>
          {moment.visitor && <p>{moment.visitor}</p>}
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
