import type { Socket } from 'node:net';
import { customerOf } from '#app/platform/forms/network.ts';
import { isPrivateAddress } from './proxy.ts';

/** Far more than the six that a browser opens, or than an office behind one address needs. */
const DEFAULT_LIMIT = 256;
/**
 * New connections, as shares of the limit: so many at once, and so many per second after that.
 * Without this, a client that is disconnected for what it sent would connect again at once, and
 * reading what it sends first would keep everybody else waiting.
 */
const NEW_AT_ONCE = 1 / 4;
const NEW_PER_SECOND = 1 / 8;

type Client = { open: number; allowance: number; countedAt: number };

/**
 * Closes a new connection if its customer (an IPv4 address, an IPv6 /48) has too many open, or opens
 * too many in a short time.
 * Behind a proxy every connection comes from the proxy, which then has to limit them: private
 * addresses have no limit, unless one was configured.
 */
export function createConnectionLimit(
  limit: number | undefined,
  now = () => performance.now(),
): (socket: Socket) => void {
  const most = limit ?? DEFAULT_LIMIT;
  const newAtOnce = Math.max(most, DEFAULT_LIMIT) * NEW_AT_ONCE;
  const newPerSecond = Math.max(most, DEFAULT_LIMIT) * NEW_PER_SECOND;
  const clients = new Map<string, Client>();

  /** The client with what it may open now. */
  function find(name: string): Client {
    const known = clients.get(name);
    const client = known ?? { open: 0, allowance: newAtOnce, countedAt: now() };
    const earned = ((now() - client.countedAt) / 1000) * newPerSecond;
    client.allowance = Math.min(newAtOnce, client.allowance + earned);
    client.countedAt = now();
    if (!known) clients.set(name, client);
    return client;
  }

  /** Those without a connection are known until they may open as many as anybody. */
  let forgottenAt = now();
  function forgetIdle(): void {
    if (now() - forgottenAt < (newAtOnce / newPerSecond) * 1000) return;
    forgottenAt = now();
    for (const [name, { open }] of clients) {
      if (open === 0 && find(name).allowance === newAtOnce) clients.delete(name);
    }
  }

  return (socket) => {
    const address = socket.remoteAddress ?? '';
    if (limit === undefined && isPrivateAddress(address)) return;
    forgetIdle();
    const client = find(customerOf(address));
    if (client.open >= most || client.allowance < 1) {
      socket.destroy();
      return;
    }
    client.open += 1;
    client.allowance -= 1;
    socket.once('close', () => {
      client.open -= 1;
    });
  };
}
