import { afterEach, describe, expect, test } from 'vitest';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const request = {
  tool: 'roi-calculator',
  input: roiDefaultInput,
  email: 'visitor@example.com',
};

describe('POST /api/tools/result', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const stored = () => app.context.db.selectFrom('submissions').selectAll().execute();

  test('refuses an unknown tool, answers of another tool and a faulty address, in words', async () => {
    app = await openTestApp();
    for (const [fault, field] of [
      [{ tool: 'x' }, 'tool'],
      [{ input: { answers: {} } }, 'input'],
      [{ input: null }, 'input'],
      [{ email: 'nobody' }, 'email'],
    ] as const) {
      const answer = await app.post('/api/tools/result', { ...request, ...fault });
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).fields)).toEqual([field]);
    }
    const sentence = async (email: string) =>
      (await (await app.post('/api/tools/result', { ...request, email })).json()).error;
    expect(await sentence('')).toBe('Enter your email address.');
    expect(await sentence('nobody')).toBe('Enter an email address like name@example.com.');
    const { input, tool, ...rest } = request;
    const without = async (payload: object) =>
      (await app.post('/api/tools/result', payload)).json();
    expect(await without({ ...rest, tool })).toMatchObject({
      error: 'Give the tool’s answers as `input`.',
      fields: { input: 'Give the tool’s answers as `input`.' },
    });
    expect((await without({ ...rest, input })).error).toBe('Choose one of the six tools.');
    expect(await stored()).toHaveLength(0);
  });
});
