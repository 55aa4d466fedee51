import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type CampaignMailServer = {
  url: string;
  /** The arrivals of each address, in order. */
  received: Map<string, { at: number; messageId: string }[]>;
  /** The times at which it refused connections. */
  outages: { from: number; to: number }[];
  /** Refuses connections for this long, then comes back on the same port. */
  goAway(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A slow email server: each email takes up to `slowMs`. It says that addresses starting with `gone`
 * don't exist, and puts off those starting with `later` once.
 */
export async function startCampaignMailServer(slowMs: number): Promise<CampaignMailServer> {
  const received: CampaignMailServer['received'] = new Map();
  const outages: CampaignMailServer['outages'] = [];
  const putOff = new Set<string>();
  let port = 0;
  let server = await open();

  async function open() {
    const state = { isClosed: false };
    const next = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('gone')) return done(reply(550, '5.1.1 No such user here'));
        if (address.startsWith('later') && !putOff.has(address)) {
          putOff.add(address);
          return done(reply(450, '4.2.0 Please try again'));
        }
        done();
      },
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (chunk) => {
          text += chunk;
        });
        stream.on('end', async () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          await sleep(Math.random() * slowMs);
          // It was answered with 421: not taken, and the sender has to send it again.
          if (state.isClosed) return;
          const messageId = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '';
          for (const address of recipients) {
            const arrivals = received.get(address) ?? [];
            received.set(address, [...arrivals, { at: Date.now(), messageId }]);
          }
          done(null, 'OK');
        });
      },
    });
    // Clients that are killed in the middle of an email.
    next.on('error', () => undefined);
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    port = (next.server.address() as AddressInfo).port;
    return { next, state };
  }

  const close = () =>
    new Promise<void>((resolve) => {
      const { next, state } = server;
      next.close(() => {
        // By now every open connection has been told 421.
        state.isClosed = true;
        resolve();
      });
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    outages,
    async goAway(ms) {
      const from = Date.now();
      const outage = { from, to: Number.POSITIVE_INFINITY };
      outages.push(outage);
      await close();
      await sleep(Math.max(0, from + ms - Date.now()));
      server = await open();
      outage.to = Date.now();
    },
    stop: close,
  };
}

function reply(responseCode: number, text: string): Error & { responseCode: number } {
  return Object.assign(new Error(text), { responseCode });
}
