export type FormSignals = {
  /** Value of the field that people don't see. */
  honeypot?: string | undefined;
  /** Milliseconds from the first keystroke to submitting, if a script measured it. */
  filledInMs?: number | undefined;
};

/** Nobody reads the form and writes a message faster than this. */
const FASTEST_PERSON_MS = 2000;
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

/**
 * Why a submission looks like spam, or undefined. Missing signals don't count: a visitor without
 * scripts sends none. Spam is kept for the owner, never dropped.
 */
export function findSpamReason(signals: FormSignals, texts: readonly string[]): string | undefined {
  if (signals.honeypot)
    return 'A field that people can’t see was filled in, which usually means a bot.';
  if (
    signals.filledInMs !== undefined &&
    signals.filledInMs >= 0 &&
    signals.filledInMs < FASTEST_PERSON_MS
  ) {
    return `Filled in within ${signals.filledInMs} milliseconds.`;
  }
  const text = texts.join('\n');
  const found = SIGNS.filter((sign) => sign.pattern.test(text));
  const links = text.match(/https?:\/\//gi)?.length ?? 0;
  const score =
    found.reduce((sum, sign) => sum + sign.score, 0) + (links > 3 ? 3 : links > 1 ? 1 : 0);
  if (score < SPAM_SCORE) return undefined;
  const names = [...found.map((sign) => sign.name), ...(links > 1 ? [`${links} links`] : [])];
  return `It contains: ${names.join('; ')}.`;
}
