import { defineConfig } from 'vite';
import { buildTargets } from './scripts/build-targets.ts';

/** Builds the one script that every document loads as one file, which shares nothing with islands. */
export default defineConfig({
  build: {
    ...buildTargets,
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/document.json',
    rolldownOptions: {
      input: 'app/document-entry.ts',
      output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
    },
  },
});
