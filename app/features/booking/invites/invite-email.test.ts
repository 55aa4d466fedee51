import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import {
  buildInvite,
  INVITE_FILE_NAME,
  type InviteInput,
  type InviteMethod,
} from './invite.server.ts';

const NAME = `Zoë "Z" 👩‍👩‍👧‍👦 O'Neil\r\nContent-Type: text/html; ${'é'.repeat(90)}`;

test.each(['REQUEST', 'CANCEL'] as const)(
  'an email with a %s has the three forms of the text and the file, as calendars expect',
  async (method) => {
    const raw = await overSmtp(mailWith(method));
    expect(treeOf(raw)).toEqual([
      'multipart/mixed',
      '  multipart/alternative',
      '    text/plain; charset=utf-8',
      '    text/html; charset=utf-8',
      `    text/calendar; charset=utf-8; method=${method}`,
      `  application/ics; name=${INVITE_FILE_NAME}`,
    ]);
  },
);

test('both copies of the invite arrive byte for byte, and name the method of the email', async () => {
  const { content } = buildInvite(inputWith('REQUEST'));
  expect(content).toContain('👩');
  const raw = await overSmtp(mailWith('REQUEST'));
  const copies = leavesOf(raw).filter((leaf) => /calendar|ics/.test(leaf.type));
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect(copy.body.trimEnd()).toBe(content.trimEnd());
    expect(copy.body).toContain('\r\nMETHOD:REQUEST\r\n');
  }

  const { attachments } = await PostalMime.parse(raw);
  const file = attachments.find((attachment) => attachment.filename === INVITE_FILE_NAME);
  expect(file?.disposition).toBe('attachment');
  // postal-mime converts calendars to bare line feeds; the bytes were compared above.
  const shown = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(shown).toBe(content.replaceAll('\r\n', '\n'));
});

test('the organizer of the invite is the sender of the email', async () => {
  const raw = await overSmtp(mailWith('REQUEST'));
  const { from } = await PostalMime.parse(raw);
  expect(from?.address).toBe('hello@example.com');
  const [copy] = leavesOf(raw).filter((leaf) => leaf.type.includes('calendar'));
  expect(copy?.body).toContain(`:mailto:${from?.address}\r\n`);
});

function inputWith<Method extends InviteMethod>(method: Method): InviteInput<Method> {
  return {
    method,
    bookingId: 'bk_1',
    siteHost: 'example.com',
    sequence: 0,
    title: 'AI Readiness Assessment',
    location: 'Virtual Meeting',
    startsAt: '2027-03-15T13:00:00.000Z',
    endsAt: '2027-03-15T13:30:00.000Z',
    now: new Date('2027-03-01T12:00:00Z'),
    attendee: { name: NAME, email: 'zoe@example.com', company: 'Ü, GmbH; \\ Söhne' },
    organizer: { name: 'AI for SMEs', email: 'hello@example.com' },
    manageUrl: 'https://example.com/booking/abc',
  };
}

function mailWith(method: 'REQUEST' | 'CANCEL'): SendMailOptions {
  return {
    from: { name: 'AI for SMEs', address: 'hello@example.com' },
    to: { name: '', address: 'zoe@example.com' },
    subject: 'Your call',
    text: 'Monday, March 15, 2027 at 9:00 AM',
    html: '<p>Monday, March 15, 2027 at 9:00 AM</p>',
    icalEvent: { ...buildInvite(inputWith(method)), filename: INVITE_FILE_NAME },
  };
}

/** Sends an email to a real SMTP server on this machine and returns what arrived there. */
async function overSmtp(mail: SendMailOptions): Promise<string> {
  let received = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      readText(stream).then((raw) => {
        received = raw;
        callback();
      }, callback);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  return received;
}

type Leaf = { type: string; body: string };

/** The content types of a message, indented by depth. */
function treeOf(part: string, depth = 0): string[] {
  const { type, children } = readPart(part);
  const shown = type.replace(/; ?boundary=\S+/, '').replace('; format=flowed', '');
  return ['  '.repeat(depth) + shown, ...children.flatMap((child) => treeOf(child, depth + 1))];
}

function leavesOf(part: string): Leaf[] {
  const { type, body, children } = readPart(part);
  return children.length > 0 ? children.flatMap(leavesOf) : [{ type, body }];
}

function readPart(part: string): Leaf & { children: string[] } {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const encoded = rest.join('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const type = header('Content-Type');
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    return { type, body: decode(encoded, header('Content-Transfer-Encoding')), children: [] };
  }
  const [inside = ''] = encoded.split(`--${boundary}--`);
  const children = inside.split(`--${boundary}\r\n`).slice(1);
  return { type, body: '', children: children.map((child) => child.replace(/\r\n$/, '')) };
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
