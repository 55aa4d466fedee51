import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StubCalendarServer = {
  /** The secret address of the calendar. */
  url: string;
  /** The response to the next requests. */
  answer: (response: ServerResponse, path: string) => void;
  /** Number of requests so far. */
  requests: number;
  stop(): Promise<void>;
};

/** A calendar server with configurable responses: slow, missing, huge, or redirected. */
export async function startStubCalendarServer(): Promise<StubCalendarServer> {
  const server = createServer((request, response) => {
    stub.requests += 1;
    stub.answer(response, request.url ?? '/');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stub: StubCalendarServer = {
    url: `http://127.0.0.1:${port}/private-7d1f/basic.ics`,
    answer: (response) => response.writeHead(404).end(),
    requests: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}

/** An event of a calendar in which nobody is busy any more. */
export const LONG_AGO = ['20200109T140000Z', '20200109T150000Z'] as const;

/** Responds with a calendar of these events: start and end in UTC ('20261109T140000Z'). */
export function answerEvents(...events: readonly (readonly [string, string])[]) {
  const lines = events.flatMap(([start, end], at) => [
    'BEGIN:VEVENT',
    `UID:own-${at}@calendar.example`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    'SUMMARY:Dentist, Dr. Secret',
    'END:VEVENT',
  ]);
  return answerText(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'));
}

export function answerText(text: string) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(text);
  };
}
