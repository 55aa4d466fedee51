import type { ReactNode } from 'react';

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
}

/**
 * Links to panels, of which :target shows one; start-tabs.ts makes them APG tabs. All panels are in
 * the page, so a form in a hidden one keeps what was typed.
 */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id }: TabsProps) {
  return (
    <div className="tabs" data-label={label}>
      <ul className="tab-list">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a
              id={`${tab.id}-tab`}
              href={`#${tab.id}`}
              className="tab"
              data-first={tab.id === defaultTab || undefined}
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
        >
          {tab.panel}
        </section>
      ))}
    </div>
  );
}
