import type { PictureFault } from '#app/facts/uploaded-picture.ts';
import { escapeXml } from '../format/escape-xml.ts';
import { MAX_SVG_BYTES } from './picture-limits.ts';
import { createCostLimit, MASKS } from './svg-cost.ts';
import {
  DROPPED_ELEMENTS,
  isUnsafeAttribute,
  KEPT_ATTRIBUTES,
  KEPT_ELEMENTS,
  TEXT_ELEMENTS,
} from './svg-rules.ts';

type SvgFaultKind = Extract<PictureFault, 'svg-unsafe' | 'svg-text' | 'svg-damaged' | 'too-large'>;

type CleanSvg =
  | { svg: string; width: number; height: number; fault?: undefined }
  | { fault: SvgFaultKind };

const MOST_ELEMENTS = 5000;
const DEEPEST = 60;
/** Of all `<style>` together. */
const LONGEST_STYLE = 16_000;
/** What a class says is written into every element that has it, so a short file may become long. */
const LONGEST_WRITTEN = 2 * MAX_SVG_BYTES;

/**
 * A tag, a comment, a CDATA section, a declaration, or the text up to the next of them. A comment
 * without an end is none of these: thousands of them would each be searched to the end of the file.
 */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!(?!--)[^>[]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

class SvgFault extends Error {
  readonly fault: SvgFaultKind;
  constructor(fault: SvgFault['fault']) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Writes an SVG anew from the elements and attributes that show shapes and colours. A file with
 * anything that runs, fetches or links, with an element that isn't known, or that isn't well formed
 * is refused as a whole.
 */
export function cleanSvg(text: string): CleanSvg {
  try {
    return rebuild(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SvgFault) return { fault: error.fault };
    throw error;
  }
}

function rebuild(text: string): CleanSvg {
  // Entities of a document type could expand into anything.
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(text)) throw new SvgFault('svg-unsafe');
  const classes = readClasses(text);
  const cost = createCostLimit(text.length);
  const open: { name: string; isKept: boolean }[] = [];
  const out: string[] = [];
  let size: { width: number; height: number } | undefined;
  let elements = 0;
  let written = 0;
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) throw new SvgFault('svg-damaged');
    at = TOKEN.lastIndex;
    const [, closed, name, attributes = '', isEmpty] = token;
    if (closed !== undefined) {
      const top = open.pop();
      if (top?.name !== closed) throw new SvgFault('svg-damaged');
      if (top.isKept) out.push(`</${closed}>`);
    }
    if (name === undefined) continue;
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) throw new SvgFault('svg-damaged');
    const isInside = open.length > 0;
    if (!isInside && (name !== 'svg' || size)) throw new SvgFault('svg-damaged');
    const isKept = (open.at(-1)?.isKept ?? true) && isShown(name);
    // The attributes of elements that are left out don't matter.
    const values = isKept ? readAttributes(attributes) : new Map<string, string>();
    if (isKept && !isInside) {
      size = sizeOf(values);
      out.push(rootTag(values, size));
    } else if (isKept) {
      const kept = keptAttributes(values, classes);
      // A mask that is masked itself is drawn once more for each mask that it masks.
      const isInMask = MASKS.has(name) || open.some((one) => MASKS.has(one.name));
      if (size && cost.isTooMuch(kept, isInMask, size)) throw new SvgFault('svg-unsafe');
      written += kept.length;
      if (written > LONGEST_WRITTEN) throw new SvgFault('too-large');
      out.push(`<${name}${kept}${isEmpty ? '/' : ''}>`);
    }
    if (!isEmpty) open.push({ name, isKept });
    else if (!isInside) throw new SvgFault('svg-damaged');
  }
  if (open.length > 0 || !size) throw new SvgFault('svg-damaged');
  return { svg: out.join(''), ...size };
}

/** Whether an element is copied; throws for one that isn't known or does more than show shapes. */
function isShown(name: string): boolean {
  if (KEPT_ELEMENTS.has(name)) return true;
  // What a drawing program keeps for itself (`sodipodi:namedview`), and the style read before.
  if (DROPPED_ELEMENTS.has(name) || name.includes(':') || name === 'style') return false;
  throw new SvgFault(TEXT_ELEMENTS.has(name) ? 'svg-text' : 'svg-unsafe');
}

function readAttributes(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '').trim();
    if (isUnsafeAttribute(name, value)) throw new SvgFault('svg-unsafe');
    values.set(name === 'xlink:href' ? 'href' : name, value);
  }
  return values;
}

/** The five entities of XML and references to characters; nothing else is known. */
function decode(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (_, entity: string) => {
    const known = { 'amp;': '&', 'lt;': '<', 'gt;': '>', 'quot;': '"', 'apos;': "'" }[entity];
    if (known) return known;
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (!(code > 0 && code <= 0x10ffff)) throw new SvgFault('svg-unsafe');
    return String.fromCodePoint(code);
  });
}

function keptAttributes(
  values: ReadonlyMap<string, string>,
  classes: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const all = new Map(values);
  // As in CSS, a class overrides an attribute, and the style of the element both. A name counts
  // once: with thousands of repetitions, each with all its properties, this would take minutes.
  for (const name of new Set((values.get('class') ?? '').split(/\s+/))) {
    for (const [property, value] of classes.get(name) ?? []) all.set(property, value);
  }
  for (const [property, value] of readDeclarations(values.get('style') ?? '')) {
    all.set(property, value);
  }
  return [...all]
    .filter(isKeptProperty)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

/** The rules of `<style>` for single classes, as drawing programs write them. Throws for others. */
function readClasses(text: string): Map<string, Map<string, string>> {
  const classes = new Map<string, Map<string, string>>();
  let length = 0;
  for (const content of styleContents(text)) {
    length += content.length;
    // Reading it takes time that grows with the square of its length.
    if (length > LONGEST_STYLE) throw new SvgFault('svg-unsafe');
    const css = content.replace(/<!\[CDATA\[|\]\]>|\/\*[\s\S]*?\*\//g, '').trim();
    const rest = css.replace(/([^{}]*)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
      // Once for all selectors, of which there may be thousands.
      const declared = new Map(readDeclarations(body).filter(isKeptProperty));
      for (const selector of selectors.split(',')) {
        const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
        if (name === undefined) throw new SvgFault('svg-unsafe');
        const known = classes.get(name) ?? new Map<string, string>();
        for (const [property, value] of declared) known.set(property, value);
        classes.set(name, known);
      }
      return '';
    });
    if (rest.trim() !== '') throw new SvgFault('svg-unsafe');
  }
  return classes;
}

/** What is in each `<style>`. */
function* styleContents(text: string): Generator<string> {
  for (let at = 0; ; ) {
    const open = text.indexOf('<style', at);
    const start = text.indexOf('>', open);
    const end = text.indexOf('</style', start);
    if (open === -1 || start === -1 || end === -1) return;
    yield text.slice(start + 1, end);
    at = end;
  }
}

function isKeptProperty([name, value]: [string, string]): boolean {
  return KEPT_ATTRIBUTES.get(name)?.test(value) ?? false;
}

function readDeclarations(text: string): [string, string][] {
  return text.split(';').flatMap((part): [string, string][] => {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim();
    const value = part.slice(colon + 1).trim();
    if (!/^[\w-]+$/.test(name)) return [];
    if (isUnsafeAttribute(name, value)) throw new SvgFault('svg-unsafe');
    return [[name, value]];
  });
}

function sizeOf(values: ReadonlyMap<string, string>): { width: number; height: number } {
  const box =
    values
      .get('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = Number.NaN, height = Number.NaN] =
    box.length === 4
      ? box
      : [0, 0, ...['width', 'height'].map((side) => Number.parseFloat(values.get(side) ?? ''))];
  if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6)) throw new SvgFault('svg-damaged');
  return { width, height };
}

function rootTag(
  values: ReadonlyMap<string, string>,
  { width, height }: { width: number; height: number },
): string {
  const box =
    values
      .get('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [x, y] = box.length === 4 && box.every(Number.isFinite) ? box : [0, 0];
  const inherited = new Map([...values].filter(([name]) => !/^(width|height|x|y)$/.test(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"${keptAttributes(inherited, new Map())}>`;
}
