import { expect, test } from 'vitest';
import { classifySmtpError } from './smtp-connection.server.ts';

/** An error as nodemailer creates it for a server's reply. */
function replyTo(command: string, response: string, code = 'EENVELOPE'): Error {
  const responseCode = Number(response.slice(0, 3));
  return Object.assign(new Error(response), { code, command, response, responseCode });
}

test.each([
  ['RCPT TO', '550 5.1.1 No such user', { kind: 'rejected', suppress: true }],
  ['RCPT TO', '550-5.1.1 No such user\n550 5.1.1 here', { kind: 'rejected', suppress: true }],
  ['RCPT TO', '553 5.1.10 Null MX', { kind: 'rejected', suppress: true }],
  ['RCPT TO', '550 Unknown user', { kind: 'rejected', problem: 'recipient' }],
  ['RCPT TO', '552 5.2.2 Mailbox full', { kind: 'rejected', problem: 'recipient' }],
  ['RCPT TO', '450 4.2.0 Greylisted', { kind: 'retry', problem: 'temporary' }],
  ['RCPT TO', '550 5.4.5 Daily sending quota exceeded', { kind: 'provider-down' }],
  [
    'RCPT TO',
    '530 5.7.0 Authentication required',
    { kind: 'provider-down', problem: 'credentials' },
  ],
  ['RCPT TO', '550 5.1.8 Bad sender domain', { kind: 'rejected' }],
  ['MAIL FROM', '530 Authentication required', { kind: 'provider-down', problem: 'credentials' }],
  ['MAIL FROM', '550 5.7.1 Sender not allowed', { kind: 'provider-down', problem: 'sender' }],
  ['MAIL FROM', '550 5.1.8 Bad sender', { kind: 'provider-down', problem: 'sender' }],
  ['MAIL FROM', '552 5.3.4 Too big', { kind: 'rejected', problem: 'content' }],
  ['MAIL FROM', '451 4.3.0 Later', { kind: 'retry', problem: 'temporary' }],
  ['MAIL FROM', '503 Bad sequence', { kind: 'retry' }],
  ['DATA', '550 5.7.1 Looks like spam', { kind: 'rejected', problem: 'content' }],
  ['DATA', '550 5.1.1 No such user', { kind: 'rejected', suppress: true }],
  ['DATA', '452 4.3.1 Full', { kind: 'retry' }],
  ['DATA', '421 4.7.0 Closing', { kind: 'retry' }],
])('%s answered by "%s"', (command, response, expected) => {
  const result = classifySmtpError(replyTo(command, response), command === 'DATA');
  expect(result).toMatchObject(expected);
  expect(result.suppress ?? false).toBe('suppress' in expected);
});

test('a wrong password pauses the provider, a login that fails for now does not', () => {
  const refused = replyTo('AUTH PLAIN', '535 5.7.8 Bad credentials', 'EAUTH');
  expect(classifySmtpError(refused, false)).toMatchObject({ kind: 'provider-down' });
  const later = replyTo('AUTH PLAIN', '454 4.7.0 Temporary authentication failure', 'EAUTH');
  expect(classifySmtpError(later, false)).toMatchObject({ kind: 'retry' });
});

test.each(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EPROTOCOL', 'ENOTFOUND'])(
  '%s is tried again before the final dot and in doubt after it',
  (code) => {
    const error = Object.assign(new Error('x'), { code });
    expect(classifySmtpError(error, false)).toMatchObject({ kind: 'retry' });
    expect(classifySmtpError(error, true)).toMatchObject({ kind: 'unknown' });
  },
);

test('certificate errors are told apart from an unreachable server', () => {
  for (const originalCode of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'EPROTO']) {
    const error = Object.assign(new Error('x'), { code: 'ESOCKET', originalCode });
    expect(classifySmtpError(error, false)).toMatchObject({ kind: 'retry', problem: 'tls' });
  }
});
