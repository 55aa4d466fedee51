import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';
import {
  createSmtpProvider,
  type SmtpProvider,
  type SmtpProviderOptions,
} from '#app/platform/outbox/providers/smtp.server.ts';
import { certificate } from './certificates.ts';
import { type FakeSmtpServer, type SmtpFault, startFakeSmtpServer } from './fake-smtp-server.ts';

export const LOGIN = { user: 'site@example.com', password: 'p4ss:w0rd "ü" 7Zq' };

export const TIMEOUTS = { connectMs: 500, greetingMs: 500, totalMs: 2_000 };

export const MAIL: OutgoingMail = {
  messageId: '<booking-confirm.1@example.com>',
  from: 'AI for SMEs <site@example.com>',
  to: 'visitor@example.org',
  replyTo: 'owner@example.com',
  subject: 'Your call is booked – é',
  text: 'Hello\n.\nWorld é\n',
  html: '<p>Hello é</p>',
};

export const ENVELOPE = { from: 'Site <site@example.com>', to: 'owner@example.com' };

/** An email server of the test, and the provider that sends to it. */
export async function startSmtpProvider(
  options: Parameters<typeof startFakeSmtpServer>[0] & { fault?: SmtpFault } = {},
  settings: Partial<SmtpProviderOptions> = {},
): Promise<{ server: FakeSmtpServer; provider: SmtpProvider }> {
  const server = await startFakeSmtpServer(options);
  if (options.fault) await server.setFault(options.fault);
  const provider = createSmtpProvider({
    host: server.host,
    port: server.port,
    secure: options.isSecure ?? false,
    user: options.login?.user,
    password: options.login?.password,
    from: 'site@example.com',
    tls: { ca: certificate },
    timeouts: TIMEOUTS,
    ...settings,
  });
  return { server, provider };
}
