import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Linux keeps these files in memory. */
const FOLDER = '/dev/shm';
/** A whole run has used 5 GiB. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Makes tests create their databases in memory where there is room, because most of them wait for
 * the disk more than for anything else. That an answer waits for the disk has tests of its own,
 * which read the system calls.
 */
export function keepTestFilesInMemory(): void {
  if (existsSync(FOLDER) && hasRoom() && canRunPrograms()) process.env.TMPDIR = FOLDER;
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= NEEDED_BYTES;
}

/** Some systems forbid it there, and tests of an install run what they installed. */
function canRunPrograms(): boolean {
  let own: string | undefined;
  try {
    own = mkdtempSync(path.join(FOLDER, 'site-probe-'));
    const program = path.join(own, 'probe');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}
