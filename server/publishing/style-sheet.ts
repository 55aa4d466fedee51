import postcss, { type ChildNode, type Rule as ParsedRule } from 'postcss';

/** A style sheet that is parsed once and then searched for each page. */
export type StyleSheet = readonly StyleNode[];
export type StyleNode = Declaration | Rule | AtRule;
export type Declaration = {
  kind: 'declaration';
  text: string;
  /** Its name, if it is a custom property. */
  customProperty: string | undefined;
  /** Custom properties used in its value. */
  uses: readonly string[];
  /** Words of its value that may be names of keyframes. */
  keyframes: readonly string[];
};
export type Selector = {
  text: string;
  classes: readonly string[];
  /** Names of elements, in lower case. */
  elements: readonly string[];
  /** States that only a script sets, as attributes. */
  states: readonly string[];
  /** Types of an input whose parts it styles; none for other selectors. */
  inputTypes: readonly string[];
};
export type Rule = {
  kind: 'rule';
  selectors: readonly Selector[];
  /** True for the steps of keyframes, whose selectors are percentages. */
  isInKeyframes: boolean;
  children: readonly StyleNode[];
};
export type AtRule = {
  kind: 'at-rule';
  name: string;
  params: string;
  /** Everything before the block, `@media (width>40rem)`. */
  head: string;
  /** Undefined for a statement without a block, such as `@layer base,components`. */
  children: readonly StyleNode[] | undefined;
};

/** Parses a style sheet. Throws if it is invalid. */
export function readStyleSheet(css: string): StyleSheet {
  return readNodes(postcss.parse(css).nodes, false);
}

function readNodes(nodes: readonly ChildNode[], isInKeyframes: boolean): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [readRule(node, isInKeyframes)];
    if (node.type === 'atrule') {
      const { name, params, raws } = node;
      const isKeyframes = name.endsWith('keyframes');
      return [
        {
          kind: 'at-rule',
          name,
          params,
          head: `@${name}${raws.afterName ?? ' '}${params}`,
          children: node.nodes && readNodes(node.nodes, isKeyframes),
        },
      ];
    }
    const { prop, value } = node;
    return [
      {
        kind: 'declaration',
        text: node.toString(),
        customProperty: prop.startsWith('--') ? prop : undefined,
        uses: value.match(/--[\w-]+/g) ?? [],
        keyframes: /^(animation|animation-name|view-transition.*|--animate.*)$/.test(prop)
          ? value.split(/[\s,]+/)
          : [],
      },
    ];
  });
}

function readRule(rule: ParsedRule, isInKeyframes: boolean): Rule {
  return {
    kind: 'rule',
    selectors: rule.selectors.map(readSelector),
    isInKeyframes,
    children: readNodes(rule.nodes, false),
  };
}

const CLASS = /\.(?:\\.|[\w-]|[\u0080-\uffff])+/g;

/** What scripts set while a page is used; the browser itself only opens and closes (`open`). */
const STATE = /\[(aria-(?:busy|current|disabled|invalid)|data-[\w-]+|disabled)\b/g;

const DATE_TYPES = ['date', 'time', 'month', 'week', 'datetime-local'];

/**
 * Names inside `:not()`, `:is()` and the like needn't all occur in the page, so they are ignored.
 */
function readSelector(text: string): Selector {
  const plain = text.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const names = plain.match(CLASS) ?? [];
  const elements = plain
    .replace(CLASS, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+(?:\([^()]*\))?|#[\w-]+/g, '')
    .match(/[a-z][\w-]*/gi);
  return {
    text,
    classes: names.map((name) => plainName(name.slice(1))),
    elements: (elements ?? []).map((name) => name.toLowerCase()),
    states: [...plain.matchAll(STATE)].map(([, name = '']) => name),
    inputTypes: inputTypesOf(plain),
  };
}

function inputTypesOf(selector: string): readonly string[] {
  if (/::-webkit-(?:date|calendar)/.test(selector)) return DATE_TYPES;
  if (selector.includes('::file-selector-button')) return ['file'];
  if (selector.includes('::-webkit-search-')) return ['search'];
  return [];
}

function plainName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_match, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\(.)/g, '$1');
}
