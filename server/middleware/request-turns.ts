import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#app/platform/config.server.ts';
import { customerOf } from '#app/platform/forms/network.ts';
import { refuseForNow, WAITING_LIMIT } from './load-shedding.ts';
import { addressOf, isPrivateAddress } from './proxy.ts';

/** Pages are rendered one after the other anyway; more only helps requests that wait for something. */
export const REQUESTS_AT_ONCE = 4;
/**
 * How long a request counts as in progress. One that takes longer waits for something: a body, a
 * client that doesn't read, a database. Without this, four slow clients could keep everybody out
 * who shares their address, like the customers of a mobile network.
 */
export const LONGEST_TURN_MS = 1000;
/**
 * How often connections are read between two requests. Node accepts one new connection each time,
 * and rendering a page takes much longer than reading: without this pause, a visitor would wait for
 * a page of everybody who connected earlier, even to get a file from memory.
 */
const READS_BETWEEN = 32;
/** The longest pause, so that those who send very much can't stop the others by it. */
const LONGEST_PAUSE_MS = 20;

/** The span of time in which arrivals are counted. */
const ARRIVALS_MS = 10_000;

type Waiting = { request: IncomingMessage; response: ServerResponse; start: () => void };
type Turns = { name: string; running: number; waiting: Waiting[] };

/**
 * Calls `work` when it is the turn of the request. Networks (an IPv4 address, an IPv6 /48) take
 * turns, and each has {@link REQUESTS_AT_ONCE} requests in progress at most, so that one client
 * can't take all processor time: whoever comes from another network waits for few of its requests
 * instead of all. If too many wait, the network with the longest line gets 503 for its newest one;
 * of lines of the same length, that of the network which came most often lately, so that a crowd of
 * networks which try again and again doesn't keep out somebody who comes once.
 * Those whose body is still on its way go after the others of their network, and are refused before
 * them: a hundred slow clients would keep a page waiting for half a minute.
 */
export type TakeTurn = (
  request: IncomingMessage,
  response: ServerResponse,
  work: () => void,
) => void;

/**
 * Private addresses don't wait: behind a proxy that isn't trusted, all visitors have the same one.
 */
export function createRequestTurns(config: Config, limit = WAITING_LIMIT): TakeTurn {
  /** In the order in which they take turns. */
  const networks = new Map<string, Turns>();
  let waitingCount = 0;
  let isPausing = false;
  /** How often each network came in this span of time. */
  let arrivals = new Map<string, number>();
  let arrivalsSince = 0;

  function startNext(): void {
    if (isPausing) return;
    for (const [name, turns] of networks) {
      if (turns.running >= REQUESTS_AT_ONCE) continue;
      const next = turns.waiting.find(hasArrived) ?? turns.waiting[0];
      if (!next) continue;
      turns.waiting.splice(turns.waiting.indexOf(next), 1);
      waitingCount -= 1;
      turns.running += 1;
      networks.delete(name);
      networks.set(name, turns);
      isPausing = true;
      afterReads(READS_BETWEEN, performance.now() + LONGEST_PAUSE_MS, () => {
        isPausing = false;
        startNext();
      });
      next.start();
      return;
    }
  }

  function refuseNewestOfLongest(): void {
    let longest: Turns | undefined;
    for (const turns of networks.values()) {
      const more = turns.waiting.length - (longest?.waiting.length ?? 1);
      // Of two that came as often the last one: those before it have waited longer.
      const isEqual = more === 0 && cameOften(turns) >= (longest ? cameOften(longest) : 0);
      if (more > 0 || isEqual) longest = turns;
    }
    if (!longest) return;
    const refused = longest.waiting.findLast((one) => !hasArrived(one)) ?? longest.waiting.at(-1);
    if (!refused) return;
    longest.waiting.splice(longest.waiting.indexOf(refused), 1);
    waitingCount -= 1;
    refuseForNow(refused.request, refused.response, config);
  }

  const cameOften = ({ name }: Turns) => arrivals.get(name) ?? 0;

  function countArrival(name: string): void {
    const now = performance.now();
    if (now - arrivalsSince > ARRIVALS_MS) {
      arrivals = new Map();
      arrivalsSince = now;
    }
    arrivals.set(name, (arrivals.get(name) ?? 0) + 1);
  }

  return (request, response, work) => {
    const address = addressOf(request, config.trustProxy);
    if (isPrivateAddress(address)) return work();
    const name = customerOf(address);
    const turns = networks.get(name) ?? { name, running: 0, waiting: [] };
    networks.set(name, turns);
    countArrival(name);
    let turn: NodeJS.Timeout | undefined;
    const start = () => {
      turn = setTimeout(endTurn, LONGEST_TURN_MS);
      work();
    };
    const endTurn = () => {
      clearTimeout(turn);
      turn = undefined;
      turns.running -= 1;
      forgetIdle();
      startNext();
    };
    // A turn that was ended early closes later, when its network may have a new entry.
    const forgetIdle = () => {
      const isIdle = turns.running === 0 && turns.waiting.length === 0;
      if (isIdle && networks.get(name) === turns) networks.delete(name);
    };
    const waiting = { request, response, start };
    turns.waiting.push(waiting);
    waitingCount += 1;
    // Answered, or the client disconnected, perhaps while it waited.
    response.once('close', () => {
      const place = turns.waiting.indexOf(waiting);
      if (place !== -1) {
        turns.waiting.splice(place, 1);
        waitingCount -= 1;
      }
      if (turn) endTurn();
      else forgetIdle();
    });
    startNext();
    if (waitingCount > limit) refuseNewestOfLongest();
  };
}

function hasArrived({ request: { complete, headers } }: Waiting): boolean {
  const hasBody = headers['content-length'] ?? headers['transfer-encoding'];
  return complete || hasBody === undefined;
}

/** Calls `work` after the event loop has read from all connections this many times, or at `until`. */
function afterReads(count: number, until: number, work: () => void): void {
  setImmediate(() => {
    if (count > 1 && performance.now() < until) afterReads(count - 1, until, work);
    else work();
  });
}
