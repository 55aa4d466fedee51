import type { AtRule, Plugin } from 'postcss';

/** How Tailwind asks for browsers without `@property`, which fall back to plain declarations. */
const WITHOUT_PROPERTY = /^\(\(\(?-webkit-hyphens:\s*none/;
const WITH_COLOR_MIX = /^\(color:\s*color-mix\(/;

/**
 * Takes out of style sheets what Tailwind adds for browsers that this site doesn't support
 * (`browserslist` in package.json): each page carries its part of the style sheet inline.
 */
export function supportedStyles(): Plugin {
  return {
    postcssPlugin: 'supported-styles',
    AtRule: {
      supports(atRule) {
        if (WITHOUT_PROPERTY.test(atRule.params)) atRule.remove();
        else if (WITH_COLOR_MIX.test(atRule.params)) replaceFallback(atRule);
      },
    },
  };
}

/** The declarations of the block take the place of the fallbacks before it. */
function replaceFallback(atRule: AtRule): void {
  const names = new Set<string>();
  atRule.each((node) => {
    if (node.type === 'decl') names.add(node.prop);
  });
  atRule.parent?.each((node) => {
    if (node === atRule) return false;
    if (node.type === 'decl' && names.has(node.prop)) node.remove();
    return undefined;
  });
  atRule.replaceWith(atRule.nodes ?? []);
}
