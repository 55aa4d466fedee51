import { createHash } from 'node:crypto';
import { pageStyles } from './page-styles.ts';
import type { StyleSheet } from './style-sheet.ts';

export type ReadyPage = { html: string; scripts: string[]; styles: string[] };

/** Where the router keeps scroll positions once it has run: nothing that a page has to show. */
const SCROLL_KEY = 'react-router-scroll-positions';

/**
 * Starts React on the visitor's first action: a press of a pointer or key, or a focus. Until then a
 * page works as plain HTML, and its main thread stays free. Without an action it starts once the
 * page has loaded and the browser is idle, if there is something to do or show: an element with
 * `data-hydrate="load"` (a countdown, a carousel, a list to be loaded), a fragment in the address,
 * or data that this site has stored in the browser. The scripts of a form are fetched at low
 * priority when it is less than a screen away.
 *
 * A page that the browser prerenders before a click waits until it is really shown, so that it
 * sends nothing. A script is activated by setting its type and reinserting it at the same place,
 * which makes the browser run it. So React finds the page that it rendered, and no script is
 * created from a string, which `require-trusted-types-for` would block.
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
try{kept=localStorage.length||Object.keys(sessionStorage).some(k=>k!="${SCROLL_KEY}")}catch{}
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
 * Optimizes a page that React rendered: it inlines the CSS that the page uses, preloads its fonts,
 * delays all scripts until the start, and computes the hashes for the Content-Security-Policy. The
 * whole style sheet is kept as a print style until the start, after the inline one so that its
 * order of rules applies. Elements are added and attributes changed, but nothing is removed, or
 * hydration would fail (React error 418).
 */
export function optimizeHtml(html: string, readStyle: (href: string) => StyleSheet): ReadyPage {
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
  // Preload fonts before the styles that name them, so that text is laid out once.
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
    // `async` is dropped, because HTML allows it only on scripts that the browser runs.
    '<script type="text/hydrate">',
  );
  const complete = inert.replace('</body>', `<script>${START_SCRIPT}</script></body>`);
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

function withoutLineBreaks(text: string): string {
  return text.replaceAll('\n', '');
}
