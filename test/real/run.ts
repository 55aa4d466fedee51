/**
 * `npm run build && npm run test:real`: tests the built site with the programs that people really
 * use, if they are installed here (docs/testing.md lists the packages). A missing program is
 * reported and counts neither as success nor as failure. Arguments select parts: `npm run test:real
 * -- Firefox Postfix`. Exits with 1 if anything is wrong.
 */
import { firefoxPart, webkitPart } from './browsers.ts';
import { calendarParts } from './calendars.ts';
import { dovecotPart } from './dovecot.ts';
import { postfixPart } from './postfix.ts';
import { postgresPart } from './postgres.ts';
import { proxyParts } from './proxies.ts';
import { runPart } from './report.ts';
import { spamAssassinPart } from './spamassassin.ts';

const chosen = process.argv.slice(2).map((name) => name.toLowerCase());
const parts = [
  ...proxyParts,
  postfixPart,
  dovecotPart,
  spamAssassinPart,
  ...calendarParts,
  postgresPart,
  firefoxPart,
  webkitPart,
].filter(({ name }) => !chosen.length || chosen.some((word) => name.toLowerCase().includes(word)));

const results = [];
for (const part of parts) results.push((await runPart(part)) ?? { name: part.name, missing: true });
const wrong = results.flatMap((result) => ('wrong' in result ? result.wrong : []));
process.stdout.write(`\n${JSON.stringify({ test: 'real', results })}\n`);
process.exit(wrong.length > 0 ? 1 : 0);
