/** SQLite result codes (low byte) of a temporary failure, as opposed to a mistake in our SQL. */
const SQLITE_OUTAGE_CODES = new Map([
  [5, 'locked'],
  [6, 'locked'],
  [8, 'read-only'],
  [10, 'disk error'],
  [11, 'damaged'],
  [13, 'disk full'],
  [14, 'cannot open'],
  [26, 'damaged'],
]);
/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC (https://sqlite.org/rescode.html). */
const SYNC_FAILURES: readonly number[] = [1034, 1290];
/**
 * Postgres error codes and classes that mean an outage: a server that doesn't accept writes (a
 * standby after a failover), a full disk, a database that is gone or closed to connections, and the
 * classes connection, resources, operator intervention and system error.
 */
const POSTGRES_OUTAGES: readonly (readonly [RegExp, string])[] = [
  [/^25006/, 'read-only'],
  [/^53100/, 'disk full'],
  [/^(08|53|57|58|3D000|55000)/, 'connection'],
];
const PG_CONNECTION_MESSAGES =
  /^(Connection terminated|timeout e(xceeded when trying to connect|xpired)|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/**
 * Whether an error means that the database is unavailable (respond with 503 and keep the visitor's
 * input) rather than a bug (500). Returns the failing part in words, or undefined.
 */
export function describeOutage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errcode, message } = error as {
    code?: unknown;
    errcode?: unknown;
    message?: unknown;
  };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return SQLITE_OUTAGE_CODES.get(errcode & 0xff);
  }
  if (typeof code === 'string') {
    if (NETWORK_CODES.has(code)) return 'connection';
    const known = POSTGRES_OUTAGES.find(([codes]) => codes.test(code));
    if (known) return known[1];
  }
  if (error instanceof AggregateError) {
    return error.errors.map(describeOutage).find((part) => part !== undefined);
  }
  // node-postgres gives these errors no code.
  if (typeof message === 'string' && PG_CONNECTION_MESSAGES.test(message)) {
    return 'connection';
  }
  return undefined;
}

/**
 * After a failed fsync it is unknown what is on disk, and retrying may hide the loss
 * (https://wiki.postgresql.org/wiki/Fsync_Errors), so the process must end and a new one recover
 * from the log. After every other disk error it is safe to continue: SQLite has rolled back, and
 * the next commit writes again.
 */
export function isSyncFailure(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return (
    code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && SYNC_FAILURES.includes(errcode)
  );
}
