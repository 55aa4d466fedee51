import { createHash } from 'node:crypto';
import { pageStyles } from './page-styles.ts';
import type { StyleSheet } from './style-sheet.ts';

export type ReadyPage = { html: string; scripts: string[]; styles: string[] };

/**
 * Starts React when the visitor does something: at the first press of a pointer or key, or the first
 * focus. Until then a page works as HTML does, and its main thread stays free. Started by itself, once
 * the page has loaded and the browser is idle, is what has something to do or to show without a visitor:
 * a page with an element that says `data-hydrate="load"` (a countdown, a carousel, a list to be loaded),
 * an address with a fragment, and a browser in which this site has kept something. The scripts of a form
 * are fetched at low priority when it comes within a screen of the view.
 *
 * A page that the browser prepares ahead of a click waits until it is really shown, so nothing is sent
 * from it. Activating a script means giving it its type and putting it back into its place, where the
 * browser looks at it anew: React finds the page that it rendered, and no script is made of a text,
 * which `require-trusted-types-for` would block.
 */
const START_SCRIPT = withoutLineBreaks(`(()=>{
let d=document,w=window,q=s=>d.querySelectorAll(s),on=["pointerdown","keydown","focusin","touchstart"],begun=0;
let start=()=>{
if(begun++)return;
on.forEach(e=>w.removeEventListener(e,start,!0));
q("link[media=print]").forEach(l=>{l.media="all"});
q('script[type="text/hydrate"]').forEach(s=>{s.type="module";s.parentNode.insertBefore(s,s.nextSibling)})
};
let idle=()=>w.requestIdleCallback?requestIdleCallback(start,{timeout:1500}):setTimeout(start,200);
let fetchScripts=()=>q("link[rel=hydrate-module]").forEach(l=>{l.fetchPriority="low";l.rel="modulepreload"});
let shown=()=>{
let near=new IntersectionObserver(all=>{if(all.some(e=>e.isIntersecting)){near.disconnect();fetchScripts()}},{rootMargin:"100%"});
q("main form").forEach(f=>near.observe(f));
let kept=0;
try{kept=localStorage.length+sessionStorage.length}catch{}
if(kept||location.hash||q("[data-hydrate=load]")[0])idle();
else if(w.indexedDB&&indexedDB.databases)indexedDB.databases().then(all=>{all.length&&idle()},()=>{})
};
let ready=()=>{
let painted=()=>requestAnimationFrame(()=>setTimeout(shown,0));
d.readyState==="complete"?painted():w.addEventListener("load",painted)
};
on.forEach(e=>w.addEventListener(e,start,{capture:!0,passive:!0}));
d.prerendering?d.addEventListener("prerenderingchange",ready,{once:!0}):ready()
})()`);

/**
 * Readies a page that React rendered: the CSS that it uses inline (the whole sheet waits as a print style until
 * the start; it stands behind, so that its order of rules wins), its faces asked for first, no script
 * requested before the start, and the hashes that the Content-Security-Policy needs. Elements are added
 * and attributes changed, never removed: React would throw the page away (error 418).
 */
export function optimizeHtml(html: string, readStyle: (href: string) => StyleSheet): ReadyPage {
  const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;
  // React Router marks a sheet that a part fetched later needs as well with a bare "#".
  const sheets = [...html.matchAll(link)].map(([, href = '']) => readStyle(href.replace('#', '')));
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
    '<link rel="hydrate-module"',
  );
  const inert = withoutPreloads.replace(
    /<script type="module" async="">/g,
    // Without `async`, which HTML allows on scripts only that a browser runs.
    '<script type="text/hydrate">',
  );
  const complete = inert.replace('</body>', `<script>${START_SCRIPT}</script></body>`);
  if (styles.length === 0) throw new Error('A page has no style sheet to put inline.');
  if (!complete.includes('type="text/hydrate"'))
    throw new Error('A page has no start script to hold back.');
  return {
    html: complete,
    scripts: inlineScripts(complete).map(hashSource),
    styles: styles.map(hashSource),
  };
}

/** The text of every inline script that may run, now or at the start; data blocks are not run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '');
}

/** The hash of an inline script or style as the policy names it. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function withoutLineBreaks(text: string): string {
  return text.replaceAll('\n', '');
}
