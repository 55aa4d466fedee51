import { readFileSync } from 'node:fs';

/** Certificate and key of localhost and 127.0.0.1. A client trusts it if it gets it as CA. */
export const certificate = readFileSync('test/fixtures/certificates/localhost.pem', 'utf8');

/** Certificate and key of another host, expired. */
export const wrongCertificate = readFileSync(
  'test/fixtures/certificates/elsewhere-expired.pem',
  'utf8',
);
