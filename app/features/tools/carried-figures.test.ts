import { expect, test } from 'vitest';
import { servicePaths } from '#app/facts/services.ts';
import { tools } from '#app/facts/tools.ts';
import { readinessFigures } from './ai-readiness/ai-readiness.tool.ts';
import { resultLeads } from './page/leads-by-tool.content.ts';
import { roiFigures } from './roi-calculator/roi-calculator.tool.ts';
import { stackFigures } from './tech-stack/tech-stack.tool.ts';
import { vendorFigures } from './vendor-checklist/vendor-checklist.tool.ts';

test('every result leads to a service, a template and another tool', () => {
  for (const { slug } of tools) {
    const hrefs = resultLeads[slug].map(({ href }) => href as string);
    expect(hrefs.filter((href) => href.startsWith('/resources/tools/'))).toHaveLength(1);
    expect(hrefs).not.toContain(`/resources/tools/${slug}`);
    expect(
      hrefs.filter((href) => (Object.values(servicePaths) as string[]).includes(href)),
    ).toHaveLength(1);
    expect(hrefs.filter((href) => href.includes('automation-templates'))).toHaveLength(1);
  }
});

test('a published figure has its period, a link and a source', () => {
  for (const figures of [readinessFigures, roiFigures, vendorFigures, stackFigures]) {
    for (const { text, source, href } of figures) {
      expect(text).toMatch(/\b20\d\d\b/);
      expect(source).toMatch(/^Statistics Canada, /);
      expect(href).toMatch(/^https:\/\//);
    }
  }
});
