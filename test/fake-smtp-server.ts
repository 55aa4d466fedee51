import net, { type AddressInfo, type Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { certificate, wrongCertificate } from './certificates.ts';

/**
 * Possible faults of an email server. `drop-after-dot` delivers the email and loses the reply; `rcpt-450` is greylisting: it accepts a recipient on the second try. `rcpt-policy`
 * refuses the sender after RCPT TO, as Postfix does.
 */
export const SMTP_FAULTS = [
  'none',
  'refuse',
  'no-banner',
  'banner-421',
  'ehlo-502',
  'auth-535',
  'no-starttls',
  'bad-certificate',
  'mail-451',
  'rcpt-450',
  'rcpt-550',
  'rcpt-policy',
  'data-452',
  'data-552',
  'drop-in-data',
  'drop-after-dot',
] as const;
export type SmtpFault = (typeof SMTP_FAULTS)[number];

export type ReceivedMail = {
  at: number;
  envelope: { from: string; to: string[] };
  /** As sent over the network, with dot-stuffing removed. */
  raw: Buffer;
  wasEncrypted: boolean;
  user: string | undefined;
  helo: string;
};

export type FakeSmtpServer = {
  host: string;
  port: number;
  /** Emails that were really delivered, including those in doubt. */
  mails: ReceivedMail[];
  /** Number of connections so far. */
  connections(): number;
  openConnections(): number;
  /** Applies from now on to new connections; message faults also to open ones. */
  setFault(fault: SmtpFault): Promise<void>;
  /** The delivered emails, parsed by postal-mime. */
  parsed(): Promise<Email[]>;
  stop(): Promise<void>;
};

/** Starts an SMTP server on a free port of this machine. */
export async function startFakeSmtpServer({
  isSecure = false,
  login,
}: {
  /** TLS from the start, instead of STARTTLS. */
  isSecure?: boolean;
  /** The only accepted login; without it, email is accepted from everybody. */
  login?: { user: string; password: string };
} = {}): Promise<FakeSmtpServer> {
  const mails: ReceivedMail[] = [];
  const seenRecipients = new Set<string>();
  const clients = new Set<Socket>();
  const clientByPort = new Map<number, Socket>();
  let fault: SmtpFault = 'none';
  let connectionCount = 0;

  const smtp = new SMTPServer({
    key: certificate,
    cert: certificate,
    secure: isSecure,
    logger: false,
    authOptional: !login,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth(auth, _session, done) {
      const isRight = !login || (auth.username === login.user && auth.password === login.password);
      if (fault === 'auth-535' || !isRight) {
        return done(reply(535, `5.7.8 Login of ${auth.username}:${auth.password} failed`));
      }
      done(null, { user: auth.username });
    },
    onMailFrom(_address, _session, done) {
      done(fault === 'mail-451' ? reply(451, '4.3.0 Try again later') : null);
    },
    onRcptTo({ address }, _session, done) {
      if (fault === 'rcpt-policy') {
        return done(reply(553, '5.7.1 Sender address rejected: not owned by user'));
      }
      if (fault === 'rcpt-550') return done(reply(550, '5.1.1 No such user here'));
      if (fault === 'rcpt-450' && !seenRecipients.has(address)) {
        seenRecipients.add(address);
        return done(reply(450, '4.2.0 Greylisted, please try again'));
      }
      done();
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(null, 'OK queued as 4711'),
        (error: Error) => done(error),
      );
    },
  });
  smtp.on('error', () => undefined);

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const now = fault;
    const client = clientByPort.get(session.remotePort);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      if (now === 'drop-in-data') client?.resetAndDestroy();
    }
    if (now === 'drop-in-data') return;
    if (now === 'data-452') throw reply(452, '4.3.1 Insufficient system storage');
    if (now === 'data-552') throw reply(552, '5.3.4 Message too big');
    mails.push({
      at: performance.now(),
      envelope: {
        from: session.envelope.mailFrom ? onTheWire(session.envelope.mailFrom.address) : '',
        to: session.envelope.rcptTo.map(({ address }) => onTheWire(address)),
      },
      raw: Buffer.concat(chunks),
      wasEncrypted: session.secure,
      user: typeof session.user === 'string' ? session.user : undefined,
      helo: session.hostNameAppearsAs || '',
    });
    if (now === 'drop-after-dot') client?.destroy();
  }

  /**
   * Listens on the port and forwards bytes to the real server, so that it can refuse, stay silent
   * and disconnect. (Closing the socket beneath a TLS socket of the same process crashes Node 24.)
   */
  const front = net.createServer({ noDelay: true }, (client) => {
    connectionCount += 1;
    clients.add(client);
    client.on('error', () => undefined);
    client.once('close', () => clients.delete(client));
    if (fault === 'no-banner') return;
    if (fault === 'banner-421') {
      client.end('421 4.3.2 Too busy, closing the channel\r\n');
      return;
    }
    if (fault === 'ehlo-502') {
      client.write('220 old.example ESMTP\r\n');
      client.on('data', () => client.write('502 5.5.1 Command not implemented\r\n'));
      return;
    }
    passOn(client);
  });

  function passOn(client: Socket): void {
    const inner = net.connect({ port: innerPort, host: '127.0.0.1', noDelay: true }, () => {
      const { localPort = 0 } = inner;
      clientByPort.set(localPort, client);
      inner.once('close', () => clientByPort.delete(localPort));
      client.pipe(inner).pipe(client);
    });
    inner.on('error', () => undefined);
    inner.once('close', () => client.destroy());
    client.once('close', () => inner.destroy());
  }

  const innerPort = await listen(smtp.server, 0);
  const port = await listen(front, 0);

  return {
    host: '127.0.0.1',
    port,
    mails,
    connections: () => connectionCount,
    openConnections: () => clients.size,
    async setFault(next) {
      fault = next;
      const shown = next === 'bad-certificate' ? wrongCertificate : certificate;
      smtp.updateSecureContext({ key: shown, cert: shown });
      smtp.options.hideSTARTTLS = next === 'no-starttls';
      smtp.options.disabledCommands = next === 'no-starttls' ? ['STARTTLS'] : [];
      if (next === 'refuse' && front.listening) await close();
      if (next !== 'refuse' && !front.listening) await listen(front, port);
    },
    parsed: () => Promise.all(mails.map(({ raw }) => PostalMime.parse(raw))),
    async stop() {
      if (front.listening) await close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };

  function close(): Promise<void> {
    return new Promise((resolve) => {
      front.close(() => resolve());
      for (const client of clients) client.destroy();
    });
  }
}

function listen(server: net.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** The address as sent: the server library decodes punycode domains. */
function onTheWire(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

function reply(responseCode: number, text: string): Error & { responseCode: number } {
  return Object.assign(new Error(text), { responseCode });
}
