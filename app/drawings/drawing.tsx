import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Size classes for the place it stands in. Without any, the drawing fills its container's width. */
  className?: string;
  /** Says what is drawn, for people who do not see it. Leave out where the text beside it says it. */
  title?: string;
}

/** The paper sizes of the family, in viewBox units; the pen grows with the sheet. */
const sheets = {
  small: { width: 160, height: 120, pen: 2.4 },
  portrait: { width: 240, height: 240, pen: 3 },
  large: { width: 480, height: 320, pen: 3.4 },
  /** One thing by itself, shown small: a broader pen on the large sheet. */
  object: { width: 480, height: 320, pen: 5.6 },
  narrow: { width: 400, height: 250, pen: 3.4 },
  wide: { width: 960, height: 400, pen: 4 },
} as const;

interface FrameProps extends DrawingProps {
  sheet: keyof typeof sheets;
  children: ReactNode;
}

/**
 * The sheet every drawing is made on: one pen, round caps, ink in the text colour. Decorative
 * (hidden from assistive technology) unless it has a title.
 */
export function Drawing({ sheet, className = 'block h-auto w-full', title, children }: FrameProps) {
  const { width, height, pen } = sheets[sheet];
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

interface ShapeProps {
  /** An SVG path in the units of the sheet. */
  d: string;
}

/** The one line. `pathLength` 1 lets a style sheet draw it: dash array 1, dash offset 1 to 0. */
export function Line({ d }: ShapeProps) {
  return <path className="drawing-line" pathLength={1} d={d} />;
}

/** The one filled shape of a drawing: what the eye should find first. */
export function Accent({ d }: ShapeProps) {
  return <path className="drawing-accent" fill="var(--color-signal)" stroke="none" d={d} />;
}

/** A quiet patch of lake colour behind the line, printed slightly off the outline. */
export function Quiet({ d }: ShapeProps) {
  return <path className="drawing-quiet" fill="var(--color-lake-soft)" stroke="none" d={d} />;
}
