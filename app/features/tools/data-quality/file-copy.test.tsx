import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckedFile } from './csv-messages.ts';
import { FileCopy } from './file-copy.tsx';

function renderCopy(asksDateOrder: readonly number[]): string {
  const file = {
    ...{ notes: {}, columns: [{ header: 'Last contact' }], suggestions: [], asksDateOrder },
    input: { duplicates: 0, invalid: 0 },
  } as unknown as CheckedFile;
  return renderToStaticMarkup(
    <FileCopy file={file} dateOrders={{}} onDateOrder={() => undefined} onSave={() => undefined} />,
  );
}

test('while the order of dates is asked, there is nothing to suggest yet', () => {
  expect(renderCopy([0])).toContain('We have nothing to suggest until you answer this.');
  expect(renderCopy([])).toContain('We have nothing to suggest.');
});
