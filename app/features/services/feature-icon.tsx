import type { FeatureIcon as IconName } from './service-pages.content.ts';

/** A 48 × 48 icon in the style of the drawings: a line and one filled shape. */
export function FeatureIcon({ name }: { name: IconName }) {
  const { line, accent } = icons[name];
  return (
    <svg className="service-feature-icon" viewBox="0 0 48 48" aria-hidden="true">
      <path className="service-feature-icon-accent" d={accent} />
      <path className="service-feature-icon-line" d={line} />
    </svg>
  );
}

const icons: Readonly<Record<IconName, { line: string; accent: string }>> = {
  calendar: {
    line: 'M9 11h30q2 0 2 2v26q0 2-2 2H9q-2 0-2-2V13q0-2 2-2zM7 20h34M16 6v9M32 6v9M15 29h6',
    accent: 'M28 27h10v10H28z',
  },
  chart: {
    line: 'M4 41h40M9 41V29h7v12M21 41V21h7v20M33 41V9h7v32',
    accent: 'M35 12h7v31h-7z',
  },
  checklist: {
    line: 'M13 6h22q2 0 2 2v33q0 2-2 2H13q-2 0-2-2V8q0-2 2-2zM17 16l3 3 5-6M29 17h4M17 30l3 3 5-6M29 31h4',
    accent: 'M17 23h11v11H17z',
  },
  envelope: {
    line: 'M7 12h34q1 0 1 1v23q0 1-1 1H7q-1 0-1-1V13q0-1 1-1zM6 13l18 14 18-14',
    accent: 'M24 22a6 6 0 1 0 .1 0z',
  },
  hand: {
    line: 'M15 43v-8l-7-9c-2-3 2-6 5-3l4 4V11c0-5 6-5 6 0v10V7c0-5 6-5 6 0v14V10c0-5 6-5 6 0v13-7c0-5 6-5 6 0v14c0 6-3 8-4 13',
    accent: 'M15 36h24v8H15z',
  },
  invoice: {
    line: 'M11 6h26v37l-4.3-3-4.4 3-4.3-3-4.3 3-4.4-3-4.3 3zM17 15h14M17 22h14M17 29h6',
    accent: 'M31 26a5 5 0 1 0 .1 0z',
  },
  key: {
    line: 'M14 15a9 9 0 1 0 .1 0zM23 24h20v8M34 24v6',
    accent: 'M14 20a4 4 0 1 0 .1 0z',
  },
  link: {
    line: 'M19 29l10-10M22 16l6-6c4-4 9-4 12-1s3 8-1 12l-6 6M26 32l-6 6c-4 4-9 4-12 1s-3-8 1-12l6-6',
    accent: 'M24 20a4 4 0 1 0 .1 0z',
  },
  people: {
    line: 'M17 10a6 6 0 1 0 .1 0zM5 41c0-10 5-15 12-15s12 5 12 15M33 13a5 5 0 1 0 .1 0zM31 28c7-2 12 3 12 13',
    accent: 'M17 30c5 0 8 4 8 11H9c0-7 3-11 8-11z',
  },
  phone: {
    line: 'M17 4h16q3 0 3 3v34q0 3-3 3H17q-3 0-3-3V7q0-3 3-3zM22 38h6',
    accent: 'M20 12h20v11H28l-5 5v-5h-3z',
  },
  scale: {
    line: 'M24 6v35M14 42h20M9 13h30M9 13L4 28h10zM39 13l-5 15h10z',
    accent: 'M4 28h10q-1 6-5 6t-5-6z',
  },
  search: {
    line: 'M20 7a13 13 0 1 0 .1 0zM29.5 29.5L42 42',
    accent: 'M20 13a7 7 0 1 0 .1 0z',
  },
  shield: {
    line: 'M24 5l16 5v12c0 10-6 17-16 21-10-4-16-11-16-21V10zM16 23l6 6 10-11',
    accent: 'M26 8l14 5v10c0 9-5 15-14 19z',
  },
  signpost: {
    line: 'M24 5v38M16 43h16M24 9h13l6 6-6 6H24M24 24H11l-6 6 6 6h13',
    accent: 'M26 11h11l6 6-6 6H26z',
  },
  wrench: {
    line: 'M41 14l-7 7-6-1-1-6 7-7c-7-3-15 2-14 10q0 2 .6 3.5L7 34c-4 4 4 11 7.5 7L28 27.5q2 .6 3.5.5c8 0 12.5-7 9.5-14z',
    accent: 'M12 31a5 5 0 1 0 .1 0z',
  },
};
