import type { Declaration, Rule, Selector, StyleNode, StyleSheet } from './style-sheet.ts';

/** A node that is kept, with the kept nodes inside it. */
type Kept = { node: StyleNode; selectors: string; children: readonly Kept[] | undefined };

/** Names in a page that a selector may match. */
type Names = {
  classes: Set<string>;
  elements: Set<string>;
  attributes: Set<string>;
  inputTypes: Set<string>;
};

type Used = { keyframes: Set<string>; properties: Set<string> };

/**
 * The part of the style sheets that a page can use as rendered: rules whose classes, elements and
 * states all occur in it, with the keyframes and custom properties that these, another sheet or the
 * page itself (`fill="var(--ink)"`) need. The whole sheets follow as files, for what scripts and
 * further pages add.
 */
export function pageStyles(sheets: readonly StyleSheet[], html: string): string[] {
  const names = namesIn(html);
  const kept = sheets.map((sheet) => keepNodes(sheet, names));
  const used = findUsed(kept, html);
  return kept.map((nodes) => writeNodes(nodes, used));
}

function namesIn(html: string): Names {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      classes.add(name);
  }
  const all = (pattern: RegExp) =>
    new Set([...html.matchAll(pattern)].map(([, name = '']) => name.toLowerCase()));
  return {
    classes,
    elements: all(/<([a-z][\w-]*)/gi),
    attributes: all(/\s([a-z][a-z-]*)(?==|\s|>)/gi),
    inputTypes: all(/<input\b[^>]*\stype="([^"]*)"/g),
  };
}

function keepNodes(nodes: readonly StyleNode[], names: Names): Kept[] {
  return nodes.flatMap((node): Kept[] => {
    if (node.kind === 'declaration') return [{ node, selectors: '', children: undefined }];
    // The whole sheet is linked as a print style, so paper needs nothing inline.
    if (node.kind === 'at-rule' && /^print\b/.test(node.params)) return [];
    const selectors = node.kind === 'rule' ? usableSelectors(node, names) : [];
    if (node.kind === 'rule' && selectors.length === 0) return [];
    return [
      {
        node,
        selectors: selectors.join(','),
        children: node.children && keepNodes(node.children, names),
      },
    ];
  });
}

function usableSelectors(rule: Rule, names: Names): string[] {
  return rule.selectors
    .filter((selector) => rule.isInKeyframes || isUsable(selector, names))
    .map(({ text }) => text);
}

function isUsable(selector: Selector, names: Names): boolean {
  const { classes, elements, attributes, inputTypes } = names;
  return (
    selector.classes.every((name) => classes.has(name)) &&
    selector.elements.every((name) => elements.has(name)) &&
    selector.states.every((name) => attributes.has(name)) &&
    (selector.inputTypes.length === 0 || selector.inputTypes.some((type) => inputTypes.has(type)))
  );
}

/**
 * A custom property counts as used if a kept declaration names it, directly or through another one.
 */
function findUsed(sheets: readonly (readonly Kept[])[], html: string): Used {
  const declarations = sheets.flatMap((nodes) => listDeclarations(nodes));
  const keyframes = new Set(declarations.flatMap((declaration) => declaration.keyframes));
  const properties = new Set<string>();
  const open = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const usesOf = new Map<string, string[]>();
  for (const { customProperty, uses } of declarations) {
    if (uses.length === 0) continue;
    if (customProperty === undefined) open.push(...uses);
    else usesOf.set(customProperty, [...(usesOf.get(customProperty) ?? []), ...uses]);
  }
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (properties.has(name)) continue;
    properties.add(name);
    open.push(...(usesOf.get(name) ?? []));
  }
  return { keyframes, properties };
}

function listDeclarations(nodes: readonly Kept[]): Declaration[] {
  return nodes.flatMap(({ node, children }) =>
    node.kind === 'declaration' ? [node] : listDeclarations(children ?? []),
  );
}

function writeNodes(nodes: readonly Kept[], used: Used): string {
  let text = '';
  let needsSemicolon = false;
  for (const kept of nodes) {
    const written = writeNode(kept, used);
    if (written === '') continue;
    text += needsSemicolon ? `;${written}` : written;
    needsSemicolon = !written.endsWith('}');
  }
  return text;
}

/** An empty layer is kept, because layers are ordered by their first occurrence. */
function writeNode({ node, selectors, children }: Kept, used: Used): string {
  if (node.kind === 'declaration') {
    const isUnused = node.customProperty && !used.properties.has(node.customProperty);
    return isUnused ? '' : node.text;
  }
  const inner = writeNodes(children ?? [], used);
  if (node.kind === 'rule') return inner === '' ? '' : `${selectors}{${inner}}`;
  if (node.name === 'keyframes' && !used.keyframes.has(node.params)) return '';
  if (node.name === 'property' && !used.properties.has(node.params)) return '';
  if (children === undefined) return node.head;
  if (inner === '' && node.name !== 'layer') return '';
  return `${node.head}{${inner}}`;
}
