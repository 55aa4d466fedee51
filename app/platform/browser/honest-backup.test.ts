import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';
import { proofSize } from '#test/proof-size.ts';
import type { DeliveryNews } from './resend-queue.ts';
import type { SubmitOutcome } from './submit-form.ts';

/** 200 submissions for each kind of server failure (60 in a quick run). */
const CASES = proofSize(60, 200);
const FAULTS = ['refused', 'hang', '502', 'offline', 'answer lost', 'answer late'] as const;
type Fault = (typeof FAULTS)[number];

type Tab = typeof import('./submit-form.ts') & typeof import('./resend-queue.ts');

let browser: FakeBrowser;
beforeEach(() => {
  browser = installFakeBrowser();
  vi.useFakeTimers({ now: new Date('2026-11-02T14:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openTab(): Promise<Tab> {
  vi.resetModules();
  return {
    ...(await import('./submit-form.ts')),
    ...(await import('./resend-queue.ts')),
  };
}

/** A server with a table, which respects the idempotency key. */
function createServer() {
  const rows: { key: string; body: string }[] = [];
  let fault: Fault | undefined;
  function take(key: string, body: string): Response {
    const isReplay = rows.some((row) => row.key === key);
    if (!isReplay) rows.push({ key, body });
    return jsonAnswer(
      201,
      { success: true, data: { key } },
      isReplay ? { 'Idempotent-Replayed': 'true' } : {},
    );
  }
  const untilAborted = (signal: RequestInit['signal']) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return {
    rows,
    fail(next: Fault | undefined) {
      fault = next;
    },
    async fetch(_: string, { headers, body, signal }: RequestInit): Promise<Response> {
      const key = new Headers(headers).get('Idempotency-Key') ?? '';
      const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
      switch (fault) {
        case undefined:
          return take(key, String(body));
        case 'refused':
        case 'offline':
          return noNetwork();
        case 'hang':
          return untilAborted(signal);
        case '502':
          return new Response('<h1>Bad gateway</h1>', { status: 502 });
        case 'answer lost':
          take(key, String(body));
          return noNetwork();
        case 'answer late':
          take(key, String(body));
          return untilAborted(signal);
      }
    },
  };
}

/** Seeded generator: the same cases in every run (Lehmer). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const saved = (name: string): unknown[] =>
  JSON.parse(browser.localStorage.getItem(name) ?? '[]') as unknown[];

const send = (tab: Tab, key: string) =>
  tab.submitForm({
    formType: 'contact',
    path: '/api/contact',
    payload: { name: key, source: 'contact_form' },
    idempotencyKey: key,
  });

/**
 * A visitor who sends a form while the server is down for `awaySeconds`, and may leave the page.
 */
async function visit(server: ReturnType<typeof createServer>, fault: Fault, random: () => number) {
  const key = `k${random()}`;
  const news: DeliveryNews[] = [];
  let tab = await openTab();
  let outcome: SubmitOutcome | undefined;
  server.fail(fault);
  setTimeout(
    () => {
      server.fail(undefined);
      if (fault === 'offline') browser.fire('online');
    },
    1_000 + random() * 60_000,
  );
  void send(tab, key).then((value) => {
    outcome = value;
    // "Sent" is reported only for what the server has stored.
    if (value.kind === 'sent') expect(server.rows.some((row) => row.key === key)).toBe(true);
    if (value.kind === 'queued') expect(saved('resendQueue')).toMatchObject([{ id: key }]);
  });
  await vi.advanceTimersByTimeAsync(random() * 40_000);
  if (random() < 0.4) {
    browser.closePages();
    server.fail(undefined);
    tab = await openTab();
  } else {
    await vi.advanceTimersByTimeAsync(140_000);
  }
  const stop = tab.followResends((some) => news.push(...some));
  await vi.advanceTimersByTimeAsync(140_000);
  stop();
  browser.closePages();
  return { key, outcome, news };
}

test.each(FAULTS)(
  `of ${CASES} submissions made while the server is away (%s), none is lost, doubled or called sent too early`,
  async (fault) => {
    const server = createServer();
    browser.answer(server.fetch);
    const random = createRandom(1000 * (FAULTS.indexOf(fault) + 1));
    let queued = 0;
    for (let n = 0; n < CASES; n++) {
      const { key, outcome, news } = await visit(server, fault, random);
      if (outcome?.kind === 'queued') queued++;
      // A visitor who wasn't told "sent" immediately is told later, exactly once.
      if (outcome?.kind !== 'sent') {
        expect(news).toMatchObject([{ state: 'delivered', id: key, data: { key } }]);
      }
      expect(server.rows.filter((row) => row.key === key)).toHaveLength(1);
      expect(saved('formSubmissions').length).toBeGreaterThan(0);
      expect(saved('resendQueue')).toEqual([]);
    }
    expect(server.rows).toHaveLength(CASES);
    expect(queued).toBeGreaterThan(CASES / 4);
  },
  120_000,
);
