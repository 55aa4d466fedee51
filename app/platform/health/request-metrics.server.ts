import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isAdminPath } from '../http/admin-path.ts';
import { metricLines, type Sample } from './metric-lines.ts';

/** Upper bounds in seconds; a Prometheus histogram adds infinity as the last one. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const KNOWN_METHODS = ['GET', 'HEAD', 'POST'];
const NANOSECONDS = 1e9;

type Histogram = { buckets: number[]; sum: number; count: number };

export type RequestMetrics = {
  /** Counts a request once its response was sent or its connection closed. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Requests, latencies and the event loop's delay in Prometheus' text format. */
  render(): string;
  stop(): void;
};

/**
 * Counts requests by kind, method and status. No label contains a path, so their number stays
 * small.
 */
export function createRequestMetrics(): RequestMetrics {
  const counts = new Map<string, { labels: Sample['labels']; count: number }>();
  const latencies = new Map<string, Histogram>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function observe(kind: string, method: string, status: number, seconds: number): void {
    const key = `${kind} ${method} ${status}`;
    const entry = counts.get(key) ?? { labels: { kind, method, status: String(status) }, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
    const histogram = latencies.get(kind) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
    for (const [at, bound] of BUCKETS.entries()) {
      if (seconds <= bound) histogram.buckets[at] = (histogram.buckets[at] ?? 0) + 1;
    }
    histogram.sum += seconds;
    histogram.count += 1;
    latencies.set(kind, histogram);
  }

  return {
    watch(request, response) {
      const began = performance.now();
      const method = KNOWN_METHODS.includes(request.method ?? '') ? request.method : 'other';
      const kind = kindOf(request.url ?? '/');
      response.once('close', () => {
        // 499: the client disconnected before there was a response.
        const status = response.headersSent ? response.statusCode : 499;
        observe(kind, method ?? 'other', status, (performance.now() - began) / 1000);
      });
    },
    render() {
      return [
        metricLines(
          'site_http_requests_total',
          'counter',
          'Requests answered.',
          [...counts.values()].map(({ labels, count }) => ({ labels, value: count })),
        ),
        metricLines(
          'site_http_request_duration_seconds',
          'histogram',
          'Time from the request to the end of its answer.',
          [...latencies].flatMap(([kind, histogram]) => histogramSamples(kind, histogram)),
        ),
        metricLines(
          'site_event_loop_delay_seconds',
          'gauge',
          'Delay of the event loop, 99th percentile since the start.',
          [{ value: delay.percentile(99) / NANOSECONDS }],
        ),
      ].join('');
    },
    stop: () => delay.disable(),
  };
}

function histogramSamples(kind: string, { buckets, sum, count }: Histogram): Sample[] {
  return [
    ...BUCKETS.map((bound, at) => ({
      suffix: '_bucket',
      labels: { kind, le: String(bound) },
      value: buckets[at] ?? 0,
    })),
    { suffix: '_bucket', labels: { kind, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: count },
  ];
}

function kindOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/')) return 'api';
  if (isAdminPath(path)) return 'admin';
  return /\.[a-z0-9]+$/i.test(path) ? 'file' : 'page';
}
