import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { startSite, temporaryFolder } from '#test/site-process.ts';
import { type Part, waitFor } from './report.ts';

const DBUS = '/usr/bin/dbus-run-session';
const PROGRAM = fileURLToPath(new URL('evolution.py', import.meta.url));

/** The files of a call that is booked, moved and cancelled, in the calendar of Evolution. */
export const evolutionPart: Part = {
  name: 'Evolution (evolution-data-server)',
  programs: [
    '/usr/libexec/evolution-calendar-factory',
    DBUS,
    '/usr/lib/x86_64-linux-gnu/girepository-1.0/ECal-2.0.typelib',
  ],
  version: ['/usr/bin/dpkg-query', '-W', 'evolution-data-server'],
  async run(check) {
    const home = temporaryFolder('evolution');
    const invites = await bookMoveCancel();
    const files = invites.map((text, at) => {
      const file = path.join(home, `${at}.ics`);
      writeFileSync(file, text);
      return file;
    });
    const output = execFileSync(DBUS, ['--', '/usr/bin/python3', PROGRAM, ...files], {
      encoding: 'utf8',
      timeout: 60_000,
      env: { PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, LC_ALL: 'C.UTF-8' },
    });
    const states = JSON.parse(output) as { uid: string; start: string }[][];
    const [booked, moved] = invites.map((text) => [
      { uid: read('UID', text), start: read('DTSTART', text) },
    ]);
    const expected = [booked, moved, []];
    check(
      'an invite adds the call, a change moves it and adds none, a cancellation takes it out',
      JSON.stringify(states) === JSON.stringify(expected),
      { states, expected },
    );
  },
};

/** A value of the event; the time zone stands before it and has DTSTART lines of its own. */
function read(name: string, invite: string): string {
  const unfolded = invite.replace(/\r?\n[ \t]/g, '');
  const event = unfolded.slice(unfolded.indexOf('BEGIN:VEVENT'));
  return new RegExp(`^${name}(?:;[^:]*)?:(\\S*)`, 'm').exec(event)?.[1] ?? '';
}

/** Books a call, moves it and cancels it; resolves to the three files that the visitor got. */
async function bookMoveCancel(): Promise<string[]> {
  const server = await startFakeSmtpServer();
  const site = await startSite({
    SMTP_URL: `smtp://${server.host}:${server.port}`,
    MAIL_TO: 'owner@example.com',
    MAIL_FROM: 'owner@example.com',
  });
  const database = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  const files = async () =>
    (await server.parsed())
      .filter(({ to }) => to?.[0]?.address === 'visitor@example.com')
      .flatMap(({ attachments }) =>
        attachments.filter(({ mimeType }) => mimeType === 'text/calendar').slice(0, 1),
      );
  try {
    // From three days ahead on, so that no reminder is due yet.
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const range = new URLSearchParams({ from: day(3), to: day(20) });
    const times = await (await fetch(`${site.url}/api/bookings/availability?${range}`)).json();
    const [first, second] = (times.data.days as { free: { date: string; time: string }[] }[])
      .flatMap(({ free }) => free)
      .map(({ date, time }) => ({ appointmentDate: date, appointmentTime: time }));
    const booked = await fetch(`${site.url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'real-calendar-1' },
      body: JSON.stringify({ name: 'Sample Visitor', email: 'visitor@example.com', ...first }),
    });
    const { data } = await booked.json();
    await waitFor('the confirmation', async () => (await files()).length === 1);
    for (const [at, fields] of [{ intent: 'move', ...second }, { intent: 'cancel' }].entries()) {
      await fetch(site.url + new URL(data.manageUrl).pathname, {
        method: 'POST',
        headers: { Origin: site.url },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      // The notice of a move waits for further moves.
      database
        .prepare("update outbox set next_attempt_at = ? where template like 'booking-c%'")
        .run(new Date().toISOString());
      await waitFor(
        `the email after ${fields.intent}`,
        async () => (await files()).length === at + 2,
      );
    }
    return (await files()).map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    );
  } finally {
    database.close();
    await site.stop();
    await server.stop();
  }
}
