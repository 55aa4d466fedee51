import { globSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineIsland, type IslandDefinition } from './define-island.ts';
import { readBuilt } from './document-scripts.server.ts';
import { DocumentContext, Island } from './island.tsx';

const files = globSync('app/**/*.island.tsx');

test('the name of every island is that of its file, and no two share one', async () => {
  expect(files).not.toEqual([]);
  const names = new Set<string>();
  for (const file of files) {
    const module = (await import(`../../../${file}`)) as { default: IslandDefinition<object> };
    expect(file).toContain(`/${module.default.name}.island.tsx`);
    names.add(module.default.name);
  }
  expect(names.size).toBe(files.length);
});

function Greeting({ name }: { name: string }) {
  return <p>{name}</p>;
}

test('in a document an island carries its files and its props; elsewhere it is a plain component', () => {
  const island = (
    <Island of={defineIsland('greeting', Greeting)} props={{ name: 'Ana' }} when="visible" />
  );
  const scripts = {
    entry: [],
    filesOf: (name: string) => [`/${name}.js`, '/react.js'],
    hasSiteFiles: true,
  };
  const html = renderToStaticMarkup(<DocumentContext value={scripts}>{island}</DocumentContext>);
  expect(html).toBe(
    '<div class="contents" data-island="/greeting.js /react.js" data-props="{&quot;name&quot;:&quot;Ana&quot;}" data-when="visible"><p>Ana</p></div>',
  );
  expect(renderToStaticMarkup(island)).toBe('<p>Ana</p>');
});

test('what an island needs later stands in a file, but in the page where there are no such files', () => {
  const Note = ({ name, sent }: { name: string; sent: string }) => <p title={sent}>{name}</p>;
  const show = (hasSiteFiles: boolean) =>
    renderToStaticMarkup(
      <DocumentContext value={{ entry: [], filesOf: () => ['/note.js'], hasSiteFiles }}>
        <Island
          of={defineIsland('note', Note)}
          props={{ name: 'Ana' }}
          later={{ file: '/words/note.json', props: { sent: 'Sent' } }}
        />
      </DocumentContext>,
    );
  expect(show(true)).toContain(
    'data-props="{&quot;name&quot;:&quot;Ana&quot;}" data-later="/words/note.json"><p title="Sent">',
  );
  expect(show(false)).toContain('&quot;sent&quot;:&quot;Sent&quot;}"><p title="Sent">');
});

test('the files of an island are its own, the one that starts React, and all that they import', () => {
  const scripts = readBuilt({
    'app/document-entry.ts': { file: 'assets/entry.js' },
    'app/platform/islands/hydrate.ts': { file: 'assets/hydrate.js', imports: ['_react.js'] },
    'app/a/greeting.island.tsx': { file: 'assets/greeting.js', imports: ['_react.js', '_form.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  });
  expect(scripts.entry).toEqual(['/assets/entry.js']);
  expect(scripts.filesOf('greeting')).toEqual([
    '/assets/greeting.js',
    '/assets/hydrate.js',
    '/assets/react.js',
    '/assets/form.js',
  ]);
  expect(() => scripts.filesOf('farewell')).toThrow('farewell.island.tsx');
});
