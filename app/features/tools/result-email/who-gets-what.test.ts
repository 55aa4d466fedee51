import { expect, test } from 'vitest';
import { tools } from '#app/facts/tools.ts';
import { stackTool } from '../tech-stack/tech-stack.tool.ts';
import { toolPageWords } from '../tools.content.ts';
import { vendorTool } from '../vendor-checklist/vendor-checklist.tool.ts';
import { whoGetsWhat } from './result-email.form.tsx';

/** The tools whose form takes names. */
const named = [vendorTool, stackTool];

test('a tool that takes names says that only the owner’s email has them', () => {
  expect(Object.keys(toolPageWords.mail.leftOut)).toEqual(named.map(({ slug }) => slug));
  for (const { slug, withoutTypedNames } of named) {
    expect(withoutTypedNames, slug).toBeDefined();
    expect(whoGetsWhat(slug)).toMatch(/left out of the email, .* too, with those names, so that/);
  }
});

test('what the owner gets is not called a copy, because it has no steps and not all answers', () => {
  for (const { slug } of tools) expect(whoGetsWhat(slug), slug).not.toMatch(/copy|[{}]/i);
  expect(whoGetsWhat('roi-calculator')).toBe(
    'One email with the figures, the next steps and your answers. We get the result and its figures too, so that we know what you’re looking at if you contact us.',
  );
});
