/** Where the router keeps scroll positions once it has run: nothing that a page has to show. */
const SCROLL_KEY = 'react-router-scroll-positions';

/** About as long as a press of a key lasts. */
const PRESS_MS = 200;

/** For a published page: it starts by itself only if there is something to do or show. */
export const START_ON_INTENT = startScript('kept||location.hash||q("[data-hydrate=load]")[0]');
/** For a page that is rendered for one visitor: it starts once it has loaded. */
export const START_WHEN_IDLE = startScript('1');

/** Whether the router takes over this page; all others are documents. */
export function isHydrated(html: string): boolean {
  return html.includes(' type="module" async="">');
}

/**
 * Holds back the scripts of a page that React rendered: none is asked for before the page has
 * loaded. Elements are added and attributes changed, but nothing is removed, or hydration would
 * fail (React error 418).
 */
export function holdScripts(html: string, startScript: string, nonce?: string): string {
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return (
    html
      .replaceAll('<link rel="modulepreload"', '<link rel="hydrate-module"')
      // `async` is dropped, because HTML allows it only on scripts that the browser runs.
      .replace(/<script([^>]*) type="module" async="">/g, '<script$1 type="text/hydrate">')
      // The router's script that restores the scroll position is sent as it was written.
      .replace(/\(\(storageKey[^<]*/, (script) => script.replaceAll(/\n\t*/g, ''))
      .replace('</body>', `<script${attribute}>${startScript}</script></body>`)
  );
}

/**
 * Starts React after the visitor's first action: a press of a pointer or key, or a focus. Until then
 * a page works as plain HTML, and its main thread stays free. The browser itself answers that
 * action, and two frames later, when the answer has been painted, the start begins: so it waits for
 * the end of a press (`pointerup`, `keyup`, or the `click` of a screen reader), and a finger that
 * scrolls, which ends in `pointercancel`, starts nothing. A focus comes within a press, whose end
 * counts (`:active` until then), or from a program such as a password manager.
 *
 * Without an action React starts once the page has loaded and the browser is idle, if there is
 * something to do or show: an element with `data-hydrate="load"` (a countdown, a carousel, a list to
 * be loaded), a fragment in the address, or data that this site has stored in the browser (`when`).
 * An element with `data-hydrate="near"`, such as a button that needs a script, starts it when it is
 * less than a screen away; the scripts of a form are only fetched then, at low priority.
 *
 * A page that the browser prerenders before a click waits until it is really shown, so that it
 * sends nothing. A script is activated by setting its type and reinserting it at the same place,
 * which makes the browser run it. So React finds the page that it rendered, and no script is
 * created from a string, which `require-trusted-types-for` would block.
 */
function startScript(when: string): string {
  return `(()=>{
let d=document,w=window,q=s=>d.querySelectorAll(s),on=["pointerup","keyup","click","focusin"],begun=0;
let start=()=>{
if(begun++)return;
on.forEach(e=>w.removeEventListener(e,acted,!0));
q("link[media=print]").forEach(l=>{l.media="all"});
q('script[type="text/hydrate"]').forEach(s=>{s.type="module";s.parentNode.insertBefore(s,s.nextSibling)})
};
let frame=requestAnimationFrame,painted=()=>frame(()=>frame(()=>setTimeout(start)));
let acted=e=>{e.type=="focusin"?setTimeout(()=>q(":active")[0]||painted(),${PRESS_MS}):painted()};
let idle=()=>w.requestIdleCallback?requestIdleCallback(start,{timeout:1500}):setTimeout(start,200);
let near=(s,then)=>{
let seen=new IntersectionObserver(all=>{if(all.some(e=>e.isIntersecting)){seen.disconnect();then()}},{rootMargin:"100%"});
q(s).forEach(e=>seen.observe(e))
};
let shown=()=>{
near("main form",()=>q("link[rel=hydrate-module]").forEach(l=>{l.fetchPriority="low";l.rel="modulepreload"}));
near("[data-hydrate=near]",idle);
let kept=0;
try{kept=localStorage.length||Object.keys(sessionStorage).some(k=>k!="${SCROLL_KEY}")}catch{}
if(${when})idle();
else if(w.indexedDB&&indexedDB.databases)indexedDB.databases().then(all=>{all.length&&idle()},()=>{})
};
let ready=()=>{
let loaded=()=>frame(()=>setTimeout(shown));
d.readyState==="complete"?loaded():w.addEventListener("load",loaded)
};
on.forEach(e=>w.addEventListener(e,acted,{capture:!0,passive:!0}));
d.prerendering?d.addEventListener("prerenderingchange",ready,{once:!0}):ready()
})()`.replaceAll('\n', '');
}
