/**
 * Makes tabs of links to panels (tabs.tsx), as the W3C APG describes them: arrows, Home and End move
 * the focus, and the choice follows it. The chosen panel is the fragment of the address.
 */
export function startTabs(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.tabs')) start(box);
}

function start(box: HTMLElement): void {
  const list = box.querySelector(':scope > .tab-list');
  const tabs = [...box.querySelectorAll<HTMLAnchorElement>(':scope > .tab-list .tab')];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
  const tabAt = (hash: string) => tabs.find((tab) => tab.hash === hash);

  function choose(chosen: HTMLAnchorElement): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', !isChosen);
    }
  }

  function fromAddress(): void {
    const tab = location.hash && tabAt(location.hash);
    if (!tab) return;
    // The browser can't scroll to a panel that is still hidden.
    const wasHidden = !panelOf(tab)?.checkVisibility();
    choose(tab);
    if (wasHidden) panelOf(tab)?.scrollIntoView({ behavior: 'instant' });
  }

  function press(tab: HTMLAnchorElement): void {
    choose(tab);
    history.replaceState(history.state, '', tab.hash);
  }

  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', box.dataset.label ?? '');
  for (const tab of tabs) {
    tab.parentElement?.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    panelOf(tab)?.setAttribute('role', 'tabpanel');
  }
  const first = tabs.find((tab) => 'first' in tab.dataset) ?? tabs[0];
  if (first) choose(tabAt(location.hash) ?? first);
  box.dataset.live = '';
  window.addEventListener('hashchange', fromAddress);
  list?.addEventListener('click', (event) => {
    const tab = tabs.find((one) => event.target instanceof Node && one.contains(event.target));
    if (!tab) return;
    event.preventDefault();
    press(tab);
  });
  list?.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (key === ' ' || tab) event.preventDefault();
    if (!tab) return;
    press(tab);
    tab.focus();
  });
}
