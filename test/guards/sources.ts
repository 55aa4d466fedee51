import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = { file: string; text: string; imports: readonly string[] };

/**
 * All TypeScript of the product without tests, with the imports of each file, as paths from the
 * root.
 */
export function readSources(pattern = '{app,server,database}/**/*.{ts,tsx}'): Source[] {
  return globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { file, text, imports: readImports(file, text) };
    });
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|import\(\s*'([^']+)',?\s*\)|new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;

function readImports(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((target) => target.startsWith('.') || target.startsWith('#'))
    .map((target) =>
      target.startsWith('#')
        ? target.slice(1)
        : path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
    );
}

/** The feature that a file belongs to, if any. */
export function featureOf(file: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1];
}
