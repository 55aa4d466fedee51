import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/**
 * The part of its style sheets that a page can use as it was made: rules whose classes all occur in
 * it, with the keyframes and custom properties that these, another sheet or the page itself
 * (`fill="var(--ink)"`) need. The whole sheets follow as files, for what scripts and further pages add.
 */
export function pageStyles(sheets: readonly string[], html: string): string[] {
  const classes = classesOf(html);
  const roots = sheets.map((css) => usableRules(css, classes));
  const keyframes = usedKeyframes(roots);
  const properties = usedProperties(roots, html);
  for (const root of roots) {
    root.walkAtRules('keyframes', (atRule) => {
      if (!keyframes.has(atRule.params)) atRule.remove();
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!properties.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules('property', (atRule) => {
      if (!properties.has(atRule.params)) atRule.remove();
    });
    removeEmpty(root);
  }
  return roots.map((root) => root.toString());
}

function usableRules(css: string, classes: Set<string>): Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => isUsable(selector, classes));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  return root;
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      classes.add(name);
  }
  return classes;
}

/** Classes inside `:not()`, `:is()` and the like need not all be there: only the others count. */
function isUsable(selector: string, classes: Set<string>): boolean {
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const names = plain.match(/\.(?:\\.|[\w-]|[\u0080-\uffff])+/g) ?? [];
  return names.every((name) => classes.has(plainName(name.slice(1))));
}

function plainName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_match, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\(.)/g, '$1');
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

function usedKeyframes(roots: readonly Root[]): Set<string> {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkDecls(/^(animation|animation-name|view-transition.*|--animate.*)$/, ({ value }) => {
      for (const name of value.split(/[\s,]+/)) names.add(name);
    });
  }
  return names;
}

/** A custom property counts as used when a kept declaration names it, directly or by another one. */
function usedProperties(roots: readonly Root[], html: string): Set<string> {
  const used = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  let size = -1;
  while (used.size > size) {
    size = used.size;
    for (const root of roots) {
      root.walkDecls(({ prop, value }) => {
        if (prop.startsWith('--') && !used.has(prop)) return;
        for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
      });
    }
  }
  return used;
}

/** An empty layer stays: the order of layers is the order in which they first occur. */
function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    root.walkAtRules((atRule) => {
      if (atRule.name === 'layer' || atRule.nodes?.length !== 0) return;
      atRule.remove();
      isChanged = true;
    });
  }
}
