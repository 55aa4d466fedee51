import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The files that contain the texts for people. */
const WORD_FILES = [
  'app/**/*.content.ts',
  'app/facts/*.ts',
  'app/emails/*.{ts,tsx}',
  'app/platform/{forms,http,outbox,pictures}/**/*.ts',
  'app/{admin,features}/**/*.{api,schema,server}.ts',
  'app/features/booking/rules/*.ts',
  'app/features/tools/**/*.{summary,tool}.ts',
  'app/features/tools/*/*-fields.ts',
  'app/{admin,features,layout,pages,platform,ui}/**/*.tsx',
  'server/{http-app.ts,middleware/*.ts}',
  'content/**/*.mdx',
];

/** Words that a native speaker would not use, and their replacements. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\be-mail/i, 'email'],
  [/(?<!Apple |postal |regular )\b(mails?|mailed)\b(?! FROM)/i, 'email'],
  [/\benquir(y|ies|e)\b/i, 'inquiry'],
  [/\bnear by\b/i, 'nearby'],
  [/\bweb ?shops?\b/i, 'online store'],
  [/\b(the|a|your|our|into a) tills?\b/i, 'point of sale'],
  [/\b(the|a|your) sums?\b/i, 'total, math'],
  [
    /\b(one|a) press\b|\bpress(es|ed)? (the |a |this |that |our )?(link|button|page|send|save|book)\b|\bpress this to\b/i,
    'click, use',
  ],
  [/\b(call|ring)(s|ed|ing)? (a |the |your )?quotes? back\b/i, 'follow up on a quote'],
  [/\byour yes\b/i, 'approval, sign-off'],
  [
    /\b(to|you|can|and|could) found an?\b|\bfound(ing)? (an?|the|your) (\w+ )?agency\b/i,
    'start, set up',
  ],
  [/\b(end|ends|the whole|each|every|long|this|the|our|a) talk(?! to)\b/i, 'conversation'],
  [/\bunder the lid\b/i, 'under the hood'],
  [/\ba way back\b/i, 'a rollback plan'],
  [/\bends? the talk\b/i, 'deal-breaker'],
  [/\bhold in your hands?\b/i, 'What you get'],
  [/\basked before every start\b/i, 'Common questions'],
  [/\bhave you said\?/i, 'Sound familiar?'],
  [/\b(too many|many|few|more|several|\d+|last|two|three|four|five|ten) tries\b/i, 'attempts'],
  [/\b(has|have|had) run out\b/i, 'expired, used up'],
  [/\bto be had\b/i, 'available'],
  [/\bpresent password\b/i, 'current password'],
  [/\bwe (show|send|tell|write|call) you (an?|the|what|how|why|when|where)\b/i, 'we’ll …'],
  [/\bwho is calling\b/i, 'Your details'],
  [/\bsome(body|one) was faster\b/i, 'That time was just taken'],
  [/\bat present\b|\bat (this|the) moment\b/i, 'right now, currently'],
  [/\bby itself\b|\bby themselves\b/i, 'automatically'],
  [/\b(stands?|standing) (beside|under|on the page|in the list|there)\b/i, 'is, appears'],
  [/\b(color|favorite|neighbor|labor)s?\b/i, 'Canadian spelling: -our'],
  [/(?<!shopping |data |call )\bcenter(ed|s)?\b/i, 'centre'],
  [/\{town\} and the (GTA|Greater)/, '{town} and nearby: the owner can set any town'],
  [/(?<!^the )\bGTA\b/, '{area}: the owner can set any region'],
  [
    /\b(organis|optimis(?!t|m)|prioritis|summaris|customis|apologis|recognis|realis(?!t|m)|analys(?!is|t))/i,
    'Canadian spelling: -ize',
  ],
];

/** These toasts are quoted letter for letter. */
const SPEC_TOASTS = /^We'll (get back to you as soon as possible|contact you shortly)/;

/** Printed in the terminal, where a curly apostrophe may not be shown. */
const TERMINAL_MESSAGES = 'app/facts/check-facts.server.ts';

describe('the words that people read', () => {
  const texts = globSync(WORD_FILES).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    if (/\.(test\.tsx?|queries\.server\.ts)$/.test(file)) return [];
    return wordsOf(file, readFileSync(path, 'utf8')).map((text) => ({ file, text }));
  });

  test('are found where they are kept', () => {
    expect(texts.length).toBeGreaterThan(3000);
    for (const place of ['app/admin/', 'app/emails/', 'content/', 'app/facts/']) {
      expect(texts.some(({ file }) => file.startsWith(place))).toBe(true);
    }
  });

  test.each(WORDS)('hold nothing like %s', (pattern, better) => {
    const found = texts.filter(({ text }) => pattern.test(text));
    expect(
      found.map(({ file, text }) => `${file}: "${excerpt(text, pattern)}" → ${better}`),
    ).toEqual([]);
  });

  test('use curly apostrophes, except where the specification gives the words', () => {
    const found = texts.filter(
      ({ file, text }) =>
        /\p{L}'\p{L}/u.test(text) && !SPEC_TOASTS.test(text) && file !== TERMINAL_MESSAGES,
    );
    expect(found.map(({ file, text }) => `${file}: "${excerpt(text, /'/)}"`)).toEqual([]);
  });

  test.each([
    ['a.content.ts', "const a = { label: 'Your E-mail' }; // e-mail", ['Your E-mail']],
    ['a.content.ts', "const a = { href: '/admin/mail', id: 'mail' };", []],
    ['a.content.ts', '`Answer this mail: $' + '{company.email}`', ['Answer this mail: …']],
    [
      'a.email.tsx',
      '<Paragraph>\n  Answer this {x} Mail now\n</Paragraph>',
      ['Answer this', 'Mail now'],
    ],
    ['a.mdx', 'Call `mail()`. Send a mail.\n', ['Call . Send a mail.']],
  ])('are read from %s: %s', (file, source, words) => {
    expect(wordsOf(file, source)).toEqual(words);
  });
});

/** Addresses, names in code, and styles. */
const NO_WORDS =
  /^([a-z0-9#./:_@{}…?=&-]*|\/\S*|[a-z]+[A-Z]\w*|var\(.*|:root.*|.*prefers-color-scheme.*|[a-z-]+ [a-z]+-\d.*)$/;

/** The texts of a file: string literals that are more than a name or a URL, JSX text, prose. */
function wordsOf(file: string, source: string): string[] {
  if (file.endsWith('.mdx')) {
    return source
      .replace(/`[^`]*`|\]\([^)]*\)/g, '')
      .split('\n')
      .filter((line) => line.trim() && !/^(import|export) /.test(line));
  }
  const code = source
    .replace(/className="[^"]*"/g, '')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
    .replace(/^import .*$/gm, '');
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) =>
      single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '…') ?? '',
  );
  const jsx = file.endsWith('.tsx')
    ? [...code.matchAll(/[>}]([^<>{}=;()]+)(?=[<{])/g)].map(([, text]) => text ?? '')
    : [];
  return [...literals, ...jsx]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /[A-Za-z]/.test(text) && !NO_WORDS.test(text));
}

function excerpt(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 40), at + 40);
}
