import { createHash } from 'node:crypto';
import { pageStyles } from './page-styles.ts';
import type { StyleSheet } from './style-sheet.ts';

export type ReadyPage = { html: string; scripts: string[]; styles: string[] };

/**
 * Starts React after the page has loaded, has been painted and the browser is idle, or at the first
 * touch of a pointer, key or focus, whichever comes first. (A pointer that only rests on the page says
 * nothing.) A page that the browser prepares ahead of a click waits until it is really shown, so nothing
 * is sent from it. Activating a script means giving it its type and putting it back into its place, where
 * the browser looks at it anew: React finds the page that it rendered, and no script is made of a text,
 * which `require-trusted-types-for` would block.
 */
const BOOT = `(()=>{let d=document,w=window,t=["pointerdown","keydown","focusin","touchstart"],s=!1,go=()=>{if(s)return;s=!0;t.forEach(e=>w.removeEventListener(e,go,!0));d.querySelectorAll('link[media=print]').forEach(l=>{l.media='all'});d.querySelectorAll('script[type="text/boot"]').forEach(o=>{o.type="module";o.parentNode.insertBefore(o,o.nextSibling)})};t.forEach(e=>w.addEventListener(e,go,{capture:!0,passive:!0}));let idle=()=>w.requestIdleCallback?requestIdleCallback(go,{timeout:1500}):setTimeout(go,200);let shown=()=>requestAnimationFrame(()=>setTimeout(idle,0)),ready=()=>{d.readyState==="complete"?shown():w.addEventListener("load",shown)};d.prerendering?d.addEventListener("prerenderingchange",ready,{once:!0}):ready()})()`;

/**
 * Readies a page that React rendered: the CSS that it uses inline (the whole sheet waits as a print style until
 * the boot; it stands behind, so that its order of rules wins), its faces asked for first, no script
 * requested before the boot, and the hashes that the Content-Security-Policy needs. Elements are added
 * and attributes changed, never removed: React would throw the page away (error 418).
 */
export function optimizeHtml(html: string, readStyle: (href: string) => StyleSheet): ReadyPage {
  const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;
  const sheets = [...html.matchAll(link)].map(([, href = '']) => readStyle(href));
  const styles = pageStyles(sheets, html);
  const inOrder = styles.values();
  const withStyles = html.replace(
    link,
    (_link, href: string) =>
      `<style>${inOrder.next().value}</style><link rel="stylesheet" href="${href}" media="print"/>`,
  );
  // The words change their face once, so the faces are asked for before the style names them.
  const fonts = styles.flatMap((style) => style.match(/\/assets\/[\w-]+\.woff2/g) ?? []);
  const withFonts = withStyles.replace(
    '<style>',
    (style) =>
      [...new Set(fonts)]
        .map(
          (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`,
        )
        .join('') + style,
  );
  const withoutPreloads = withFonts.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="boot-module"',
  );
  const inert = withoutPreloads.replace(
    /<script type="module" async="">/g,
    // Without `async`, which HTML allows on scripts only that a browser runs.
    '<script type="text/boot">',
  );
  const booted = inert.replace('</body>', `<script>${BOOT}</script></body>`);
  if (styles.length === 0) throw new Error('A page has no style sheet to put inline.');
  if (!booted.includes('type="text/boot"'))
    throw new Error('A page has no start script to hold back.');
  return {
    html: booted,
    scripts: inlineScripts(booted).map(hashSource),
    styles: styles.map(hashSource),
  };
}

/** The text of every inline script that may run, now or at the boot; data blocks are not run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '');
}

/** The hash of an inline script or style as the policy names it. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
