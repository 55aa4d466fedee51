import startPostgres from './postgres.setup.ts';

/** A Postgres of one's own outside vitest: for browser tests and benches. */
export async function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  let url = '';
  const stop = await startPostgres({
    provide: (_name: string, value: string) => {
      url = value;
    },
  } as never);
  return { url, stop };
}
