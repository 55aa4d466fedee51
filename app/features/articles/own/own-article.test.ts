import { expect, test } from 'vitest';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { plainTextOf } from './own-article.ts';

test('headings and items of an article don’t run into one sentence', () => {
  const { blocks } = readMarkdown(
    '## Who decides\n\n- children\n- cancelling a contract\n\nAsk first.',
  );
  expect(plainTextOf(blocks)).toBe('Who decides. Children. Cancelling a contract. Ask first.');
});
