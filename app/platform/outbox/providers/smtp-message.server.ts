import { createPrivateKey } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { parseEmailAddress, parseMailbox, safeHeaderText } from '../address.ts';
import type { OutgoingMail } from './provider.ts';

export type DkimKey = { domainName: string; keySelector: string; privateKey: string };

export type ComposedMessage =
  | { kind: 'message'; envelope: { from: string; to: string[] }; raw: Buffer }
  | { kind: 'invalid'; field: 'from' | 'to' | 'messageId' };

export type MessageComposer = {
  compose(mail: OutgoingMail, defaultFrom: string): Promise<ComposedMessage>;
};

/** Headers that an email may set itself; all others are dropped. */
const ALLOWED_HEADERS = [
  'Auto-Submitted',
  'X-Auto-Response-Suppress',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Precedence',
  'In-Reply-To',
  'References',
] as const;

/** RFC 8058 requires both List-Unsubscribe headers to be signed; nodemailer's default omits one. */
const SIGNED_HEADERS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** `<local@domain>` in visible ASCII, the form that we create. */
const MESSAGE_ID = /^<?[\w.+=/-]{1,128}@[\w.-]{1,128}>?$/;
const VISIBLE_ASCII = /^[\x20-\x7e]{1,900}$/;

/**
 * Composes RFC 5322 messages and their envelopes. Sender and recipient must be accepted by
 * `parseEmailAddress`; an invalid Reply-To is dropped. With a calendar invite the structure is
 * multipart/mixed( multipart/alternative(text, html, text/calendar), invite.ics ). With a `dkim`
 * key the message is signed. Undefined if the key is not an RSA private key.
 */
export function createMessageComposer(dkim?: DkimKey): MessageComposer | undefined {
  if (dkim && !isRsaKey(dkim.privateKey)) return undefined;
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } } : {}),
  });

  return {
    async compose(mail, defaultFrom) {
      const from = parseMailbox(mail.from || defaultFrom);
      if (!from) return { kind: 'invalid', field: 'from' };
      const to = parseEmailAddress(mail.to);
      if (!to) return { kind: 'invalid', field: 'to' };
      if (!MESSAGE_ID.test(mail.messageId)) return { kind: 'invalid', field: 'messageId' };
      const replyTo = mail.replyTo === undefined ? undefined : parseMailbox(mail.replyTo);
      const { message } = await composer.sendMail({
        messageId: mail.messageId,
        from,
        to: { name: '', address: to.address },
        ...(replyTo ? { replyTo } : {}),
        subject: safeHeaderText(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: allowedHeaders(mail.headers ?? {}),
        ...calendarParts(mail.calendar),
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (!Buffer.isBuffer(message)) throw new TypeError('The composed message is not a buffer.');
      return { kind: 'message', envelope: { from: from.address, to: [to.address] }, raw: message };
    },
  };
}

function calendarParts(calendar: OutgoingMail['calendar']): Pick<SendMailOptions, 'icalEvent'> {
  if (!calendar) return {};
  return { icalEvent: { ...calendar, filename: 'invite.ics' } };
}

function allowedHeaders(headers: Record<string, string>): { key: string; value: string }[] {
  const given = new Map(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
  return ALLOWED_HEADERS.flatMap((key) => {
    const value = given.get(key.toLowerCase());
    return value !== undefined && VISIBLE_ASCII.test(value) ? [{ key, value }] : [];
  });
}

/** Checked here because nodemailer silently sends unsigned if the key is unusable. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
