import { menuKeyAction } from './menu-keys.ts';
import { createMenuTiming } from './menu-timing.ts';

/**
 * Replaces the CSS behaviour of the drop-downs: one open at a time, hover delays, arrows, Home, End,
 * Escape. The `open` attribute of each <details> holds the state, so a menu that was opened before
 * stays open. The menu of a phone is a <details>, too; here it learns to close with Escape.
 */
export function startMenus(): void {
  document.addEventListener('keydown', closePhoneMenu);
  // Back shows the page as it was left.
  window.addEventListener('pagehide', () => {
    for (const open of document.querySelectorAll('.site-header details[open]')) {
      open.removeAttribute('open');
    }
  });
  const nav = document.querySelector<HTMLElement>('.main-nav');
  if (nav) startDropDowns(nav);
}

function startDropDowns(nav: HTMLElement): void {
  const menus = [...nav.querySelectorAll<HTMLElement>('.menu')];
  const timing = createMenuTiming(browserClock, (open) => {
    for (const menu of menus) detailsOf(menu).open = menu.dataset.menu === open;
  });
  const openBefore = menus.find((menu) => detailsOf(menu).open);
  if (openBefore) timing.open(idOf(openBefore));
  nav.dataset.live = '';

  document.addEventListener('pointerover', ({ pointerType, target, relatedTarget }) => {
    if (pointerType !== 'mouse') return;
    const entered = menuAround(target);
    const left = menuAround(relatedTarget);
    if (entered === left) return;
    if (entered) timing.enter(idOf(entered));
    else timing.leave();
  });
  nav.addEventListener('pointerout', ({ pointerType, relatedTarget }) => {
    if (pointerType === 'mouse' && relatedTarget === null) timing.leave();
  });
  nav.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuAround(target);
    if (!menu || !(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return;
    if (timing.current() === idOf(menu)) timing.close();
  });
  nav.addEventListener('click', (event) => {
    const menu =
      event.target instanceof Element && event.target.closest('summary')?.closest('.menu');
    if (!(menu instanceof HTMLElement)) return;
    event.preventDefault();
    timing.press(idOf(menu));
  });
  nav.addEventListener('keydown', (event) => onKey(event, nav, timing));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && timing.close());
  document.addEventListener(
    'pointerdown',
    ({ target }) => menuAround(target) ?? timing.close(),
    true,
  );
}

function onKey(
  event: KeyboardEvent,
  nav: HTMLElement,
  timing: ReturnType<typeof createMenuTiming>,
) {
  if (!(event.target instanceof HTMLElement)) return;
  const labels = [...nav.querySelectorAll<HTMLElement>('.menu-label')];
  const menu = menuAround(event.target);
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
      timing.open(menu ? idOf(menu) : '');
      items.at(action.from === 'first' ? 0 : -1)?.focus();
      return;
    case 'close':
      if (menu && timing.current() === idOf(menu)) label.focus();
      timing.close();
      return;
    default:
      action satisfies never;
  }
}

function closePhoneMenu({ key }: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu[open]');
  if (key !== 'Escape' || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function menuAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.menu') : null;
}

function idOf(menu: HTMLElement): string {
  return menu.dataset.menu ?? '';
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
