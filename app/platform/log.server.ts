/** Values that may be logged. Never an email address, a name, a message, a token or a password. */
export type LogFields = Record<string, string | number | boolean | undefined>;

export type ErrorFields = { [name: string]: unknown; error?: unknown };

export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: ErrorFields): void;
};

/**
 * Writes JSON lines to the given stream. JSON escapes line breaks and control characters, so a
 * value can't forge a line. An error is logged with its stack, with email addresses masked.
 */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  const line = (level: string, event: string, fields: ErrorFields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, { error, ...fields } = {}) =>
      line('error', event, { ...fields, error: error === undefined ? undefined : describe(error) }),
  };
}

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const cause = error instanceof Error && error.cause ? `\ncaused by ${describe(error.cause)}` : '';
  return maskAddresses(text + cause);
}

/** Masks email addresses, because error messages of an email server often repeat the recipient. */
function maskAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;]{1,64}@[^\s<>"'(),:;]{1,255}/g, '(address)');
}
