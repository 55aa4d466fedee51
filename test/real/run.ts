/**
 * `npm run build && npm run test:real`: the built site with the programs that people really have, as far
 * as they are installed here (docs/compatibility.md lists the packages). A program that is missing is
 * named and counts as neither right nor wrong. Names after the command choose parts:
 * `npm run test:real -- Firefox Postfix`. Ends with 1 when anything is wrong.
 */
import { firefoxPart, webkitPart } from './browsers.ts';
import { calendarParts } from './calendars.ts';
import { dovecotPart } from './dovecot.ts';
import { oldNodePart } from './old-node.ts';
import { postfixPart } from './postfix.ts';
import { postgresPart } from './postgres.ts';
import { proxyParts } from './proxies.ts';
import { runPart } from './report.ts';
import { spamAssassinPart } from './spamassassin.ts';

const chosen = process.argv.slice(2).map((name) => name.toLowerCase());
const parts = [
  oldNodePart,
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
