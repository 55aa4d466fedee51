import { expect, test } from 'vitest';
import { zip } from './zip.ts';

async function* parts(...texts: string[]) {
  yield* texts;
}

async function pack(files: Parameters<typeof zip>[0]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip(files)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('a file is opened only when the one before it is packed', async () => {
  const opened: string[] = [];
  const read = (name: string) => () => {
    opened.push(name);
    return parts(name.repeat(100_000));
  };
  const chunks = zip({ a: read('a'), b: read('b'), c: read('c') });
  await chunks.next();
  expect(opened).toEqual(['a']);
  await chunks.return(undefined);
  expect(opened).toEqual(['a']);
});

test('an error of a file ends the archive with it', async () => {
  async function* broken() {
    yield 'half of it';
    throw new Error('the database is gone');
  }
  await expect(pack({ a: () => parts('whole'), b: broken })).rejects.toThrow(
    'the database is gone',
  );
});
