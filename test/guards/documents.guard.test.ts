import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [...globSync('*.md'), ...globSync('docs/*.md')].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('every link of a document leads to a file, and to a heading that it has', () => {
  const astray = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => {
        const [name = '', heading] = target.split('#');
        const found = name === '' ? file : path.join(path.dirname(file), name);
        if (!existsSync(found)) return true;
        return heading !== undefined && !headingsOf(readFileSync(found, 'utf8')).includes(heading);
      })
      .map((target) => `${file}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(12);
  expect(astray).toEqual([]);
});

test('every file that a document names exists', () => {
  const sources = globSync(
    '{*.ts,{app,bench,content,database,e2e,scripts,server,test}/**/*.{ts,tsx,js}}',
  ).map((file) => `/${file.replaceAll('\\', '/')}`);
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w./-]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => {
        if (/^(app|bench|database|deploy|docs|e2e|scripts|server|test)\/./.test(name)) {
          return !existsSync(name);
        }
        // The name of a file alone, such as `signup.server.ts`, or with its last folders.
        return /^\w[\w/.-]*\.tsx?$/.test(name) && !sources.some((one) => one.endsWith(`/${name}`));
      })
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
