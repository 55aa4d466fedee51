import type { Socket } from 'node:net';
import { networkOf } from '#app/platform/forms/network.ts';
import { isPrivateAddress } from './proxy.ts';

/** Far more than the six that a browser opens, or than an office behind one address needs. */
const DEFAULT_LIMIT = 256;

/**
 * Closes a new connection if its network has too many open. Behind a proxy every connection comes
 * from the proxy, which then has to limit them: private addresses have no limit, unless one was
 * configured.
 */
export function createConnectionLimit(limit: number | undefined): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress ?? '';
    if (limit === undefined && isPrivateAddress(address)) return;
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= (limit ?? DEFAULT_LIMIT)) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const rest = (open.get(network) ?? 1) - 1;
      if (rest > 0) open.set(network, rest);
      else open.delete(network);
    });
  };
}
