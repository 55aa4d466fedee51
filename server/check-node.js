/**
 * Ends the process with one sentence if Node is too old. Plain JavaScript without imports from the
 * product, because an old Node couldn't load anything else: `node --import ./server/check-node.js
 * …`.
 */
import process from 'node:process';

/** The first version with `crypto.argon2`; `node:sqlite` and TypeScript support are older. */
export const MINIMUM_NODE = '24.7.0';

/**
 * The message for somebody who started an old Node; undefined for one that is new enough. The
 * version has the form of process.versions.node. Types are in check-node.d.ts.
 */
export function describeOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = MINIMUM_NODE.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `This site needs Node ${MINIMUM_NODE} or newer, and this is Node ${version}. Start it with "npm start", which uses the Node that "npm ci" installs on Linux and Windows; on other systems install Node 24.`;
}

const problem = describeOldNode(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
