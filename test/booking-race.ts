import net from 'node:net';

export type RaceSlot = { date: string; time: string; startsAt: string };

/** For Postgres: without the index, and with a lock that locks nothing, the races must go wrong. */
export const DROP_SLOT_INDEX = 'drop index bookings_one_per_start';
export const DISARM_CALENDAR_LOCK =
  "create function public.pg_advisory_xact_lock(key integer) returns void language sql as 'select null::void'";

/** The response to one racer. */
export type RaceAnswer = {
  way: 'json' | 'form';
  status: number;
  /** Number of other free slots in the response. */
  offers: number;
};

export type RoundFault = { slot: RaceSlot; fault: string };

/**
 * Gives each racer a network of its own, for apps that trust their proxy. In one network the rate
 * limit would handle the racers one after the other, and they would never meet at the slot.
 */
export function networkOfRacer(at: number): string {
  return `198.18.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`;
}

/**
 * Lets `racers` people request one slot at the same moment, spread over the given addresses, every
 * second one by form post. Each request is sent except for its last byte; when all of them wait
 * there, the last bytes are sent together.
 */
export async function raceForSlot(
  urls: readonly string[],
  slot: RaceSlot,
  racers: number,
  round: string,
): Promise<RaceAnswer[]> {
  const waiting = await Promise.all(
    Array.from({ length: racers }, (_, at) => {
      const way = at % 2 === 0 ? 'json' : 'form';
      const url = new URL(urls[Math.floor(at / 2) % urls.length] ?? '');
      return holdAtBarrier(url, way, slot, `racer-${round}-${at}`, networkOfRacer(at));
    }),
  );
  for (const racer of waiting) racer.letGo();
  return Promise.all(waiting.map((racer) => racer.answer));
}

/**
 * The errors of a round: there must be exactly one winner, and three other slots for everybody
 * else.
 */
export function judgeRound(slot: RaceSlot, answers: readonly RaceAnswer[]): RoundFault[] {
  const faults: string[] = [];
  const won = answers.filter(({ way, status }) => status === (way === 'json' ? 201 : 303));
  if (won.length !== 1) faults.push(`${won.length} winners`);
  for (const { way, status, offers } of answers) {
    if (status === 409 && offers !== 3) faults.push(`${way}: 409 with ${offers} offers`);
    if (![201, 303, 409].includes(status)) faults.push(`${way}: status ${status}`);
  }
  return faults.map((fault) => ({ slot, fault }));
}

/** `count` free slots, starting a few days ahead and spread over several days. */
export async function slotsToRaceFor(url: string, count: number): Promise<RaceSlot[]> {
  const slots: RaceSlot[] = [];
  for (let ahead = 3; slots.length < count && ahead < 360; ahead += 30) {
    const day = (more: number) =>
      new Date(Date.now() + (ahead + more) * 86_400_000).toISOString().slice(0, 10);
    const range = new URLSearchParams({ from: day(0), to: day(29) });
    const answer = await fetch(`${url}/api/bookings/availability?${range}`);
    const { data } = (await answer.json()) as { data: { days: { free: RaceSlot[] }[] } };
    slots.push(...data.days.flatMap(({ free }) => free));
  }
  if (slots.length < count) throw new Error(`Only ${slots.length} free slots`);
  return slots.slice(0, count);
}

async function holdAtBarrier(
  url: URL,
  way: RaceAnswer['way'],
  slot: RaceSlot,
  person: string,
  network: string,
): Promise<{ letGo: () => void; answer: Promise<RaceAnswer> }> {
  const fields = {
    name: `Racer ${person}`,
    email: `${person}@example.com`,
    phone: '',
    company: '',
    appointmentDate: slot.date,
    appointmentTime: slot.time,
    idempotencyKey: `key-${person}`,
  };
  const body = way === 'json' ? JSON.stringify(fields) : String(new URLSearchParams(fields));
  const request = [
    `POST ${way === 'json' ? '/api/bookings' : '/book'} HTTP/1.1`,
    `Host: ${url.host}`,
    `Content-Type: ${way === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(way === 'json' ? [`Idempotency-Key: key-${person}`] : []),
    `X-Forwarded-For: ${network}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
  const socket = net.connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const answer = readAnswer(socket, way);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => socket.write(request.slice(0, -1), () => resolve()));
  });
  return { letGo: () => socket.write(request.slice(-1)), answer };
}

async function readAnswer(socket: net.Socket, way: RaceAnswer['way']): Promise<RaceAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const [, nearest = ''] = /"nearest":\[(.*?)\]/s.exec(text) ?? [];
  const offers =
    way === 'json'
      ? (nearest.match(/"startsAt"/g)?.length ?? 0)
      : (text.match(/<button type="submit"[^>]* name="slot"/g)?.length ?? 0);
  return { way, status, offers };
}
