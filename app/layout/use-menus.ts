import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { menuKeyAction } from './menu-keys.ts';
import { createMenuTiming } from './menu-timing.ts';

type Timing = ReturnType<typeof createMenuTiming>;

/**
 * Replaces the CSS behaviour of the drop-downs: one open at a time, hover delays, arrows, Home, End,
 * Escape. The `open` attribute of each <details> holds the state, so a menu that was opened before
 * hydration stays open.
 */
export function useMenus() {
  const nav = useRef<HTMLElement>(null);
  const menus = useRef<Timing>(undefined);
  const { key } = useLocation();
  const page = useRef(key);

  useEffect(() => {
    const root = nav.current;
    if (!root) return;
    const stop = new AbortController();
    menus.current = takeOver(root, stop.signal);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (page.current !== key) menus.current?.close();
    page.current = key;
  }, [key]);

  return nav;
}

function takeOver(root: HTMLElement, signal: AbortSignal): Timing {
  const all = [...root.querySelectorAll<HTMLElement>('.menu')];
  const timing = createMenuTiming(browserClock, (open) => {
    for (const menu of all) detailsOf(menu).open = menu.dataset.menu === open;
  });
  const openBefore = all.find((menu) => detailsOf(menu).open)?.dataset.menu;
  if (openBefore) timing.open(openBefore);
  root.dataset.live = '';
  signal.addEventListener('abort', () => {
    delete root.dataset.live;
  });

  for (const menu of all) {
    const id = menu.dataset.menu ?? '';
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
    menu.addEventListener('pointerenter', (e) => isMouse(e) && timing.enter(id), { signal });
    menu.addEventListener('pointerleave', (e) => isMouse(e) && timing.leave(), { signal });
    menu.addEventListener(
      'focusout',
      ({ relatedTarget: next }) => {
        if (next instanceof Node && !menu.contains(next) && timing.current() === id) timing.close();
      },
      { signal },
    );
    summaryOf(menu).addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        timing.press(id);
      },
      { signal },
    );
  }
  root.addEventListener('keydown', (event) => onKey(event, root, timing), { signal });
  const onPage = { signal, capture: true };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && timing.close(), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('.menu'))) timing.close();
    },
    onPage,
  );
  return timing;
}

function onKey(event: KeyboardEvent, root: HTMLElement, timing: Timing) {
  if (!(event.target instanceof HTMLElement)) return;
  const labels = [...root.querySelectorAll<HTMLElement>('.menu-label')];
  const menu = event.target.closest<HTMLElement>('.menu');
  const label = menu ? summaryOf(menu) : event.target;
  const items = menu ? [...menu.querySelectorAll<HTMLElement>('.menu-item')] : [];
  const itemAt = items.indexOf(event.target);
  const action = menuKeyAction(event.key, {
    label: { at: labels.indexOf(label), count: labels.length },
    hasPanel: menu !== null,
    ...(itemAt >= 0 && { item: { at: itemAt, count: items.length } }),
  });
  if (!action) return;
  event.preventDefault();
  switch (action.kind) {
    case 'focus-label':
      labels[action.at]?.focus();
      return;
    case 'focus-item':
      items[action.at]?.focus();
      return;
    case 'open-panel':
      timing.open(menu?.dataset.menu ?? '');
      items.at(action.from === 'first' ? 0 : -1)?.focus();
      return;
    case 'close':
      if (timing.current() === menu?.dataset.menu) label.focus();
      timing.close();
      return;
    default:
      action satisfies never;
  }
}

function detailsOf(menu: HTMLElement): HTMLDetailsElement {
  return menu.querySelector('details') as HTMLDetailsElement;
}

function summaryOf(menu: HTMLElement): HTMLElement {
  return menu.querySelector('summary') as HTMLElement;
}

const browserClock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimeout: (timer: unknown) => window.clearTimeout(timer as number),
};
