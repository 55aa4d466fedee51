import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type SecretBox = {
  /** AES-256-GCM; the result carries a random nonce and can't be altered unnoticed. */
  seal(secret: string): string;
  /** Throws when the text was altered or sealed with another key. */
  open(sealed: string): string;
  /** Keyed hash for looking things up without keeping them (suppression list, tokens). */
  digest(purpose: string, text: string): string;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'v1.';

/** A box whose key is derived from the given secret. */
export function createSecretBox(appSecret: string): SecretBox {
  const key = createHash('sha256').update(`seal:${appSecret}`).digest();
  const digestKey = createHash('sha256').update(`digest:${appSecret}`).digest();
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

/**
 * The secret that keys are derived from: APP_SECRET where it is set, else one made on first start
 * and kept beside the database folder's other private files (mode 0600), never in the database.
 */
export function loadAppSecret(appSecret: string | undefined, dataDir: string): string {
  if (appSecret) return appSecret;
  const file = path.join(dataDir, 'app-secret');
  if (!existsSync(file)) {
    // Of two processes that start together one makes the file and the other reads it, never half of
    // it: a link appears with its whole content or not at all.
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
