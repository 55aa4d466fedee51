import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { randomToken } from '../ids.ts';

/** Separates the parts of an owner's name; a token never contains it. */
const SEPARATOR = '.';

/**
 * A name for a holder of leases: where it runs, its process id, and a random token. Other processes
 * in the same place can tell from it whether the holder still runs.
 */
export function newLeaseOwner(pid = process.pid): string {
  return [place(), pid, randomToken()].join(SEPARATOR);
}

/**
 * Whether the holder was a process in the same place that has ended: its leases can be taken over
 * immediately. False if that isn't certain (another machine or container, an id that is in use
 * again), so that those leases expire by time.
 */
export function hasOwnerDied(owner: string): boolean {
  const [ownerPlace, pid] = owner.split(SEPARATOR);
  if (!ownerPlace || ownerPlace !== place() || !/^[1-9]\d*$/.test(pid ?? '')) return false;
  try {
    // Signal 0 only checks that the process exists.
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

let knownPlace: string | undefined;

/**
 * The boot of this machine and the namespace of process ids (a container has its own). Empty where
 * that can't be read, as on systems other than Linux: then no process is known to have ended.
 */
function place(): string {
  knownPlace ??= readPlace();
  return knownPlace;
}

function readPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const namespace = readlinkSync('/proc/self/ns/pid');
    return createHash('sha256').update(`${boot} ${namespace}`).digest('hex').slice(0, 12);
  } catch {
    return '';
  }
}
