import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentScripts } from './island.tsx';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

const ENTRY = 'app/document-entry.ts';
const HYDRATE = 'app/platform/islands/hydrate.ts';

let built: DocumentScripts | undefined;

/** The scripts of documents: in development and tests the sources, else the files that the build lists. */
export function documentScripts(): DocumentScripts {
  if (import.meta.env.MODE !== 'production') return sources;
  built ??= readBuilt({ ...readManifest('document'), ...readManifest('islands') });
  return built;
}

function readManifest(name: string): Manifest {
  const file = new URL(`../client/.vite/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads Vite's manifest of the islands. Throws for an island that was not built. */
export function readBuilt(manifest: Manifest): DocumentScripts {
  const keys = Object.keys(manifest);
  const islands = new Map<string, readonly string[]>();
  for (const key of keys) {
    const name = /([^/]+)\.island\.tsx$/.exec(key)?.[1];
    if (name) islands.set(name, filesFrom([key, HYDRATE]));
  }
  return {
    entry: filesFrom([ENTRY]),
    hasSiteFiles: true,
    filesOf(name) {
      const files = islands.get(name);
      if (!files) throw new Error(`No file ${name}.island.tsx was built`);
      return files;
    },
  };

  /** These modules first, then everything that they import. */
  function filesFrom(modules: readonly string[]): string[] {
    const found = new Set(modules);
    for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
    return [...found].map((key) => {
      const file = manifest[key]?.file;
      if (!file) throw new Error(`${key} was not built`);
      return `/${file}`;
    });
  }
}

/** In development Vite serves the sources. */
const sources: DocumentScripts = {
  entry: ['/@id/__x00__virtual:react-router/inject-hmr-runtime', `/${ENTRY}`],
  hasSiteFiles: false,
  filesOf(name) {
    const [file] = globSync(`app/**/${name}.island.tsx`);
    if (!file) throw new Error(`There is no file ${name}.island.tsx`);
    return [`/${file.replaceAll(path.sep, '/')}`, `/${HYDRATE}`];
  },
};
