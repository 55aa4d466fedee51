/** SQLite result codes (low byte) that say "not now", as opposed to a mistake in our SQL. */
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
const SQLITE_IOERR = 10;
/** Postgres classes: connection, resources, operator intervention, system error, read-only. */
const POSTGRES_OUTAGE = /^(08|53|57|58|25006)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
]);

/**
 * Says whether an error means that the database can't be used at the moment (answer 503 and keep the
 * visitor's work) rather than a bug (500). Returns the failing part in words, or undefined.
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
  if (typeof code === 'string' && (NETWORK_CODES.has(code) || POSTGRES_OUTAGE.test(code))) {
    return 'connection';
  }
  if (error instanceof AggregateError) {
    return error.errors.map(describeOutage).find((part) => part !== undefined);
  }
  // node-postgres reports these two without a code.
  if (
    typeof message === 'string' &&
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  ) {
    return 'connection';
  }
  return undefined;
}

/**
 * After a failed write or fsync nobody knows what is on disk; going on with the same connection may
 * hide the loss. The process must end, and a fresh one recover from the log.
 */
export function isDiskFault(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return (
    code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && (errcode & 0xff) === SQLITE_IOERR
  );
}
