import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const TOKEN = 'a token for the scraper';

let app: TestApp;
afterEach(() => app.close());

const scrape = (authorization?: string) =>
  app.request('/metrics', authorization ? { headers: { Authorization: authorization } } : {});

test('/metrics does not exist until METRICS_TOKEN is set, and then only with the token', async () => {
  app = await openTestApp('sqlite');
  expect((await scrape('Bearer undefined')).status).toBe(404);
  await app.close();
  app = await openTestApp('sqlite', { env: { METRICS_TOKEN: TOKEN } });
  expect((await scrape()).status).toBe(404);
  expect((await scrape(`Bearer ${TOKEN}x`)).status).toBe(404);
  expect((await scrape(`Bearer ${TOKEN}`)).status).toBe(200);
});

describeOnBothDatabases('GET /metrics', (engine) => {
  test('reports the queue, its age, the outcomes, the disk and the database in Prometheus text', async () => {
    app = await openTestApp(engine, { env: { METRICS_TOKEN: TOKEN } });
    await app.post('/api/contact', { name: 'A', email: 'a@example.com', message: 'Hello' });
    app.clock.advance(90_000);
    const answer = await scrape(`Bearer ${TOKEN}`);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('site_database_up 1\n');
    expect(text).toContain('site_outbox_rows{state="waiting"} 2\n');
    expect(text).toContain('site_outbox_oldest_due_seconds 90\n');
    expect(text).toMatch(/^site_disk_free_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^site_event_loop_delay_seconds \S+$/m);
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[^{}]+\})? \S+)$/);
    }
    expect(text).not.toContain('a@example.com');
  });
});

test('requests are counted by kind, method and status, with their latency', async () => {
  app = await openTestApp('sqlite', { env: { METRICS_TOKEN: TOKEN, PORT: '0' } });
  const { requestMetrics } = app.context;
  const server = createServer((request, response) => {
    requestMetrics?.watch(request, response);
    response.statusCode = request.url === '/api/x' ? 201 : 200;
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  for (const path of ['/', '/book?x=1', '/app.js']) await fetch(`http://127.0.0.1:${port}${path}`);
  await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const text = await (await scrape(`Bearer ${TOKEN}`)).text();
  expect(text).toContain('site_http_requests_total{kind="page",method="GET",status="200"} 2\n');
  expect(text).toContain('site_http_requests_total{kind="file",method="GET",status="200"} 1\n');
  expect(text).toContain('site_http_requests_total{kind="api",method="POST",status="201"} 1\n');
  expect(text).toContain('site_http_request_duration_seconds_count{kind="page"} 2\n');
  expect(text).toContain('site_http_request_duration_seconds_bucket{kind="page",le="+Inf"} 2\n');
});
