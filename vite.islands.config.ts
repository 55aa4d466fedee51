import { globSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from './scripts/build-targets.ts';

/**
 * Builds one module for each island, apart from the router's own scripts. Runs after `react-router
 * build`, which empties the folder.
 */
export default defineConfig({
  plugins: [withoutStyles(), withoutFacts()],
  build: {
    ...buildTargets,
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/islands.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['app/platform/islands/hydrate.ts', ...globSync('app/**/*.island.tsx')],
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'assets/island-[name]-[hash].js',
        chunkFileNames: 'assets/island-[name]-[hash].js',
        codeSplitting: {
          // What a group imports comes with it unless a group of a higher priority has it.
          groups: [
            {
              name: 'react',
              priority: 4,
              test: /rolldown.runtime|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            // What several islands share, in one file: small files compress badly. The tools and
            // booking have files of their own, which no other form loads, and messages what tools
            // don't need.
            {
              name: 'shared',
              priority: 3,
              minShareCount: 2,
              test: (id) => /[\\/](app|node_modules)[\\/]/.test(id) && !areaOf(id),
            },
            { name: 'time', priority: 3, minShareCount: 2, test: (id) => areaOf(id) === 'time' },
            { name: 'tools', priority: 2, minShareCount: 2, test: (id) => areaOf(id) === 'tools' },
            { name: (id) => areaOf(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
  // A worker that checks a file imports the workbook reader on demand.
  worker: { format: 'es' },
});

/** The part of the site that a module belongs to, if only its islands share it. */
function areaOf(module: string): string | undefined {
  if (/[\\/]tools[\\/]calculator[\\/]/.test(module)) return 'calculator';
  if (/[\\/]tools[\\/]questionnaire[\\/]/.test(module)) return 'questionnaire';
  const feature = /[\\/]app[\\/]features[\\/](tools|booking)[\\/]/.exec(module)?.[1];
  if (feature) return feature;
  const isMessages = /[\\/]app[\\/](features|facts|drawings)[\\/]/;
  if (isMessages.test(module)) return 'messages';
  return /wall-time|time-words|appointment-date/.test(module) ? 'time' : undefined;
}

/** Pages link the style sheets of their components themselves. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith('.css') ? 'export {}' : undefined),
  };
}

/** Links still ask it which sections are hidden. */
const SECTIONS = 'app/facts/sections.ts';

/** The questions and advice of a tool are the tool: it computes its result from them, without facts. */
const TOOLS = /^app\/features\/tools\//;

/**
 * Fails if facts or words of pages got into the scripts: they come with the page, as props. A page
 * shows the owner's facts, and the scripts could only contain the built-in ones.
 */
function withoutFacts(): Plugin {
  return {
    name: 'without-facts',
    generateBundle(_options, bundle) {
      const found = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const file = id.replace(`${process.cwd()}/`, '');
          const isFact = /^(app\/facts|content)\//.test(file);
          const isWords = /^app\/(features|pages|layout|emails)\/.*\.content\.ts$/.test(file);
          if (renderedLength > 0 && (isFact || isWords) && !TOOLS.test(file) && file !== SECTIONS) {
            found.add(`${file} in ${chunk.name}`);
          }
        }
      }
      if (found.size > 0) this.error(`Pass these as props:\n${[...found].join('\n')}`);
    },
  };
}
