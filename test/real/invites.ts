import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { startSite } from '#test/site-process.ts';
import { waitFor } from './report.ts';

/** A calendar file as the visitor got it by email. */
export type Invite = { text: string; method: string; uid: string; sequence: number; start: string };

/** Books a call, moves it and cancels it; resolves to the three calendar files in this order. */
export async function bookMoveCancel(): Promise<Invite[]> {
  const server = await startFakeSmtpServer();
  const site = await startSite({
    SMTP_URL: `smtp://${server.host}:${server.port}`,
    MAIL_TO: 'owner@example.com',
    MAIL_FROM: 'owner@example.com',
  });
  try {
    const [first, second] = (await freeTimes(site.url)) as [Slot, Slot];
    const booked = await fetch(`${site.url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'real-calendar-1' },
      body: JSON.stringify({
        name: 'Sample Visitor',
        email: 'visitor@example.com',
        ...first,
        source: 'assessment_booking',
      }),
    });
    const answer = (await booked.json()) as { data: { manageUrl: string } };
    if (booked.status !== 201) throw new Error(`The call was answered ${booked.status}`);
    const page = site.url + new URL(answer.data.manageUrl).pathname;
    const change = async (fields: Record<string, string>, count: number) => {
      const { status } = await fetch(page, {
        method: 'POST',
        headers: { Origin: site.url },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      if (status !== 303) throw new Error(`${fields.intent} was answered ${status}`);
      sendNow(site.dataDir);
      await waitFor(`email ${count}`, async () => (await toVisitor()).length >= count);
    };
    const toVisitor = async () =>
      (await server.parsed())
        .filter(({ to }) => to?.[0]?.address === 'visitor@example.com')
        .flatMap(({ attachments }) =>
          attachments.filter(({ mimeType }) => mimeType === 'text/calendar').slice(0, 1),
        );
    await waitFor('the confirmation', async () => (await toVisitor()).length === 1);
    await change({ intent: 'move', ...second }, 2);
    await change({ intent: 'cancel' }, 3);
    return (await toVisitor()).map(({ content }) => readInvite(content));
  } finally {
    await site.stop();
    await server.stop();
  }
}

type Slot = { appointmentDate: string; appointmentTime: string };

/** The first free time of each day, starting three days ahead, so that no reminder is due yet. */
async function freeTimes(url: string): Promise<Slot[]> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const range = new URLSearchParams({ from: day(3), to: day(20) });
  const response = await fetch(`${url}/api/bookings/availability?${range}`);
  const { data } = (await response.json()) as {
    data: { days: { free: { date: string; time: string }[] }[] };
  };
  return data.days.flatMap(({ free }) =>
    free.slice(0, 1).map(({ date, time }) => ({ appointmentDate: date, appointmentTime: time })),
  );
}

/** Sends the notice of a move immediately; otherwise it waits for further moves. */
function sendNow(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { timeout: 5000 });
  const now = new Date().toISOString();
  database
    .prepare(
      `update outbox set next_attempt_at = ? where state = 'queued' and template in ('booking-changed', 'booking-cancelled')`,
    )
    .run(now);
  database.close();
}

function readInvite(content: string | ArrayBuffer | Uint8Array): Invite {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  // The time zone component comes first and has DTSTART lines of its own.
  const event = unfolded.slice(unfolded.indexOf('BEGIN:VEVENT'));
  const value = (name: string, within: string) =>
    new RegExp(`^${name}(?:;[^:]*)?:(\\S*)`, 'm').exec(within)?.[1] ?? '';
  return {
    text,
    method: value('METHOD', unfolded),
    uid: value('UID', event),
    sequence: Number(value('SEQUENCE', event)),
    start: value('DTSTART', event),
  };
}
