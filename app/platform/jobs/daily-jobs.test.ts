import { expect, test } from 'vitest';
import { createLog } from '../log.server.ts';
import { createDailyJobs } from './daily-jobs.server.ts';

test('a job that fails is logged and does not stop the others', async () => {
  const lines: string[] = [];
  const done: string[] = [];
  const jobs = createDailyJobs(
    [
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      { name: 'fine', run: async () => void done.push('fine') },
    ],
    createLog((line) => lines.push(line)),
  );
  await jobs.runNow();
  expect(done).toEqual(['fine']);
  expect(lines).toMatchObject([expect.stringContaining('"job":"broken"')]);
});
