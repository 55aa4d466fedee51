/**
 * `npm run build && npm run bench:start`: time from the start of the built site's process to its
 * first response, with an empty data folder, again with the same one, and with another SITE_URL.
 * Wall time depends on the load of the machine, processor time much less.
 */
import os from 'node:os';
import { processorSeconds, residentMb, startSite } from '#test/site-process.ts';

const ROUNDS = 3;

type Start = { wallMs: number; processorMs: number; rssMb: number };

const starts = { empty: [] as Start[], again: [] as Start[], otherAddress: [] as Start[] };
for (let round = 0; round < ROUNDS; round++) {
  const first = await measure({});
  starts.empty.push(first);
  starts.again.push(await measure({ DATA_DIR: first.dataDir }));
  starts.otherAddress.push(
    await measure({ DATA_DIR: first.dataDir, SITE_URL: `https://www${round}.example.org` }),
  );
}
console.log(
  JSON.stringify({
    bench: 'start',
    rounds: ROUNDS,
    empty: medians(starts.empty),
    again: medians(starts.again),
    otherAddress: medians(starts.otherAddress),
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  }),
);

async function measure(env: NodeJS.ProcessEnv): Promise<Start & { dataDir: string }> {
  const site = await startSite(env);
  const start = {
    wallMs: site.firstAnswerMs,
    processorMs: Math.round(processorSeconds(site.pid) * 1000),
    rssMb: residentMb(site.pid),
  };
  // Wait until everything has its best compression, which the next start reuses.
  await new Promise((resolve) => setTimeout(resolve, 8000));
  await site.stop();
  return { ...start, dataDir: site.dataDir };
}

function medians(of: readonly Start[]): Start {
  const middle = (name: keyof Start) =>
    of.map((start) => start[name]).sort((a, b) => a - b)[(ROUNDS - 1) / 2] ?? 0;
  return { wallMs: middle('wallMs'), processorMs: middle('processorMs'), rssMb: middle('rssMb') };
}
