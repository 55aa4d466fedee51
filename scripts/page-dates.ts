import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../app/routes.ts';

/**
 * The day on which the text of each page last changed: the latest commit of a content file or fact
 * that the page imports, or of the article itself. Empty if the history isn't available (no git, or
 * a shallow clone), because a site map without dates is better than one with wrong dates.
 */
export function datesOfPages(paths: readonly string[]): Map<string, string> {
  const changes = readHistory();
  const dates = new Map<string, string>();
  for (const page of paths) {
    const route = routeFileOf(page);
    if (!route) continue;
    const slug = page.split('/').at(-1);
    const words = wordsOf(`app/${route}`);
    const latest = [...changes]
      .filter(
        ([file]) =>
          words.has(file) || (file.startsWith('content/') && path.posix.parse(file).name === slug),
      )
      .map(([, date]) => date)
      .sort()
      .at(-1);
    if (latest) dates.set(page, latest);
  }
  return dates;
}

/** Content on every page: changing it doesn't count as a change of each page. */
const SHARED = /^app\/(site|layout\/layout)\.content\.ts$|^app\/(platform|ui|drawings|emails)\//;
const IMPORT = /\bfrom '([^']+)'|\bimport '([^']+)'/g;

/** The content files and facts used by a file and its imports. */
function wordsOf(start: string): Set<string> {
  const words = new Set<string>();
  const seen = new Set([start]);
  for (const file of seen) {
    for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = resolveImport(file, from ?? bare ?? '');
      if (!target || SHARED.test(target) || !/\.tsx?$/.test(target)) continue;
      if (/\.content\.ts$|^app\/facts\//.test(target)) words.add(target);
      else seen.add(target);
    }
  }
  return words;
}

function resolveImport(file: string, name: string): string | undefined {
  if (name.startsWith('#app/')) return name.slice(1);
  if (!name.startsWith('.') || name.includes('+types')) return undefined;
  return path.posix.join(path.posix.dirname(file), name);
}

function routeFileOf(page: string): string | undefined {
  const matched = matchRoutes(asRouteObjects(routes), page)?.at(-1)?.route;
  return matched?.id;
}

function asRouteObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry): RouteObject => {
    const id = entry.file;
    if (entry.index) return { id, index: true };
    return { id, path: entry.path, children: asRouteObjects(entry.children ?? []) };
  });
}

/** The day (YYYY-MM-DD) of the latest commit of each content file. */
function readHistory(): Map<string, string> {
  const latest = new Map<string, string>();
  let day = '';
  for (const line of gitLines()) {
    if (line.startsWith('day ')) day = line.slice(4);
    else if (line && !latest.has(line)) latest.set(line, day);
  }
  return latest;
}

function gitLines(): string[] {
  const git = (...command: string[]) =>
    execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return [];
    return git(
      '-c',
      'core.quotepath=off',
      'log',
      '--format=day %cs',
      '--name-only',
      '--',
      'app',
      'content',
    ).split('\n');
  } catch {
    return [];
  }
}
