import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

function newLog() {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date('2026-11-02T15:00:00.000Z'),
  );
  return { log, lines };
}

test('a line is one JSON object with time, level, event and request id', () => {
  const { log, lines } = newLog();
  log.warn('request.foreign-origin', { requestId: 'ABC' });
  expect(lines).toEqual([
    '{"time":"2026-11-02T15:00:00.000Z","level":"warn","event":"request.foreign-origin","requestId":"ABC"}\n',
  ]);
});

test.each(['\r\n{"level":"info"}', '\u001b[2Jgone', '\u2028line', '\0', '"}\n{"event":"forged"}'])(
  'the value %j can not start a line of its own',
  (value) => {
    const { log, lines } = newLog();
    log.error('mail.failed', { reason: value, error: new Error(value) });
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect([...line.trimEnd()].every((sign) => sign >= ' ')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ event: 'mail.failed', reason: value });
  },
);

test('an error is logged by its stack and its cause, without the addresses that they repeat', () => {
  const { log, lines } = newLog();
  const cause = new Error('550 <visitor@example.com> is unknown here');
  log.error('mail.failed', {
    error: new Error('To: "V" <visitor@example.com>,<c.d+e@f.example>;g@h.ca', { cause }),
  });
  expect(lines[0]).toContain('caused by Error: 550 <(address)> is unknown here');
  expect(lines[0]).not.toContain('@');
});
