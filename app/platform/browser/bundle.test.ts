import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';

/**
 * Limit for the backup, the queue, the drafts and the keys, which load on every page with a form.
 */
const MAX_BROTLI_BYTES = 5.5 * 1024;

const folder = fileURLToPath(new URL('.', import.meta.url));
const modules = readdirSync(folder).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.'),
);

const paidByEveryForm = modules.filter((name) => name !== 'email-service.ts');

test('importing these modules accesses no browser API, so that pages can be prerendered', async () => {
  const touched: string[] = [];
  for (const name of [
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'fetch',
  ]) {
    const trap = () => touched.push(name);
    vi.stubGlobal(name, new Proxy(() => {}, { get: trap, apply: trap }));
  }
  expect(modules.length).toBeGreaterThan(8);
  for (const name of modules) await import(/* @vite-ignore */ folder + name);
  vi.unstubAllGlobals();
  expect(touched).toEqual([]);
});

test(`what a page with a form loads weighs less than ${MAX_BROTLI_BYTES} bytes on the wire`, async () => {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'everything',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? paidByEveryForm
                .map((name) => `export * from ${JSON.stringify(folder + name)};`)
                .join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // React, the company's facts and Vite's preload helper are on the page anyway; the email
        // service loads on the first focus.
        external: ['react', /email-service\.ts$/, /site\.content\.ts$/, /preload-helper/],
      },
      minify: true,
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const bytes = outputs
    .filter((output) => output.type === 'chunk')
    .reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0);
  console.info(JSON.stringify({ test: 'browser modules', brotliBytes: bytes }));
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(MAX_BROTLI_BYTES);
});
