import { type CsvTable, openCsv } from '#app/features/tools/data-quality/csv-table.ts';

export const today = '2026-11-20';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function open(content: string | Uint8Array): CsvTable {
  const result = openCsv(typeof content === 'string' ? utf8(content) : content);
  if (result.kind === 'problem') throw new Error(result.problem);
  return result;
}
