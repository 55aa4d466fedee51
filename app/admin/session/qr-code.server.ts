import { encode } from 'uqr';

/** A QR code as the data of one SVG path, one unit for each module. */
export type QrCode = { size: number; path: string };

/** Light modules around the code that a camera needs (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
