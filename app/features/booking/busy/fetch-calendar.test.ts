import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answerText,
  type StubCalendarServer,
  startStubCalendarServer,
} from '#test/stub-calendar-server.ts';
import { busyProblems } from './busy.content.ts';
import { calendarUrl, fetchCalendar, findTarget } from './fetch-calendar.server.ts';

let server: StubCalendarServer;
beforeEach(async () => {
  server = await startStubCalendarServer();
});
afterEach(() => server.stop());

const fetchIt = (url = server.url, more = {}) =>
  fetchCalendar(url, { allowPrivate: true, ...more });
const failed = (reason: string) => ({ kind: 'failed', reason });

test('a calendar is fetched, also behind a redirect', async () => {
  server.answer = (response, path) => {
    if (path.includes('final')) answerText('BEGIN:VCALENDAR')(response);
    else response.writeHead(302, { Location: '/final.ics' }).end();
  };
  expect(await fetchIt()).toEqual({ kind: 'fetched', text: 'BEGIN:VCALENDAR' });
  expect(server.requests).toBe(2);
});

test('the request is one that Outlook answers, which sends unknown programs round and round', async () => {
  server.answer = (response, path) => {
    const agent = response.req.headers['user-agent'] ?? '';
    if (/^Mozilla\/5\.0 .*Chrome\/\d+/.test(agent)) answerText('BEGIN:VCALENDAR')(response);
    else response.writeHead(302, { Location: path }).end();
  };
  expect(await fetchIt()).toMatchObject({ kind: 'fetched' });
});

test('a server that does not respond, or stops halfway, times out', async () => {
  server.answer = () => {};
  expect(await fetchIt(server.url, { timeoutMs: 200 })).toEqual(failed(busyProblems.slow));
  server.answer = (response) => {
    response.writeHead(200).write('BEGIN:VCALENDAR');
  };
  expect(await fetchIt(server.url, { timeoutMs: 200 })).toEqual(failed(busyProblems.slow));
  server.answer = (response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('BEGIN', () => response.destroy());
  };
  expect(await fetchIt()).toEqual(failed(busyProblems.unreachable));
});

test('a response that is too large is not read to the end', async () => {
  server.answer = (response) => {
    response.writeHead(200).write('x'.repeat(5000));
  };
  expect(await fetchIt(server.url, { maxBytes: 4000 })).toEqual(failed(busyProblems.tooLarge));
});

test('a calendar that is gone, is refused or redirects in a loop says so', async () => {
  server.answer = (response) => response.writeHead(410).end();
  expect(await fetchIt()).toEqual(failed(busyProblems.gone));
  server.answer = (response) => response.writeHead(500).end();
  expect(await fetchIt()).toEqual(failed('The calendar returned an error (500).'));
  server.answer = (response) => response.writeHead(302, { Location: '/again' }).end();
  expect(await fetchIt()).toEqual(failed(busyProblems.redirects));
  await server.stop();
  expect(await fetchIt()).toEqual(failed(busyProblems.unreachable));
  server = await startStubCalendarServer();
});

test('no request goes to a private address: not directly, not by name, not by redirect', async () => {
  const guarded = { allowPrivate: false };
  for (const url of [
    server.url,
    'https://127.0.0.1/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'not an address',
  ]) {
    expect(await fetchIt(url, guarded), url).toEqual(failed(busyProblems.address));
  }
  const resolve = async () => [{ address: '10.0.0.1', family: 4 }];
  expect(await fetchIt('https://calendar.example/a.ics', { ...guarded, resolve })).toEqual(
    failed(busyProblems.address),
  );
  expect(server.requests).toBe(0);
});

test('a redirect may lead to another public https address, and nowhere else', async () => {
  const base = 'https://calendar.example/a/b.ics';
  const target = (location: string) => findTarget(location, base, false);
  expect(target('c.ics')).toBe('https://calendar.example/a/c.ics');
  expect(target('//other.example/x')).toBe('https://other.example/x');
  for (const location of [
    'https://10.1.2.3/a.ics',
    'http://calendar.example/a.ics',
    'ftp://calendar.example/a.ics',
  ]) {
    expect(target(location), location).toBeUndefined();
  }
  server.answer = (response) => {
    response.writeHead(302, { Location: 'ftp://127.0.0.1/a.ics' }).end();
  };
  expect(await fetchIt()).toEqual(failed(busyProblems.address));
  expect(server.requests).toBe(1);
});

test('even where private addresses are allowed, a redirect to another host has to be public', async () => {
  const inside = await startStubCalendarServer();
  inside.answer = answerText('BEGIN:VCALENDAR');
  server.answer = (response) => response.writeHead(302, { Location: inside.url }).end();
  expect(await fetchIt()).toEqual(failed(busyProblems.address));
  const named = inside.url.replace('127.0.0.1', 'inside.example').replace('http:', 'https:');
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  server.answer = (response) => response.writeHead(302, { Location: named }).end();
  expect(await fetchIt(server.url, { resolve })).toEqual(failed(busyProblems.address));
  expect(inside.requests).toBe(0);
  await inside.stop();
});

test('a webcal address is an https address', () => {
  expect(calendarUrl(' webcal://p01.calendar.example/x ')).toBe('https://p01.calendar.example/x');
  expect(calendarUrl('https://calendar.example/x')).toBe('https://calendar.example/x');
});
