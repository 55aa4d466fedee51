import { unzipSync } from 'fflate';

/** The files of a ZIP archive as text, read independently of the code that wrote it. */
export function unzip(bytes: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(bytes));
  return Object.fromEntries(
    files.map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
}
