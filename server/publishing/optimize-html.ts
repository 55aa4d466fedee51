import { createHash } from 'node:crypto';
import { holdScripts, isHydrated, START_ON_INTENT } from './hold-scripts.ts';
import { pageStyles } from './page-styles.ts';
import type { StyleSheet } from './style-sheet.ts';

/** With the slash that XML would need, and no browser does. */
const VOID_ELEMENT = /<((?:br|hr|img|input|link|meta)\b[^<>]*)\/>/g;

export type ReadyPage = { html: string; scripts: string[]; styles: string[] };

/**
 * Optimizes a page that React rendered: it inlines the CSS that the page uses, delays all scripts
 * until the start, and computes the hashes for the Content-Security-Policy. The whole style sheet is
 * kept as a print style until the start, after the inline one so that its order of rules applies.
 * Elements are added and attributes changed, but nothing is removed, or hydration would fail (React
 * error 418).
 */
export function optimizeHtml(html: string, readStyle: (href: string) => StyleSheet): ReadyPage {
  if (!isHydrated(html)) {
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '');
    return { html, scripts: [], styles: styles.map(hashSource) };
  }
  const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;
  // React Router appends "#" to a style sheet that a lazily loaded module needs too.
  const sheets = [...html.matchAll(link)].map(([, href = '']) => readStyle(href.replace('#', '')));
  const styles = pageStyles(sheets, html);
  /** Styles that the page itself brings: the accent colour. */
  const own = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '');
  const inOrder = styles.values();
  const withStyles = html.replace(
    link,
    (_link, href: string) =>
      `<style>${inOrder.next().value}</style><link rel="stylesheet" href="${href}" media="print"/>`,
  );
  const complete = holdScripts(withStyles, START_ON_INTENT).replace(VOID_ELEMENT, '<$1>');
  if (styles.length === 0) throw new Error('A page has no style sheet to put inline.');
  if (!complete.includes('type="text/hydrate"'))
    throw new Error('A page has no start script to hold back.');
  return {
    html: complete,
    scripts: inlineScripts(complete).map(hashSource),
    styles: [...styles, ...own].map(hashSource),
  };
}

/** The text of every inline script that may run, now or at the start, without data blocks. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '');
}

/** The hash of an inline script or style in the form of the policy. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
