import { execFile } from 'node:child_process';
import packageJson from '../package.json' with { type: 'json' };
import { findNeglect, findVulnerable } from './dependency-report.ts';

/**
 * `npm run audit:dependencies`: lists known vulnerabilities of production dependencies, and
 * unmaintained ones. Exits with 1 if there are any. A registry that doesn't respond is reported,
 * but not as a failure.
 */
const problems: string[] = [];
let unanswered = 0;

const audit = await askNpm(['audit', '--omit=dev', '--json']);
const vulnerable = findVulnerable(audit ?? {});
if (vulnerable) problems.push(...vulnerable);
else process.stdout.write('The registry does not answer npm audit.\n');

for (const name of Object.keys(packageJson.dependencies)) {
  const news = await askNpm(['view', name, '--json']);
  if (news === undefined || !('time' in news)) unanswered += 1;
  const neglect = findNeglect(news ?? {}, new Date());
  if (neglect) problems.push(`${name}: ${neglect}`);
}
const count = Object.keys(packageJson.dependencies).length;
process.stdout.write(`${count - unanswered} of ${count} production dependencies looked at.\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The JSON output of npm, even if it exits with an error; undefined if there is none. */
function askNpm(args: readonly string[]): Promise<object | undefined> {
  return new Promise((resolve) => {
    const options = {
      timeout: 60_000,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    };
    execFile('npm', args, options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(undefined);
      }
    });
  });
}
