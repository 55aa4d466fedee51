import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface Tab {
  /** Id of the panel and its fragment in the address: /contact#book-assessment. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  /** Two to five. */
  tabs: readonly Tab[];
  /** The panel shown when the address names none; the first unless said otherwise. */
  defaultTab?: string;
  /** Controlled use: the owner keeps the choice (in the query string, say). */
  selected?: string;
  onSelect?: (id: string) => void;
}

/**
 * Before and without the script the tabs are links and :target shows their panel; afterwards they
 * are APG tabs (arrows, Home, End; the choice follows the focus). Panels stay mounted, so a form in
 * a hidden one keeps what was typed.
 */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id, selected, onSelect }: TabsProps) {
  const [live, setLive] = useState(false);
  const [own, setOwn] = useState(defaultTab);
  const chosen = selected ?? own;
  const ids = tabs.map((tab) => tab.id).join(' ');
  const arrivedAt = useRef<string>(undefined);

  useBrowserLayoutEffect(() => {
    const fromAddress = () => {
      const id = window.location.hash.slice(1);
      if (!id || !ids.split(' ').includes(id)) return;
      // The browser and the router can't scroll to a panel that is still hidden.
      if (!document.getElementById(id)?.checkVisibility()) arrivedAt.current = id;
      setOwn(id);
    };
    fromAddress();
    setLive(true);
    window.addEventListener('hashchange', fromAddress);
    return () => window.removeEventListener('hashchange', fromAddress);
  }, [ids]);

  useBrowserLayoutEffect(() => {
    if (!chosen || arrivedAt.current !== chosen) return;
    arrivedAt.current = undefined;
    document.getElementById(chosen)?.scrollIntoView({ behavior: 'instant' });
  }, [chosen]);

  function choose(id: string) {
    setOwn(id);
    onSelect?.(id);
    if (selected === undefined) window.history.replaceState(window.history.state, '', `#${id}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus();
  }

  return (
    <div className="tabs" data-live={live || undefined}>
      <ul className="tab-list" {...(live && { role: 'tablist', 'aria-label': label })}>
        {tabs.map((tab) => (
          <li key={tab.id} role={live ? 'presentation' : undefined}>
            <a
              id={`${tab.id}-tab`}
              href={`#${tab.id}`}
              className="tab"
              data-first={tab.id === defaultTab || undefined}
              onClick={(event) => {
                event.preventDefault();
                choose(tab.id);
              }}
              {...(live && {
                role: 'tab',
                'aria-selected': tab.id === chosen,
                'aria-controls': tab.id,
                tabIndex: tab.id === chosen ? 0 : -1,
                onKeyDown: (event: KeyboardEvent) =>
                  event.key === ' ' ? event.preventDefault() : onKeyDown(event),
              })}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          className="tab-panel"
          data-first={tab.id === defaultTab || undefined}
          aria-labelledby={`${tab.id}-tab`}
          hidden={live && tab.id !== chosen}
          {...(live && { role: 'tabpanel' })}
        >
          {tab.panel}
        </section>
      ))}
    </div>
  );
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
