import { describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { currentMenu } from './current-menu.ts';
import { type Menu, navigationOf } from './navigation.content.ts';

const menus = Object.entries<Menu>(navigationOf(builtInFacts).menus);

describe('the menu that is marked as the current one', () => {
  test.each([
    ['/courses', 'featuredServices'],
    ['/courses/ai-for-sme-essentials', 'featuredServices'],
    ['/services', 'featuredServices'],
    ['/services/ai-consultation/implementation-support', 'aiServices'],
    ['/web-apps/ai-data-gem', 'webApps'],
    ['/resources', 'resources'],
    ['/resources/downloads/resource-pack', 'resources'],
    ['/resources/tools/tech-stack-analyzer', 'resources'],
    ['/resources/blog/roi-ai-small-business', 'resources'],
  ])('%s belongs to %s', (path, menu) => {
    expect(currentMenu(menus, path)).toBe(menu);
  });

  test.each(['/', '/about', '/book', '/coursework'])('%s belongs to none', (path) => {
    expect(currentMenu(menus, path)).toBeUndefined();
  });
});
