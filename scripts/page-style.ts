import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/**
 * The part of a style sheet that a page can use as it was made: rules whose classes all occur in it,
 * with the keyframes and custom properties that these need. The whole sheet follows as a file, for
 * what scripts and further pages add.
 */
export function pageStyle(css: string, html: string): string {
  const root = postcss.parse(css);
  const classes = classesOf(html);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) => isUsable(selector, classes));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeUnusedKeyframes(root);
  removeUnusedProperties(root);
  removeEmpty(root);
  return root.toString();
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

function removeUnusedKeyframes(root: Container): void {
  let names = '';
  root.walkDecls(/^(animation|animation-name|view-transition.*|--animate.*)$/, (declaration) => {
    names += ` ${declaration.value}`;
  });
  root.walkAtRules('keyframes', (keyframes) => {
    if (!names.split(/[\s,]+/).includes(keyframes.params)) keyframes.remove();
  });
}

/** A custom property counts as used when a kept declaration names it, directly or by another one. */
function removeUnusedProperties(root: Container): void {
  const used = new Set<string>();
  let size = -1;
  while (used.size > size) {
    size = used.size;
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--') && !used.has(declaration.prop)) return;
      for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) used.add(name);
    });
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (property) => {
    if (!used.has(property.params)) property.remove();
  });
}

/** An empty layer stays: the order of layers is the order in which they first occur. */
function removeEmpty(root: Container): void {
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
