import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckedFile } from './csv-messages.ts';
import { FileCopy } from './file-copy.tsx';

function renderCopy(asksDateOrder: readonly number[], invalid = 0): string {
  const file = {
    ...{ notes: {}, columns: [{ header: 'Last contact' }], suggestions: [], asksDateOrder },
    input: { duplicates: 0, invalid },
  } as unknown as CheckedFile;
  return renderToStaticMarkup(
    <FileCopy file={file} dateOrders={{}} onDateOrder={() => undefined} onSave={() => undefined} />,
  );
}

test('while the order of dates is asked, there is nothing to suggest yet', () => {
  expect(renderCopy([0])).toContain('We have no corrections to suggest until you answer this.');
  expect(renderCopy([])).toContain('We have no corrections to suggest. </p>');
});

test('a column that can be added is announced where there are no corrections', () => {
  expect(renderCopy([], 3)).toContain(
    'We have no corrections to suggest. You can still mark what we found:</p>',
  );
  expect(renderCopy([], 3)).toContain('names the columns whose value looks wrong');
});
