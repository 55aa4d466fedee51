import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
const VALIDATION = /[\\/]node_modules[\\/]valibot[\\/]/;
const SHELL_ENTRIES = paths('root.tsx', 'entry.client.tsx');
const PAGES_LAYOUT = paths('pages.layout.tsx');
/** Small, and used by most pages with text of their own. */
const SHARED = paths('platform/format/interpolate.ts', 'platform/format/money.ts', 'ui/badge.tsx');

/**
 * Small modules that are used by nearly the same pages, so that a page hardly loads what it doesn't
 * need. A group takes in whatever its modules import, unless an earlier group has it.
 */
const SMALL_FILES: Record<string, readonly string[]> = {
  form: paths(
    'platform/browser/email-params.ts',
    'platform/forms/form-fields.ts',
    'platform/forms/submission-status.tsx',
    'ui/error-summary.tsx',
  ),
  fields: paths('platform/forms/text-fields.ts', 'platform/outbox/address.ts'),
  'api-client': paths('platform/browser/api-client.ts'),
  /** What waits in the browser because the server couldn't be reached. */
  queue: paths('platform/browser/resend-queue.ts'),
  submission: paths('platform/browser/submit-form.ts', 'platform/forms/use-form-submission.ts'),
  'message-form': paths(
    'features/inquiries/message-form.content.ts',
    'features/inquiries/message-form-end.tsx',
    'features/inquiries/message-submission.ts',
  ),
  contact: paths('features/inquiries/contact.schema.ts', 'platform/seo/professional-service.ts'),
  questions: paths('ui/disclosure.tsx', 'ui/questions.tsx'),
  photo: paths('facts/uploaded-picture.ts', 'ui/photo.tsx'),
  drawing: paths('drawings/drawing.tsx'),
  /** What the home page shares with the pages that it introduces. */
  services: paths('facts/services.ts', 'drawings/ai-strategy-development.tsx'),
  featured: paths(
    'drawings/ai-automation.tsx',
    'drawings/courses.tsx',
    'drawings/web-app-development.tsx',
  ),
};

/**
 * Puts what every page loads into two files instead of some twenty small ones: the framework, and
 * the shell around each page. Small modules that go together share a file too: small files compress
 * badly, and each page and the manifest list their names.
 */
export const clientChunks: CodeSplitting = {
  groups: [
    { name: 'react', test: FRAMEWORK, priority: 200 },
    { name: 'validation', test: VALIDATION, priority: 200 },
    { name: inShell(), debugName: 'shell', priority: 100 },
    ...Object.entries(SMALL_FILES).map(([name, modules], index) => ({
      name,
      test: (id: string) => modules.includes(id),
      priority: 99 - index,
    })),
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
