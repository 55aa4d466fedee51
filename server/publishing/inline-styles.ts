import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Root } from 'postcss';

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const CLASS = /\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g;
const ATTRIBUTE = /(?<!\\)\[[^\]]*\]/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][a-z\d]*)/g;
/** Names inside these needn't all occur in the page. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const MOST_KEPT = 500;

/**
 * Puts the rules that a document can use as it arrives into it, so that its first paint waits for
 * no other file. The whole sheets follow, for paper and for what islands show later: the document's
 * script adds them after the first paint (app/ui/later-styles.ts). On a slow connection that saves a
 * third of the time until the first paint; whole sheets in the page would be as fast, but they would
 * add half to its size.
 *
 * @param readSheet the text of a style sheet by its address
 */
export function createStyleInliner(readSheet: (href: string) => string): (html: string) => string {
  const sheets = new Map<string, Root>();
  const known = new Map<string, string>();

  function parsed(href: string): Root {
    const sheet = sheets.get(href) ?? postcss.parse(readSheet(href));
    sheets.set(href, sheet);
    return sheet;
  }

  return (html) => {
    // React Router appends "#" to a style sheet that a lazily loaded module needs too.
    const hrefs = [...html.matchAll(LINK)].map(([, href = '']) => href.replace('#', ''));
    if (hrefs.length === 0) return html;
    const names = namesIn(html);
    const key = [...hrefs, ...[...names].sort()].join(' ');
    const css = known.get(key) ?? hrefs.map((href) => usedRules(parsed(href), names)).join('');
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, css);
    const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
    return html
      .replaceAll(LINK, '')
      .replace('</head>', () => `<style>${css}</style></head>`)
      .replace('</body>', () => `<noscript data-later-styles="">${links}</noscript></body>`);
  };
}

/** The sources of the styles in a document, as in the Content-Security-Policy. */
export function styleSources(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** The elements of a document, and its classes with a dot before each. */
function namesIn(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name);
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const classes = lists.flatMap((list) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  );
  return new Set([...elements, ...classes.map((name) => `.${name}`)]);
}

/** The rules whose elements and classes all occur, without those for paper. Layers keep their order. */
function usedRules(sheet: Root, names: ReadonlySet<string>): string {
  const used = sheet.clone();
  used.walkAtRules('media', (rule) => {
    if (/^print\b/.test(rule.params)) rule.remove();
  });
  used.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const selectors = rule.selectors.filter((selector) => isUsable(selector, names));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  used.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
  // A property or an animation that is named only where it is declared.
  const text = used.toString();
  used.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (text.split(rule.params).length === 2) rule.remove();
  });
  return used.toString();
}

function isUsable(selector: string, names: ReadonlySet<string>): boolean {
  const plain = selector.replace(ALTERNATIVES, '').replace(ATTRIBUTE, '');
  const classes = [...plain.matchAll(CLASS)].map(
    ([, name = '']) => `.${name.replace(/\\(.)/g, '$1')}`,
  );
  const elements = [...plain.matchAll(ELEMENT)].map(([, name = '']) => name);
  return [...classes, ...elements].every((name) => names.has(name));
}
