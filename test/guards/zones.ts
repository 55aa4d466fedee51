/** Zones from the outside in: a file may import from its own zone and from later ones. */
export const ZONES: readonly {
  name: string;
  holds: (file: string) => boolean;
  may: readonly string[];
}[] = [
  {
    name: 'server',
    holds: startsWith('server/'),
    may: [
      'entry',
      'layout',
      'admin',
      'features',
      'emails',
      'platform',
      'facts',
      'content',
      'database',
    ],
  },
  {
    name: 'entry',
    holds: (file) => /^app\/[^/]+\.(ts|tsx)$/.test(file) && !isContent(file),
    may: [
      'layout',
      'pages',
      'admin',
      'features',
      'emails',
      'platform',
      'ui',
      'drawings',
      'facts',
      'content',
      'database',
    ],
  },
  {
    name: 'layout',
    holds: startsWith('app/layout/'),
    may: ['platform', 'ui', 'drawings', 'facts', 'content', 'database'],
  },
  {
    name: 'pages',
    holds: startsWith('app/pages/'),
    may: ['features', 'emails', 'platform', 'ui', 'drawings', 'facts', 'content', 'database'],
  },
  {
    name: 'admin',
    holds: startsWith('app/admin/'),
    may: ['features', 'emails', 'platform', 'ui', 'drawings', 'facts', 'content', 'database'],
  },
  {
    name: 'features',
    holds: startsWith('app/features/'),
    may: ['emails', 'platform', 'ui', 'drawings', 'facts', 'content', 'database'],
  },
  {
    name: 'emails',
    holds: startsWith('app/emails/'),
    may: ['platform', 'ui', 'facts', 'content', 'database'],
  },
  {
    name: 'platform',
    holds: startsWith('app/platform/'),
    may: ['ui', 'facts', 'content', 'database'],
  },
  { name: 'ui', holds: startsWith('app/ui/'), may: ['facts', 'content'] },
  { name: 'drawings', holds: startsWith('app/drawings/'), may: [] },
  { name: 'facts', holds: startsWith('app/facts/'), may: ['drawings', 'content'] },
  {
    name: 'content',
    holds: (file) => isContent(file) || file.startsWith('content/'),
    may: ['facts', 'drawings'],
  },
  { name: 'database', holds: startsWith('database/'), may: [] },
];

/** The name of the zone that holds the file. Throws if none does. */
export function zoneOf(file: string): string {
  const found = ZONES.find((candidate) => candidate.holds(file));
  if (!found) throw new Error(`${file} is in no zone`);
  return found.name;
}

function startsWith(prefix: string): (file: string) => boolean {
  return (file) => file.startsWith(prefix) && !isContent(file);
}

function isContent(file: string): boolean {
  return /\.content\.ts$/.test(file) || file === 'app/content-types.ts';
}
