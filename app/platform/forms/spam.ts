const SPAM_SCORE = 5;

/** Typical signs of spam with their weights. */
const SIGNS: readonly { name: string; pattern: RegExp; score: number }[] = [
  { name: 'a link in HTML or BBCode', pattern: /<a\s+href|\[url[=\]]/i, score: 4 },
  {
    name: 'search-engine promises',
    pattern:
      /\b(seo (services?|expert|packages?)|first page of google|backlinks?|guest posts?|link building|domain authority)\b/i,
    score: 3,
  },
  {
    name: 'gambling, pills or loans',
    pattern:
      /\b(casino|viagra|cialis|payday loans?|betting bonus|crypto (investment|giveaway)|forex signals?)\b/i,
    score: 4,
  },
  {
    name: 'a get-rich promise',
    pattern:
      /\b(passive income guaranteed|double your (money|bitcoin)|earn \$\d[\d,]* (a|per) day)\b/i,
    score: 4,
  },
  {
    name: 'bulk address lists',
    pattern: /\b(million emails|email (list|database) for sale|bulk (sms|email) service)\b/i,
    score: 3,
  },
];

/** Why a submission looks like spam, or undefined. Spam is kept for the owner, never dropped. */
export function findSpamReason(texts: readonly string[]): string | undefined {
  const text = texts.join('\n');
  const found = SIGNS.filter((sign) => sign.pattern.test(text));
  const links = text.match(/https?:\/\//gi)?.length ?? 0;
  const score =
    found.reduce((sum, sign) => sum + sign.score, 0) + (links > 3 ? 3 : links > 1 ? 1 : 0);
  if (score < SPAM_SCORE) return undefined;
  const names = [...found.map((sign) => sign.name), ...(links > 1 ? [`${links} links`] : [])];
  return `It contains: ${names.join('; ')}.`;
}
