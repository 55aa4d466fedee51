import path from 'node:path';
import type { DatabaseLocation } from '#database/connect.ts';

/**
 * Where the database is: without a URL, in the data folder. `expected` says what the URL should
 * have been. With `requireTls`, a Postgres on another machine needs TLS with a verified certificate.
 */
export function readDatabaseLocation(
  text: string | undefined,
  dataDir: string,
  requireTls: boolean,
): DatabaseLocation | { expected: string } {
  if (!text) return { engine: 'sqlite', file: path.join(dataDir, 'site.sqlite') };
  if (!/^postgres(ql)?:\/\/[^\s]+$/.test(text)) {
    return { expected: 'postgres://user:password@host:5432/name, or nothing for SQLite' };
  }
  if (requireTls && !isEncryptedOrHere(text)) {
    return { expected: 'sslmode=verify-full in it, because of REQUIRE_TLS=1' };
  }
  return { engine: 'postgres', url: text };
}

function isEncryptedOrHere(text: string): boolean {
  const url = URL.parse(text);
  if (url?.searchParams.get('sslmode') === 'verify-full') return true;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])?$/.test(url?.hostname ?? 'unknown');
  // `host` in the query takes the place of the one before the name.
  return isHere && !url?.searchParams.has('host');
}
