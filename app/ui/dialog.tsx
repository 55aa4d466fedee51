import { type ReactNode, useEffect, useRef } from 'react';
import { Cross } from './toast.tsx';

interface DialogProps {
  id: string;
  /** Controlled: the parent holds the state. */
  open: boolean;
  /** Called on Escape, on the close button and on a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** A modal window: native <dialog>, so focus is kept inside and returns to where it was. */
export function Dialog({ id, open, onClose, title, closeLabel, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes on a click on the backdrop; the keyboard has Escape
    <dialog
      ref={box}
      id={id}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && isOutside(event) && onClose()}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <button type="button" className="icon-button -mt-2 -mr-2" onClick={onClose}>
          <span className="sr-only">{closeLabel}</span>
          <Cross />
        </button>
      </div>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}

function isOutside({ currentTarget, clientX, clientY }: React.MouseEvent): boolean {
  const edge = currentTarget.getBoundingClientRect();
  return clientX < edge.left || clientX > edge.right || clientY < edge.top || clientY > edge.bottom;
}
