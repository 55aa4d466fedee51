import { expect, test } from 'vitest';
import { createOwnPolicy } from './trusted-types.ts';

const policy = createOwnPolicy('https://www.example.com');

test('structured data and React’s empty script are the only strings that may become elements', () => {
  const json = '{"@type":"Organization","name":"\\u003cb\\u003e"}';
  expect(policy.createHTML(json)).toBe(json);
  expect(policy.createHTML('<script></script>')).toBe('<script></script>');
  for (const text of ['<b>x</b>', '<script>alert(1)</script>', '{"a":"<img src=x onerror=y>"}']) {
    expect(policy.createHTML(text), text).toBeNull();
  }
});

test('no executable text becomes a script', () => {
  expect(policy.createScript('{"a":1}')).toBe('{"a":1}');
  for (const text of ['alert(1)', '{}alert(1)', '"x"', '', '{"a":alert(1)}']) {
    expect(policy.createScript(text), text).toBeNull();
  }
});

test('workers are loaded from the build’s own files only', () => {
  expect(policy.createScriptURL('/assets/csv.worker-a1.js')).toBe('/assets/csv.worker-a1.js');
  expect(policy.createScriptURL('/sw.js')).toBe('/sw.js');
  const full = 'https://www.example.com/assets/csv.worker-a1.js';
  expect(policy.createScriptURL(full)).toBe(full);
  for (const address of [
    ...['https://www.example.com.evil.example/sw.js', 'https://www.example.com@evil.example/sw.js'],
    ...['https://evil.example/assets/a.js', '//evil.example/sw.js', 'data:text/javascript,1'],
    ...[
      '/search?q=x',
      '/assets/../admin/export/file',
      'blob:https://www.example.com/1',
      'http://[',
    ],
  ]) {
    expect(policy.createScriptURL(address), address).toBeNull();
  }
});
