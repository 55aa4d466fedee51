interface IconProps {
  /** Size and colour classes; without any, 1.5rem square. */
  className?: string;
}

interface GlyphProps extends IconProps {
  d: string;
}

/**
 * A 24-pixel icon in the style of the drawings. Always decorative: a text beside it or the label of
 * its control says what it means.
 */
function Glyph({ d, className = 'size-6' }: GlyphProps) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M3.5 9.5h17M8 3v4M16 3v4M5 5h14c.8 0 1.5.7 1.5 1.5V19c0 .8-.7 1.5-1.5 1.5H5c-.8 0-1.5-.7-1.5-1.5V6.5C3.5 5.7 4.2 5 5 5zm9 9.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0"
    />
  );
}

export function ArrowRightIcon(props: IconProps) {
  return <Glyph {...props} d="M3.5 12h17l-6-6m6 6-6 6" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Glyph {...props} d="M20.5 12h-17l6-6m-6 6 6 6" />;
}

export function PrintIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7 8.5v-5h10v5m-10 8H5c-.8 0-1.5-.7-1.5-1.5v-5c0-.8.7-1.5 1.5-1.5h14c.8 0 1.5.7 1.5 1.5v5c0 .8-.7 1.5-1.5 1.5h-2m-10-3h10v7H7z"
    />
  );
}

export function PauseIcon(props: IconProps) {
  return <Glyph {...props} d="M8.5 5v14m7-14v14" />;
}

export function PlayIcon(props: IconProps) {
  return <Glyph {...props} d="M7.5 4.5v15l12-7.5z" />;
}

export function ChatIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M6 19.5v-4H5c-.8 0-1.5-.7-1.5-1.5V6c0-.8.7-1.5 1.5-1.5h14c.8 0 1.5.7 1.5 1.5v8c0 .8-.7 1.5-1.5 1.5h-8z"
    />
  );
}

export function ChecklistIcon(props: IconProps) {
  return <Glyph {...props} d="m4 6.5 1.7 2L9 4.5m3.5 2h8M4 15.5l1.7 2L9 13.5m3.5 2h8" />;
}

export function PeopleIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M2.5 20c0-4 2.5-6 6-6s6 2 6 6M8.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm7 .3a3.5 3.5 0 0 1 0 6.4m2 3.3c2.5.8 4 2.7 4 5.5"
    />
  );
}

export function WrenchIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M14.5 9.5 5 19a1.8 1.8 0 0 0 2.5 2.5L17 12c2.5.5 5-1.5 4.5-4.5L19 10l-3.5-.5L15 6l2.5-2.5c-3-.5-5 2-4.5 4.5z"
    />
  );
}

export function DocumentIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M13.5 3.5h-7C5.7 3.5 5 4.2 5 5v14c0 .8.7 1.5 1.5 1.5h11c.8 0 1.5-.7 1.5-1.5V9zV9H19M8.5 13h7m-7 3.5h4"
    />
  );
}
