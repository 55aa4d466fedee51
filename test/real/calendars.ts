import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#test/site-process.ts';
import { bookMoveCancel, type Invite } from './invites.ts';
import type { Check, Part } from './report.ts';

const PYTHON = '/usr/bin/python3';
const KHAL = '/usr/bin/khal';
const CALCURSE = '/usr/bin/calcurse';
const EVOLUTION_LIBRARY = '/usr/lib/x86_64-linux-gnu/girepository-1.0/ECal-2.0.typelib';
const PYTHON_ICALENDAR = '/usr/lib/python3/dist-packages/icalendar/__init__.py';

/** The three files of one call, shared by all programs: booked, moved, cancelled. */
let invites: Promise<Files> | undefined;
type Files = { invites: [Invite, Invite, Invite]; paths: [string, string, string] };

const evolutionPart: Part = {
  name: 'Evolution (evolution-data-server)',
  programs: [
    '/usr/libexec/evolution-calendar-factory',
    '/usr/bin/dbus-run-session',
    EVOLUTION_LIBRARY,
  ],
  version: ['/usr/bin/dpkg-query', '-W', 'evolution-data-server'],
  async run(check) {
    const files = await getFiles();
    const home = temporaryFolder('evolution');
    const program = fileURLToPath(new URL('evolution.py', import.meta.url));
    const states = JSON.parse(
      run('/usr/bin/dbus-run-session', ['--', PYTHON, program, ...files.paths], home),
    ) as { uid: string; sequence: number; start: string }[][];
    checkStates(
      check,
      files,
      states.map((events) => events.map(({ uid, start }) => ({ uid, start }))),
    );
    check('a cancellation takes the call out of the calendar', states[2]?.length === 0, states[2]);
  },
};

const khalPart: Part = {
  name: 'khal',
  programs: [KHAL],
  version: [KHAL, '--version'],
  async run(check) {
    const files = await getFiles();
    const home = temporaryFolder('khal');
    const config = path.join(home, 'config');
    writeFileSync(
      config,
      `[calendars]
[[calls]]
path = ${home}/calls
[locale]
local_timezone = America/Toronto
default_timezone = America/Toronto
longdatetimeformat = %Y%m%dT%H%M%S
[sqlite]
path = ${home}/cache
`,
    );
    const states = files.paths.map((file) => {
      run(KHAL, ['-c', config, 'import', '--batch', '-a', 'calls', file], home);
      const format = 'event {uid} {start-long-full} {status}';
      const listed = run(KHAL, ['-c', config, 'list', '--format', format, 'today', '60d'], home);
      return [...listed.matchAll(/^event (\S+) (\S+) (\S*)/gm)].map(
        ([, uid = '', start = '', status = '']) => ({ uid, start, status }),
      );
    });
    checkStates(check, files, states);
    const last = states[2] ?? [];
    check(
      'a cancellation leaves the call as cancelled, or takes it away',
      last.every(({ status }) => status === 'CANCELLED'),
      last,
    );
  },
};

const calcursePart: Part = {
  name: 'calcurse',
  programs: [CALCURSE],
  version: [CALCURSE, '--version'],
  async run(check) {
    const {
      invites: [booked],
      paths: [file],
    } = await getFiles();
    const home = temporaryFolder('calcurse');
    run(CALCURSE, ['-D', home, '-i', file], home);
    const stored = readdirSync(home).includes('apts')
      ? readFileSync(path.join(home, 'apts'), 'utf8').trim().split('\n')
      : [];
    // It ignores method and sequence, so only reading the call can be compared.
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(booked.start) ?? [];
    check(
      'it reads one call, on its day',
      stored.length === 1 && stored[0]?.startsWith(`${month}/${day}/${year}`) === true,
      stored,
    );
  },
};

const pythonPart: Part = {
  name: 'python3-icalendar',
  programs: [PYTHON, PYTHON_ICALENDAR],
  version: ['/usr/bin/dpkg-query', '-W', 'python3-icalendar'],
  async run(check) {
    const { paths, invites: expected } = await getFiles();
    const program = `import icalendar, json, sys
result = []
for file in sys.argv[1:]:
    calendar = icalendar.Calendar.from_ical(open(file, 'rb').read())
    [event] = calendar.walk('VEVENT')
    result.append([calendar['METHOD'], event['UID'], event['SEQUENCE'],
        event.decoded('DTSTART').strftime('%Y%m%dT%H%M%S'), len(calendar.errors) + len(event.errors)])
print(json.dumps(result))`;
    const read = JSON.parse(run(PYTHON, ['-c', program, ...paths], temporaryFolder('python')));
    const facts = expected.map(({ method, uid, sequence, start }) => [
      method,
      uid,
      sequence,
      start,
      0,
    ]);
    check(
      'it reads all three without an error',
      JSON.stringify(read) === JSON.stringify(facts),
      read,
    );
  },
};

export const calendarParts = [evolutionPart, khalPart, calcursePart, pythonPart];

/** After the invite there must be one event, and after the change still one, at the new time. */
function checkStates(
  check: Check,
  { invites: [booked, moved] }: Files,
  states: readonly { uid: string; start: string }[][],
): void {
  for (const [what, invite, events] of [
    ['an invite adds the call', booked, states[0]],
    ['a change moves it, and adds none', moved, states[1]],
  ] as const) {
    const [event] = events ?? [];
    const isRight =
      events?.length === 1 && event?.uid === invite.uid && event.start === invite.start;
    check(what, isRight, events);
  }
}

function getFiles(): Promise<Files> {
  invites ??= bookMoveCancel().then((all) => {
    const [booked, moved, cancelled] = all;
    if (!booked || !moved || !cancelled) throw new Error(`${all.length} invites arrived`);
    const folder = temporaryFolder('invites');
    const save = ({ text }: Invite, name: string) => {
      const file = path.join(folder, `${name}.ics`);
      writeFileSync(file, text);
      return file;
    };
    return {
      invites: [booked, moved, cancelled],
      paths: [save(booked, 'booked'), save(moved, 'moved'), save(cancelled, 'cancelled')],
    };
  });
  return invites;
}

function run(program: string, parameters: readonly string[], home: string): string {
  const { stdout, stderr, status } = spawnSync(program, parameters, {
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${program}: ${stderr.slice(-300)}`);
  return stdout;
}
