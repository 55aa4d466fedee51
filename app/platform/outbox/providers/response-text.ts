const MAX_LENGTH = 500;

/**
 * Makes a provider's response safe to store and show: secrets are masked in all their encodings,
 * control characters and line breaks become spaces, and the text is cut to 500 characters.
 */
export function responseText(raw: string, secrets: readonly (string | undefined)[]): string {
  let text = raw;
  for (const form of secrets.flatMap(formsOf)) text = text.replaceAll(form, '[hidden]');
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

function formsOf(secret: string | undefined): string[] {
  if (!secret) return [];
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret, 'utf8').toString('base64'),
  ];
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
