import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const SHELL_ENTRIES = ['../app/root.tsx', '../app/entry.client.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Puts what every page loads into two files instead of some twenty small ones: the framework, and
 * the shell around each page. Small files compress badly, and the manifest lists each of them once
 * for every page.
 */
export const clientChunks: CodeSplitting = {
  groups: [
    { name: 'react', test: FRAMEWORK, priority: 2 },
    { name: inShell(), debugName: 'shell', priority: 1 },
  ],
};

function inShell() {
  let shell: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph) => {
    shell ??= staticImports(SHELL_ENTRIES, graph);
    // The style sheet stays with its route, where the router expects it.
    return shell.has(id) && !SHELL_ENTRIES.includes(id) && !id.endsWith('.css') ? 'shell' : null;
  };
}

/** The modules themselves and everything they import statically. */
function staticImports(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
