import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { open, today } from '#test/csv-samples.ts';
import { checkCsv } from './csv-check.ts';
import type { CheckedFile } from './csv-messages.ts';
import { dataQualityWords } from './data-quality.content.ts';
import { fileCheckWords } from './file-check.content.ts';
import { FileColumns } from './file-columns.tsx';

const clients = (statuses: readonly string[]) =>
  checkCsv(open(`Name,Status\n${statuses.map((s, at) => `Person ${at},${s}`).join('\n')}\n`), {
    today,
  });
const times = (count: number, status: string) => Array.from({ length: count }, () => status);
const tableOf = ({ columns }: Pick<CheckedFile, 'columns'>) =>
  renderToStaticMarkup(
    <FileColumns file={{ columns } as CheckedFile} onChange={() => undefined} />,
  );

test('labels are measured by their spellings, and the words say so where it shows', () => {
  const { spellings } = fileCheckWords.columns;
  const mixed = clients([...times(22, 'active'), ...times(6, 'Active')]);
  expect(mixed.columns[1]).toMatchObject({ type: 'label', consistent: 0.5 });
  expect(mixed.input.measured.consistency).toBe(0.5);
  expect(tableOf(mixed)).toContain(spellings);
  expect(spellings).toMatch(/two spellings gets 50%, however often/);
  const rule = dataQualityWords.method.find((line) => line.startsWith('Consistent = '));
  expect(rule).toMatch(/“active” and “Active” gets 50%, however often each is used/);
  const tidy = clients([...times(22, 'active'), ...times(6, 'closed')]);
  expect(tidy.columns[1]).toMatchObject({ type: 'label', consistent: 1 });
  expect(tableOf(tidy)).not.toContain(spellings);
});
