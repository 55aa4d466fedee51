import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Certificate = { key: string; cert: string };

/**
 * Creates a self-signed X.509 certificate for tests (RFC 5280, P-256, valid for a day around now,
 * or expired yesterday if `isExpired`). `names` are DNS names or IPv4 addresses. A client trusts it
 * if it gets `cert` as CA.
 */
export function createSelfSignedCertificate(
  names: string[] = ['localhost', '127.0.0.1'],
  { isExpired = false }: { isExpired?: boolean } = {},
): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 24 * 60 * 60_000;
  const end = Date.now() + (isExpired ? -day : day);
  const algorithm = sequence(objectId('2a8648ce3d040302'));
  const name = sequence(set(sequence(objectId('550403'), der(0x0c, Buffer.from('Test server')))));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(end - 3 * day), time(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints(), subjectAltName(names))),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function subjectAltName(names: string[]): Buffer {
  const entries = names.map((name) =>
    /^[\d.]+$/.test(name)
      ? der(0x87, Buffer.from(name.split('.').map(Number)))
      : der(0x82, Buffer.from(name)),
  );
  return sequence(objectId('551d11'), der(0x04, sequence(...entries)));
}

function basicConstraints(): Buffer {
  const isAuthority = sequence(der(0x01, Buffer.from([0xff])));
  return sequence(objectId('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, isAuthority));
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(digits));
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const set = (...parts: Buffer[]) => der(0x31, ...parts);
const integer = (value: Buffer) => der(0x02, value);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** Tag, length, value. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), value]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), value]);
}
