import { useCallback, useEffect, useRef, useState } from 'react';
import { localToday } from '../page/use-tool.ts';
import type { CopyOptions } from './cleaned-copy.ts';
import type { CheckedFile, CheckSettings, CsvAnswer, CsvRequest } from './csv-messages.ts';
import { CSV_MAX_BYTES, type CsvProblem } from './csv-text.ts';
import { fileCheckWords } from './file-check.content.ts';

export type CsvState =
  | { kind: 'none' | 'working' }
  | { kind: 'problem'; problem: CsvProblem | 'broken' }
  | { kind: 'checked'; name: string; file: CheckedFile };

/**
 * Reads and checks a file in a web worker. The worker is loaded on hydration, so that a text file
 * can be checked offline. Choosing a file clears the result of the one before, even if it can't be
 * read.
 */
export function useCsvFile(onChecked: (file: CheckedFile | undefined) => void) {
  const [state, setState] = useState<CsvState>({ kind: 'none' });
  const worker = useRef<Worker>(null);
  const name = useRef('');
  const current = useRef(0);
  const tell = useRef(onChecked);
  tell.current = onChecked;

  const fail = useCallback((problem: CsvProblem | 'broken'): void => {
    setState({ kind: 'problem', problem });
    tell.current(undefined);
  }, []);

  useEffect(() => {
    const own = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<CsvAnswer | undefined>) => {
      if (data === undefined || data.id !== current.current) return;
      if (data.kind === 'problem') fail(data.problem);
      else if (data.kind === 'checked') {
        setState({ kind: 'checked', name: name.current, file: data.file });
        tell.current(data.file);
      } else save(data.archive);
    };
    own.onerror = () => fail('broken');
    return () => own.terminate();
  }, [fail]);

  function ask(request: CsvRequest, transfer: Transferable[] = []): void {
    worker.current?.postMessage(request, transfer);
  }

  return {
    state,
    async open(file: File): Promise<void> {
      current.current += 1;
      const id = current.current;
      name.current = file.name;
      tell.current(undefined);
      if (file.size > CSV_MAX_BYTES) return fail('too-large');
      setState({ kind: 'working' });
      try {
        const bytes = await file.arrayBuffer();
        if (id !== current.current) return;
        const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
        ask({ kind: 'open', id, bytes, today: localToday(), seed }, [bytes]);
      } catch {
        if (id === current.current) fail('broken');
      }
    },
    recheck(settings: CheckSettings): void {
      ask({ kind: 'check', id: current.current, settings, today: localToday() });
    },
    saveCopy(options: CopyOptions): void {
      const { copyWords, fileNames } = fileCheckWords;
      ask({ kind: 'copy', id: current.current, options, words: copyWords, fileNames });
    },
  };
}

/** Downloads an archive that was made in the browser. */
function save(archive: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileCheckWords.fileNames.archive;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
