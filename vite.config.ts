import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { buildTargets } from './scripts/build-targets.ts';
import { supportedStyles } from './scripts/supported-styles.ts';
import { articles } from './scripts/vite-articles.ts';
import { devServer } from './scripts/vite-dev-server.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    articles(),
    // Tailwind's optimization would lower features that every supported browser has, like
    // light-dark().
    tailwindcss({ optimize: false }),
    ...(command === 'serve' ? [devServer()] : []),
    reactRouter(),
  ],
  css: { postcss: { plugins: [supportedStyles()] } },
  build: {
    ...buildTargets,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // ES format, so that the worker that checks a file can import the workbook reader on demand.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 1,
                },
                // What most pages of the admin area load, in one file: small files compress badly.
                { name: 'shared', minShareCount: 12, test: /[\\/](app|node_modules)[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // A single file that resolves paths relative to itself, lazily loaded modules included.
      build: {
        rolldownOptions: { input: './server/build-entry.ts', output: { codeSplitting: false } },
      },
      // Production dependencies stay external; everything else is bundled, so that the server needs
      // no development package.
      ...(command === 'build' && {
        resolve: { external: Object.keys(packageJson.dependencies), noExternal: true },
      }),
    },
  },
}));
