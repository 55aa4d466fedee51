import { globSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from './scripts/build-targets.ts';

/**
 * Builds what a document loads: the entry and one module for each island, apart from the router's
 * own scripts. Runs after `react-router build`, which empties the folder.
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
      input: [
        'app/document-entry.ts',
        'app/platform/islands/hydrate.ts',
        ...globSync('app/**/*.island.tsx'),
      ],
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'assets/island-[name]-[hash].js',
        chunkFileNames: 'assets/island-[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown.runtime|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            // What the script of every document needs too: it must not load React for it.
            { name: 'document', priority: 1, test: /announcement-key|preload-helper/ },
            // What several islands share, in one file: small files compress badly. The tools and
            // booking have one of their own, which no other form loads.
            // What only messages and bookings share.
            {
              name: 'messages',
              minShareCount: 2,
              priority: 1,
              test: /[\\/]app[\\/](features[\\/](inquiries|subscriptions)|facts|drawings)[\\/]|(wall-time|time-words|appointment-date|dialog)/,
            },
            {
              name: 'shared',
              minShareCount: 2,
              test: /[\\/](app[\\/](?!features[\\/](tools|booking)[\\/])|node_modules[\\/])/,
            },
            // Each engine of the tools is loaded by its own tools.
            {
              name: 'questionnaire',
              minShareCount: 2,
              priority: 1,
              test: /[\\/]tools[\\/]questionnaire[\\/]/,
            },
            {
              name: 'calculator',
              minShareCount: 2,
              priority: 1,
              test: /[\\/]tools[\\/](calculator[\\/]|roi-calculator[\\/]roi-fields|page[\\/]live-tool)/,
            },
            { name: 'tools', minShareCount: 2, test: /[\\/]features[\\/]tools[\\/]/ },
            { name: 'booking', minShareCount: 2, test: /[\\/]features[\\/]booking[\\/]/ },
          ],
        },
      },
    },
  },
  // A worker that checks a file imports the workbook reader on demand.
  worker: { format: 'es' },
});

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
