import type { CopyOptions, CopyWords } from './cleaned-copy.ts';
import type { WorstRow } from './csv-check.ts';
import type { DateOrder } from './csv-dates.ts';
import type { ColumnReport } from './csv-profile.ts';
import type { CsvColumn, CsvTable } from './csv-table.ts';
import type { CsvProblem } from './csv-text.ts';
import type { FileInput } from './file-input.ts';
import type { Finding } from './findings.ts';
import type { Suggestion } from './suggestions.ts';

/** What the visitor corrected about the columns. */
export type CheckSettings = {
  readonly columns: readonly CsvColumn[];
  readonly dateOrders: Readonly<Record<number, DateOrder>>;
};

/** Requests of the page to the worker that holds the file. */
export type CsvRequest =
  | { kind: 'open'; id: number; bytes: ArrayBuffer; today: string; seed: number }
  | { kind: 'check'; id: number; settings: CheckSettings; today: string }
  | {
      kind: 'copy';
      id: number;
      options: CopyOptions;
      words: CopyWords;
      fileNames: { list: string; log: string };
    };

/** A checked file as the page shows it: at most 50 rows and a sample of 20 leave the worker. */
export type CheckedFile = {
  input: FileInput;
  columns: readonly ColumnReport[];
  /** Date columns for which the visitor must choose what "03/04/2026" means. */
  asksDateOrder: readonly number[];
  worstRows: readonly WorstRow[];
  sample: readonly { line: number; cells: readonly string[] }[];
  notes: CsvTable['notes'];
  findings: readonly Finding[];
  suggestions: readonly Suggestion[];
  milliseconds: number;
};

/** Answers contain the number of their file, so that answers about earlier files are ignored. */
export type CsvAnswer =
  | { kind: 'checked'; id: number; file: CheckedFile }
  | { kind: 'copy'; id: number; archive: Uint8Array<ArrayBuffer> }
  | { kind: 'problem'; id: number; problem: CsvProblem };
