import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
} from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type SecretBox = {
  /** Encrypts by AES-256-GCM with a random nonce; tampering is detected by `open`. */
  seal(secret: string): string;
  /** Throws if the text was altered or sealed with another key. */
  open(sealed: string): string;
  /** Keyed hash for lookups without storing the text itself (suppression list, tokens). */
  digest(purpose: string, text: string): string;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'v1.';

/**
 * A box whose keys are derived from the given secrets. Keyed hashes can't be made anew, so theirs
 * may be another one (open-secret-box.server.ts).
 */
export function createSecretBox(appSecret: string, hashSecret = appSecret): SecretBox {
  const key = createHash('sha256').update(`seal:${appSecret}`).digest();
  const digestKey = createSecretKey(createHash('sha256').update(`digest:${hashSecret}`).digest());
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      if (!sealed.startsWith(PREFIX)) throw new Error('A stored secret has an unknown form.');
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce);
        decipher.setAuthTag(tag);
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new Error(
          'A stored secret could not be opened: APP_SECRET has changed, or it was altered.',
          {
            cause,
          },
        );
      }
    },
    digest(purpose, text) {
      return createHmac('sha256', digestKey).update(`${purpose}:${text}`).digest('base64url');
    },
  };
}

/** The secret; undefined if it was altered or sealed with another key. */
export function openIfReadable(box: SecretBox, sealed: string): string | undefined {
  try {
    return box.open(sealed);
  } catch {
    return undefined;
  }
}

/**
 * The secret from which keys are derived: APP_SECRET if it is set, otherwise one created on first
 * start and stored in a private file in the data folder (mode 0600), never in the database.
 */
export function loadAppSecret(appSecret: string | undefined, dataDir: string): string {
  if (appSecret) return appSecret;
  const file = path.join(dataDir, 'app-secret');
  if (!existsSync(file)) {
    // If two processes start together, one creates the file and the other reads it. Linking a
    // finished file makes it appear with its whole content or not at all.
    const made = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(made, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(made);
    }
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
