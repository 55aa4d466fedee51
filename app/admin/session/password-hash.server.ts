import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP ASVS 5.0, appendix C, asks for argon2id with at least 46 MiB and one pass. */
const MEMORY_KIB = 47_104;
const PASSES = 1;
const LENGTH = 32;

/** Two at a time, because each hash takes 46 MiB of memory and about 100 ms of CPU time. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

/** An argon2id hash: `$argon2id$v=19$m=47104,t=1,p=1$salt$hash`, as PHC but in base64url. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const hash = await run(password, salt, MEMORY_KIB, PASSES);
  const settings = `m=${MEMORY_KIB},t=${PASSES},p=1`;
  return `$argon2id$v=19$${settings}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether the password has this hash. Takes the same time if `stored` isn't a valid hash. */
export async function verifyPassword(password: string, stored: string) {
  const [, , , parameters = '', salt, hash = ''] = stored.split('$');
  const [memory = MEMORY_KIB, passes = PASSES] = parameters.match(/\d+/g)?.map(Number) ?? [];
  const nonce = salt ? Buffer.from(salt, 'base64') : randomBytes(16);
  const found = await run(password, nonce, memory, passes);
  const expected = Buffer.from(hash, 'base64');
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function run(password: string, nonce: Buffer, memory: number, passes: number) {
  const hash = Promise.resolve(lanes.shift()).then(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFC'), 'utf8'),
      nonce,
      parallelism: 1,
      tagLength: LENGTH,
      memory,
      passes,
    }),
  );
  lanes.push(hash.catch(() => undefined));
  return hash;
}
