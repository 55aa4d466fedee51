/**
 * `npm run build && npm run test:real`: tests the built site with the programs that people really
 * use, if they are installed here (docs/testing.md lists the packages). A missing program is
 * reported and counts neither as success nor as failure. Arguments select parts: `npm run test:real
 * -- firefox nginx`. Exits with 1 if anything is wrong.
 */
import { browserParts } from './browsers.ts';
import { postgresPart } from './postgres.ts';
import { proxyParts } from './proxies.ts';
import { runPart } from './report.ts';

const chosen = process.argv.slice(2).map((name) => name.toLowerCase());
const parts = [...proxyParts, postgresPart, ...browserParts].filter(
  ({ name }) => !chosen.length || chosen.some((word) => name.toLowerCase().includes(word)),
);

let wrong = 0;
for (const part of parts) wrong += await runPart(part);
process.exit(wrong > 0 ? 1 : 0);
