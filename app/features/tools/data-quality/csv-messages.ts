import type { WorstRow } from './csv-check.ts';
import type { ColumnReport } from './csv-profile.ts';
import type { CsvColumn, CsvTable } from './csv-table.ts';
import type { CsvProblem } from './csv-text.ts';
import type { FileInput } from './data-quality.formula.ts';

/** What the page asks of the worker that holds the file. */
export type CsvRequest =
  | { kind: 'open'; bytes: ArrayBuffer; today: string; seed: number }
  | { kind: 'check'; columns: readonly CsvColumn[]; recencyColumn: number | null; today: string }
  | { kind: 'fix'; headers: { duplicateOf: string; toCheck: string } };

/** A checked file as the page shows it: at most 50 rows and a sample of 20 leave the worker. */
export type CheckedFile = {
  input: FileInput;
  columns: readonly ColumnReport[];
  recencyColumn: number | null;
  worstRows: readonly WorstRow[];
  sample: readonly { line: number; cells: readonly string[] }[];
  notes: CsvTable['notes'];
  formulaCells: number;
  milliseconds: number;
};

export type CsvAnswer =
  | { kind: 'checked'; file: CheckedFile }
  | { kind: 'fixed'; text: string }
  | { kind: 'problem'; problem: CsvProblem };
