import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP ASVS 5.0, appendix C, asks for argon2id with at least 46 MiB and one pass. */
const MEMORY_KIB = 47_104;
const PASSES = 1;
const LENGTH = 32;
/** Each hash takes 46 MiB of memory and about 100 ms of CPU time. */
const MAX_CONCURRENT = 2;

/** The last hash of each lane. A lane works on one at a time. */
const lanes: Promise<unknown>[] = Array.from({ length: MAX_CONCURRENT }, () => Promise.resolve());

/** An argon2id hash in PHC form: `$argon2id$v=19$m=47104,t=1,p=1$salt$hash`. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16);
  const hash = await run(password, salt, MEMORY_KIB, PASSES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${encode(salt)}$${encode(hash)}`;
}

/** Whether the password has this hash. Takes the same time if `stored` isn't a valid hash. */
export async function verifyPassword(password: string, stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/-]+)\$([\w+/-]+)$/.exec(stored);
  const [, memory = String(MEMORY_KIB), passes = String(PASSES), salt = '', hash = ''] =
    match ?? [];
  const nonce = salt ? Buffer.from(salt, 'base64') : randomBytes(16);
  const found = await run(password, nonce, Number(memory), Number(passes));
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

function encode(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '');
}
