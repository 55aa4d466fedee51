import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import DoIUse from 'doiuse/lib/DoIUse.js';
import postcss, { type Root } from 'postcss';
import packageFile from '../package.json' with { type: 'json' };

/**
 * Checks the built style sheets against the browsers that docs/pages.md promises. The built
 * ones, because the minifier may merge longhands into a shorthand that a browser doesn't support.
 */
const sheets = globSync('build/client/assets/*.css').map((file) => ({
  file,
  root: postcss.parse(readFileSync(file, 'utf8'), { from: file }),
}));

/** Used although some browsers don't support them: the page stays complete and legible without. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  'css-clip-path': 'only basic shapes, which all supported browsers have',
  'css-display-contents': 'only on elements without a role of their own',
  'css-hanging-punctuation': 'typographic detail of a reset',
  'css-marker-pseudo': 'colour of list marks',
  'css-media-scripting': 'wrong data: all supported browsers have it',
  'css-paged-media': 'page names and margins of the print view',
  'css-resize': 'a text box can be enlarged by hand',
  'css-scrollbar': 'hides the scroll bar of a strip that scrolls by touch',
  'css-selection': 'colour of selected text',
  'css-text-indent': 'only plain lengths, which all supported browsers have',
  'css-touch-action': 'manipulation only, which WebKit has',
  'css-widows-orphans': 'line breaks of the print view',
  'extended-system-fonts': 'reset; our own faces follow',
  fullscreen: 'presentation on a large screen',
  'intrinsic-width': 'min-content and max-content only, which Firefox has',
  multicolumn: 'column gap and breaks; without them columns are less even',
  'text-decoration': 'longhands only, see the test below',
};

test('every feature in the style sheets exists in the supported browsers or degrades well', async () => {
  const missing = new Map<string, string>();
  const detector = new DoIUse({
    browsers: packageFile.browserslist,
    onFeatureUsage: ({ feature, message }) => {
      if (!(feature in ENHANCEMENTS)) missing.set(feature, message);
    },
  });
  for (const { file, root } of sheets) {
    await postcss([detector]).process(root.clone(), { from: file });
  }
  expect(sheets.length).toBeGreaterThan(5);
  expect([...missing.values()]).toEqual([]);
});

test('underlines are set by longhands: WebKit drops the shorthand with a colour or a thickness', () => {
  expect(sheets.flatMap(({ root }) => combinedShorthands(root))).toEqual([]);
  const dropped = postcss.parse('a { text-decoration: underline red 2px }');
  expect(combinedShorthands(dropped)).toEqual(['text-decoration: underline red 2px']);
});

/** The reset's `abbr[title]` also has a prefixed declaration, which WebKit uses. */
function combinedShorthands(root: Root): string[] {
  const found: string[] = [];
  root.walkDecls('text-decoration', ({ value, parent }) => {
    const isReset = parent?.type === 'rule' && /abbr/.test(String(parent));
    if (/\s/.test(value) && !isReset) found.push(`text-decoration: ${value}`);
  });
  return found;
}
