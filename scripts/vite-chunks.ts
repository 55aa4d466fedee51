import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const SHELL_ENTRIES = paths('root.tsx', 'entry.client.tsx');
const PAGES_LAYOUT = paths('pages.layout.tsx');
/** Small, and used by most pages with text of their own. */
const SHARED = paths('platform/format/interpolate.ts');
/**
 * What forms load beside the shell. A group takes in whatever its modules import, so these import
 * nothing that is outside the shell and the group before theirs.
 */
const FORM_MODULES = new Set(
  paths(
    'platform/browser/email-params.ts',
    'platform/forms/form-fields.ts',
    'platform/forms/submission-status.tsx',
    'ui/error-summary.tsx',
  ),
);
const MESSAGE_FORM_MODULES = new Set(
  paths(
    'features/inquiries/message-form.content.ts',
    'features/inquiries/message-form-end.tsx',
    'features/inquiries/message-submission.ts',
  ),
);
const QUESTION_MODULES = new Set(paths('ui/disclosure.tsx', 'ui/questions.tsx'));

/**
 * Puts what every page loads into two files instead of some twenty small ones: the framework, and
 * the shell around each page. What forms load beside it is a third, the message forms have a fourth,
 * and common questions a fifth. Small files compress badly, and the manifest lists each of them once for every page.
 */
export const clientChunks: CodeSplitting = {
  groups: [
    { name: 'react', test: FRAMEWORK, priority: 3 },
    { name: inShell(), debugName: 'shell', priority: 2 },
    { name: 'form', test: (id) => FORM_MODULES.has(id), priority: 1 },
    { name: 'message-form', test: (id) => MESSAGE_FORM_MODULES.has(id), priority: 0 },
    { name: 'questions', test: (id) => QUESTION_MODULES.has(id), priority: 0 },
  ],
};

function paths(...names: string[]): string[] {
  return names.map((name) => fileURLToPath(new URL(`../app/${name}`, import.meta.url)));
}

function inShell() {
  let shell: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph) => {
    shell ??= staticImports([...SHELL_ENTRIES, ...PAGES_LAYOUT, ...SHARED], graph);
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
