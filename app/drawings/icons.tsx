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

export function PhoneIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7 3.5H5c-.9 0-1.6.8-1.5 1.7C4.2 13.6 10.4 19.8 18.8 20.5c.9.1 1.7-.6 1.7-1.5v-2c0-.5-.3-.9-.8-1l-3-.9c-.4-.1-.8 0-1.1.3l-1.3 1.4a14 14 0 0 1-7.1-7.1l1.4-1.3c.3-.3.4-.7.3-1.1l-.9-3c-.1-.5-.5-.8-1-.8z"
    />
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M3.5 7.5 12 13.5l8.5-6V7c0-.8-.7-1.5-1.5-1.5H5c-.8 0-1.5.7-1.5 1.5v10c0 .8.7 1.5 1.5 1.5h14c.8 0 1.5-.7 1.5-1.5V7.5"
    />
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 21c-4.5-5.3-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 5.7-6.5 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Glyph {...props} d="M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z" />;
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

export function CheckIcon(props: IconProps) {
  return <Glyph {...props} d="m4 12.5 5.5 6L20 6" />;
}

export function CloseIcon(props: IconProps) {
  return <Glyph {...props} d="m5.5 5.5 13 13m0-13-13 13" />;
}

export function MenuIcon(props: IconProps) {
  return <Glyph {...props} d="M3.5 6.5h17m-17 5.5h17m-17 5.5h11" />;
}

export function ExternalIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M11 5H6.5C5.7 5 5 5.7 5 6.5v11c0 .8.7 1.5 1.5 1.5h11c.8 0 1.5-.7 1.5-1.5V13M14.5 4.5h5v5m0-5L11 13"
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 3.5v12l-5-5m5 5 5-5m-13 6.5V19c0 .8.7 1.5 1.5 1.5h13c.8 0 1.5-.7 1.5-1.5v-2"
    />
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7 8.5v-5h10v5m-10 8H5c-.8 0-1.5-.7-1.5-1.5v-5c0-.8.7-1.5 1.5-1.5h14c.8 0 1.5.7 1.5 1.5v5c0 .8-.7 1.5-1.5 1.5h-2m-10-3h10v7H7z"
    />
  );
}

export function SearchIcon(props: IconProps) {
  return <Glyph {...props} d="m20.5 20.5-5-5M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z" />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Glyph {...props} d="m5 9 7 7 7-7" />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Glyph {...props} d="m15 5-7 7 7 7" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Glyph {...props} d="m9 5 7 7-7 7" />;
}

export function PauseIcon(props: IconProps) {
  return <Glyph {...props} d="M8.5 5v14m7-14v14" />;
}

export function PlayIcon(props: IconProps) {
  return <Glyph {...props} d="M7.5 4.5v15l12-7.5z" />;
}

export function CopyIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M15.5 8.5V5c0-.8-.7-1.5-1.5-1.5H5c-.8 0-1.5.7-1.5 1.5v9c0 .8.7 1.5 1.5 1.5h3.5m1.5-7h9c.8 0 1.5.7 1.5 1.5v9c0 .8-.7 1.5-1.5 1.5h-9c-.8 0-1.5-.7-1.5-1.5v-9c0-.8.7-1.5 1.5-1.5z"
    />
  );
}

export function PlusIcon(props: IconProps) {
  return <Glyph {...props} d="M12 4.5v15m-7.5-7.5h15" />;
}

export function InfoIcon(props: IconProps) {
  return <Glyph {...props} d="M12 11v6m0-9.5v.1M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z" />;
}

export function WarningIcon(props: IconProps) {
  return <Glyph {...props} d="M12 10v4.5m0 2.8v.1M12 4l9 16H3z" />;
}

export function LinkedInIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7 10.5V17m0-9.7v.1M11 17v-6.5m0 3c0-4 6-4.5 6-.5v4M6 3.5h12c1.4 0 2.5 1.1 2.5 2.5v12c0 1.4-1.1 2.5-2.5 2.5H6c-1.4 0-2.5-1.1-2.5-2.5V6c0-1.4 1.1-2.5 2.5-2.5z"
    />
  );
}

export function XIcon(props: IconProps) {
  return <Glyph {...props} d="M4 20.5 10.8 13M20 3.5l-6.8 7.5M3.5 3.5h4.2l12.8 17h-4.2z" />;
}

export function FacebookIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M15.5 7.5h-1.2c-1.3 0-1.8.7-1.8 2v11m-3-7.5h6M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z"
    />
  );
}

export function InstagramIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M17 7v.1M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM8 3.5h8c2.5 0 4.5 2 4.5 4.5v8c0 2.5-2 4.5-4.5 4.5H8c-2.5 0-4.5-2-4.5-4.5V8c0-2.5 2-4.5 4.5-4.5z"
    />
  );
}

export function YouTubeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="m10 9 5 3-5 3zM6 5.5c4-.5 8-.5 12 0 1.5.2 2.5 1.3 2.7 2.7.4 2.5.4 5.1 0 7.6-.2 1.4-1.2 2.5-2.7 2.7-4 .5-8 .5-12 0-1.5-.2-2.5-1.3-2.7-2.7-.4-2.5-.4-5.1 0-7.6C3.5 6.8 4.5 5.7 6 5.5z"
    />
  );
}

export function TikTokIcon(props: IconProps) {
  return <Glyph {...props} d="M19 10.5c-3 0-5.5-2.5-5.5-6.5v11.5a4.5 4.5 0 1 1-4.5-4.5" />;
}

export function BellIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 17.5c0-6 3.5-9 8-9s8 3 8 9zm0 0h-.5V20h17v-2.5H20m-8-9V6m-1.5-1.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z"
    />
  );
}

export function ChartIcon(props: IconProps) {
  return <Glyph {...props} d="M2.5 20.5H5v-5h3.5v5h2v-10H14v10h2v-16h3.5v16h2" />;
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

export function HandIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M3 15.5 6.5 12c1-1 2.5-1 4-.5l3 .5c1.5.3 1.5 2.3 0 2.5H10m4-.5 4.5-2c1.5-.7 2.7 1 1.5 2-2.5 2.3-4 4.5-7.5 4.5-2.5 0-3.5-.5-5.5-.5l-2 2"
    />
  );
}

export function InvoiceIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M14 3.5H6.5C5.7 3.5 5 4.2 5 5v15.5l2.3-1.5 2.4 1.5L12 19l2.3 1.5 2.4-1.5 2.3 1.5V8.5zv5h5M8.5 9H11m-2.5 4h7"
    />
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M11 12h9.5v3.5M17 12v2.5M7.2 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z"
    />
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M9.5 14.5a4 4 0 0 0 5.7 0l4-4a4 4 0 0 0-5.7-5.7l-1.3 1.3m2.3 3.4a4 4 0 0 0-5.7 0l-4 4a4 4 0 0 0 5.7 5.7l1.3-1.3"
    />
  );
}

export function ParcelIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 8.5v12M4.5 8.5h15v12h-15zm7.5 0c-3 0-5-1.5-4.5-3.3C8 3.5 10.5 4 12 8.5c1.5-4.5 4-5 4.5-3.3.5 1.8-1.5 3.3-4.5 3.3z"
    />
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M2.5 20c0-4 2.5-6 6-6s6 2 6 6M8.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm7 .3a3.5 3.5 0 0 1 0 6.4m2 3.3c2.5.8 4 2.7 4 5.5"
    />
  );
}

export function ScaleIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 3.5v17m-4 0h8M4.5 7.5l15-2m-15 2L2 14.5h5zm15-2L17 12.5h5zM2 14.5c0 2.5 5 2.5 5 0m10-2c0 2.5 5 2.5 5 0"
    />
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 3.5c2.5 1.5 5 2.3 7.5 2.5 0 7-2 11.5-7.5 14.5C6.5 17.5 4.5 13 4.5 6 7 5.8 9.5 5 12 3.5zm-3.5 8.5 2.7 3 4.3-5"
    />
  );
}

export function SignpostIcon(props: IconProps) {
  return (
    <Glyph {...props} d="M12 20.5v-17m-4 17h8M12 5h6l2.5 2.5L18 10h-6zm0 6H6L3.5 13.5 6 16h6z" />
  );
}

export function TillIcon(props: IconProps) {
  return <Glyph {...props} d="M3.5 20.5v-4h17v4zm2-4 2-6h9l2 6M9 10.5V4h6v6.5M9.5 13.5h5" />;
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

/** The icons that content files can refer to by name. */
export const icons = {
  phone: PhoneIcon,
  mail: MailIcon,
  pin: PinIcon,
  clock: ClockIcon,
  calendar: CalendarIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-left': ArrowLeftIcon,
  check: CheckIcon,
  close: CloseIcon,
  menu: MenuIcon,
  external: ExternalIcon,
  download: DownloadIcon,
  print: PrintIcon,
  search: SearchIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-right': ChevronRightIcon,
  pause: PauseIcon,
  play: PlayIcon,
  copy: CopyIcon,
  plus: PlusIcon,
  info: InfoIcon,
  warning: WarningIcon,
  linkedin: LinkedInIcon,
  x: XIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
  tiktok: TikTokIcon,
  bell: BellIcon,
  chart: ChartIcon,
  chat: ChatIcon,
  checklist: ChecklistIcon,
  hand: HandIcon,
  invoice: InvoiceIcon,
  key: KeyIcon,
  link: LinkIcon,
  parcel: ParcelIcon,
  people: PeopleIcon,
  scale: ScaleIcon,
  shield: ShieldIcon,
  signpost: SignpostIcon,
  till: TillIcon,
  wrench: WrenchIcon,
  document: DocumentIcon,
  envelope: MailIcon,
} as const;

export type IconName = keyof typeof icons;

interface NamedIconProps extends IconProps {
  name: IconName;
}

/** The icon with that name. Importing this adds every icon to the bundle. */
export function Icon({ name, ...props }: NamedIconProps) {
  const Sign = icons[name];
  return <Sign {...props} />;
}
