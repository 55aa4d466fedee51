import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const SLOWEST_FILES = 12;

/** Reports, at the end of a run, the tests that passed only on a retry, and the slowest files. */
export default class RunSummary implements Reporter {
  private suite: Suite | undefined;
  private readonly secondsByFile = new Map<string, number>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = path.basename(test.location.file);
    this.secondsByFile.set(file, (this.secondsByFile.get(file) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    const all = this.suite?.allTests() ?? [];
    const flaky = all.filter((test) => test.outcome() === 'flaky');
    for (const test of flaky) console.log(`flaky: ${test.titlePath().slice(2).join(' › ')}`);
    const slowest = [...this.secondsByFile].sort(([, one], [, other]) => other - one);
    const seconds = Object.fromEntries(
      slowest.slice(0, SLOWEST_FILES).map(([file, sum]) => [file, Math.round(sum)]),
    );
    console.log(JSON.stringify({ browserTests: all.length, flaky: flaky.length, seconds }));
  }
}
