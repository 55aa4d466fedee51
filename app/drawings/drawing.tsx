import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Size classes. Without any, the drawing fills the width of its container. */
  className?: string;
  /** Describes the drawing to screen readers. Leave it out if the text beside it says the same. */
  title?: string;
}

/** The sizes of drawings and their stroke widths, in viewBox units. */
const sheets = {
  small: { width: 160, height: 120, pen: 2.4 },
  portrait: { width: 240, height: 240, pen: 3 },
  large: { width: 480, height: 320, pen: 3.4 },
  /** Its arms reach beyond both sides: a panel cuts them, elsewhere the sleeves end there. */
  arms: { width: 480, height: 320, pen: 3.4 },
  /** A single object that is shown small, so it needs a wider stroke. */
  object: { width: 480, height: 320, pen: 5.6 },
  narrow: { width: 400, height: 250, pen: 3.4 },
  /** Its line is 5 px thick on the home page, whose style sheet goes on drawing it to the edges. */
  wide: { width: 960, height: 400, pen: 3.85 },
} as const;

/** Classes of the drawings that a style sheet treats differently. */
const kinds: Partial<Record<keyof typeof sheets, string>> = {
  small: 'drawing-small',
  arms: 'drawing-arms',
};

interface FrameProps extends DrawingProps {
  sheet: keyof typeof sheets;
  children: ReactNode;
}

/**
 * The <svg> of every drawing: one stroke width, round caps, the text colour. Decorative (hidden
 * from assistive technology) unless it has a title.
 */
export function Drawing({ sheet, className = 'block h-auto w-full', title, children }: FrameProps) {
  const { width, height, pen } = sheets[sheet];
  const kind = `drawing ${kinds[sheet] ?? ''}`.trim();
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={`${kind} ${className}`}
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

/**
 * The main line of a drawing. With `pathLength` 1 a style sheet can animate it: dash array 1, dash
 * offset from 1 to 0.
 */
export function Line({ d }: ShapeProps) {
  return <path className="drawing-line" pathLength={1} d={d} />;
}

/** The only shape in the signal colour, for what should be seen first. */
export function Accent({ d }: ShapeProps) {
  return <path className="drawing-accent" fill="var(--color-signal)" stroke="none" d={d} />;
}

/** A pale blue patch behind the line, slightly offset from the outline. */
export function Quiet({ d }: ShapeProps) {
  return <path className="drawing-quiet" fill="var(--color-lake-soft)" stroke="none" d={d} />;
}
