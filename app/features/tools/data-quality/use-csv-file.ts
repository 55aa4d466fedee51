import { useEffect, useRef, useState } from 'react';
import { localToday } from '../page/local-today.ts';
import type { CheckedFile, CsvAnswer, CsvRequest } from './csv-messages.ts';
import type { CsvColumn } from './csv-table.ts';
import { CSV_MAX_BYTES, type CsvProblem } from './csv-text.ts';
import { dataQualityWords } from './data-quality.content.ts';

export type CsvState =
  | { kind: 'none' | 'working' }
  | { kind: 'problem'; problem: CsvProblem | 'broken' }
  | { kind: 'checked'; name: string; file: CheckedFile };

/**
 * A file that is read and checked in a worker of this browser. The worker is fetched as soon as the
 * page runs: from the choice of a file on, nothing is asked of any server.
 */
export function useCsvFile(onChecked: (file: CheckedFile | undefined) => void) {
  const [state, setState] = useState<CsvState>({ kind: 'none' });
  const worker = useRef<Worker>(null);
  const name = useRef('');
  const tell = useRef(onChecked);
  tell.current = onChecked;

  useEffect(() => {
    const own = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<CsvAnswer | undefined>) => {
      if (data?.kind === 'problem') {
        setState(data);
        tell.current(undefined);
      } else if (data?.kind === 'checked') {
        setState({ kind: 'checked', name: name.current, file: data.file });
        tell.current(data.file);
      } else if (data?.kind === 'fixed') save(data.text);
    };
    own.onerror = () => setState({ kind: 'problem', problem: 'broken' });
    return () => own.terminate();
  }, []);

  function ask(request: CsvRequest, transfer: Transferable[] = []): void {
    worker.current?.postMessage(request, transfer);
  }

  return {
    state,
    async open(file: File): Promise<void> {
      name.current = file.name;
      if (file.size > CSV_MAX_BYTES) {
        setState({ kind: 'problem', problem: 'too-large' });
        return;
      }
      setState({ kind: 'working' });
      try {
        const bytes = await file.arrayBuffer();
        const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
        ask({ kind: 'open', bytes, today: localToday(), seed }, [bytes]);
      } catch {
        setState({ kind: 'problem', problem: 'broken' });
      }
    },
    recheck(columns: readonly CsvColumn[], recencyColumn: number | null): void {
      ask({ kind: 'check', columns, recencyColumn, today: localToday() });
    },
    saveFixed(): void {
      ask({ kind: 'fix', headers: dataQualityWords.fixedListHeaders });
    },
  };
}

/** Offers a text made in this browser as a file. */
function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = dataQualityWords.fixedListName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
