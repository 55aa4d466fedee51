import { Worker } from 'node:worker_threads';

/**
 * As long as the longest texts that a form accepts. Quadratic time is acceptable there, cubic
 * isn't.
 */
const INPUT_LENGTH = 3000;
/** Far longer than quadratic time takes, because the thread may have to wait for a busy machine. */
const LIMIT_MS = 6000;
const POLL_MS = 20;
/** One of each kind of character that patterns commonly contain. */
const SAMPLES = [...'aZ0_ \t\n-.,:;/@="\'<&+*#%(é日\0\u200B'];
const MAX_ALPHABET = 12;
/** Make a match fail at the very end, so that every way to match is tried. */
const ENDINGS = ['\0', '!\n'];

export type Pattern = { source: string; flags: string };

/**
 * Runs each pattern on texts that could make it slow: repetitions of characters and pairs of
 * characters in the pattern, after each of its beginnings. Returns the patterns that need
 * seconds for one text. They run in a worker, because a regular expression can't be interrupted
 * otherwise.
 */
export async function findSlowPatterns<P extends Pattern>(
  patterns: readonly P[],
  limitMs = LIMIT_MS,
): Promise<P[]> {
  const slow: P[] = [];
  let next = 0;
  while (next < patterns.length) {
    const stuck = await runUntilStuck(patterns, next, limitMs);
    if (stuck === undefined) break;
    const pattern = patterns[stuck];
    if (pattern) slow.push(pattern);
    next = stuck + 1;
  }
  return slow;
}

/** The index of the first pattern, starting at `first`, that hangs, or undefined if none does. */
function runUntilStuck(
  patterns: readonly Pattern[],
  first: number,
  limitMs: number,
): Promise<number | undefined> {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const jobs = patterns.slice(first).map((pattern) => ({
    ...pattern,
    texts: hostileTexts(pattern),
  }));
  const worker = new Worker(WORKER, { eval: true, workerData: { jobs, progress, INPUT_LENGTH } });
  return new Promise((resolve, reject) => {
    let seen = -1;
    let since = performance.now();
    const poll = setInterval(() => {
      const text = Atomics.load(progress, 1);
      if (text !== seen) {
        seen = text;
        since = performance.now();
      } else if (text > 0 && performance.now() - since > limitMs) {
        finish(first + Atomics.load(progress, 0));
      }
    }, POLL_MS);
    const finish = (result: number | undefined) => {
      clearInterval(poll);
      worker.terminate().then(() => resolve(result), reject);
    };
    worker.once('message', () => finish(undefined));
    worker.once('error', reject);
  });
}

type Text = { prefix: string; pump: string; ending: string };

function hostileTexts({ source }: Pattern): Text[] {
  const alphabet = alphabetOf(source);
  const pairs = alphabet.flatMap((a) => alphabet.map((b) => (a === b ? a : a + b)));
  const pumps = [...new Set([...pairs, ...literalRuns(source)])];
  return prefixesOf(source).flatMap((prefix) =>
    pumps.flatMap((pump) => ENDINGS.map((ending) => ({ prefix, pump, ending }))),
  );
}

/** Characters in the pattern, and samples of its character classes. */
function alphabetOf(source: string): string[] {
  const classes = source.match(/\[(?:\\.|[^\]\\])+\]|\\[wWsSdD]|\\p\{[^}]+\}|\./gi) ?? [];
  const inClasses = classes.map((text) => {
    const test = compile(text);
    return SAMPLES.filter((sample) => test?.test(sample)).slice(0, 2);
  });
  const literal = [...source.replaceAll(/\\[a-zA-Z]|[\\^$()[\]{}|?*+]/g, '')];
  const all = [...inClasses.flat(), ...literal, 'a', ' '];
  return [...new Set(all)].slice(0, MAX_ALPHABET);
}

function literalRuns(source: string): string[] {
  return (source.replaceAll(/\\([^a-zA-Z0-9])/g, '$1').match(/[\w<>/="' @:.-]{2,}/g) ?? []).slice(
    0,
    4,
  );
}

/** The empty text, and the texts that precede the first repetitions in the pattern. */
function prefixesOf(source: string): string[] {
  const runs = literalRuns(source);
  return [...new Set(['', runs[0] ?? '', runs.slice(0, 2).join('')])];
}

function compile(source: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Invalid with these flags: try the others.
    }
  }
  return undefined;
}

const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const { jobs, progress, INPUT_LENGTH } = workerData;
for (const [at, { source, flags, texts }] of jobs.entries()) {
  Atomics.store(progress, 0, at);
  const expression = new RegExp(source, flags);
  for (const { prefix, pump, ending } of texts) {
    const text = prefix + pump.repeat(Math.ceil(INPUT_LENGTH / pump.length)) + ending;
    Atomics.add(progress, 1, 1);
    expression.lastIndex = 0;
    expression.exec(text);
  }
}
parentPort.postMessage('done');
`;
