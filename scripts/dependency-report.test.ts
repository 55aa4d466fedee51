import { expect, test } from 'vitest';
import { findNeglect, findVulnerable } from './dependency-report.ts';

const now = new Date('2026-11-22T00:00:00Z');

test('a package is neglected when it is deprecated or has had no release for two years', () => {
  const old = { created: '2020-01-01', modified: '2026-11-01', '1.0.0': '2024-10-01' };
  expect(findNeglect({ time: old }, now)).toBe('no release for 25 months');
  expect(findNeglect({ time: { ...old, '1.0.1': '2025-01-01' } }, now)).toBeUndefined();
  expect(findNeglect({ time: old, deprecated: 'use another' }, now)).toBe(
    'deprecated: use another',
  );
  expect(findNeglect({}, now)).toBeUndefined();
});

test('serious vulnerabilities are reported, and no response from the registry is not a clean report', () => {
  const vulnerabilities = { a: { severity: 'critical' }, b: { severity: 'low' } };
  expect(findVulnerable({ vulnerabilities })).toEqual(['a: critical']);
  expect(findVulnerable({ vulnerabilities: {} })).toEqual([]);
  expect(findVulnerable({ message: '405 Method Not Allowed' } as object)).toBeUndefined();
});
