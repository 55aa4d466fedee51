/**
 * The `tel:` link of a phone number as typed (RFC 3966), or undefined if the text isn't one. Ten
 * digits are a number in Canada or the United States. An extension is kept.
 */
export function phoneLink(typed: string): `tel:${string}` | undefined {
  const [number = '', extension = ''] = typed.split(
    /(?:ext\.?|extension|x|#|poste)\s*(?=\d+\s*$)/i,
  );
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  const isInternational = number.trim().startsWith('+') || digits.length > 10;
  const full = isInternational ? `+${digits}` : digits.length === 10 ? `+1${digits}` : digits;
  const suffix = extension ? `;ext=${extension.replaceAll(/\D/g, '')}` : '';
  return `tel:${full}${suffix}`;
}
