'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';
import { checkTabs } from './checkTabs.ts';
import { tabAfterKey } from './tabAfterKey.ts';

/** A tab with what it shows. */
export interface TabPanel {
  /** Unique on the page: the panel's id. */
  id: string;
  label: string;
  /** Behind the words, as shown: "4". */
  count?: string;
  children: ReactNode;
}

/** A tab that leads to an address of its own. */
export interface TabLink {
  label: string;
  count?: string;
  href: string;
  current: boolean;
}

/** Panels of this page. All stay in the page, so what was typed into one is kept and the browser's search finds it. */
interface TabsOfPanels {
  /** What the tabs choose between: "Moji oglasi". */
  label: string;
  tabs: TabPanel[];
  links?: never;
  /** Id of the panel that shows first. @default the first */
  defaultTab?: string;
  onChoose?: (id: string) => void;
}

/** Addresses, for views that a user may share or reload. */
interface TabsOfLinks {
  label: string;
  links: TabLink[];
  tabs?: never;
  defaultTab?: never;
  onChoose?: never;
}

export type TabsProps = TabsOfPanels | TabsOfLinks;

/** Views of one thing, one at a time. Arrows, Home and End move and choose; links are followed. */
export function Tabs(props: TabsProps) {
  return props.links ? <LinkTabs {...props} /> : <PanelTabs {...props} />;
}

const tabLabel = (label: string, count?: string) => (
  <>
    {label} {count && <span className={styles.count}>{count}</span>}
  </>
);

function LinkTabs({ label, links }: TabsOfLinks) {
  return (
    <nav className={styles.list} aria-label={label}>
      {links.map(({ href, current, ...tab }) => (
        <a key={href} className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
          {tabLabel(tab.label, tab.count)}
        </a>
      ))}
    </nav>
  );
}

function PanelTabs({ label, tabs, defaultTab = tabs[0]?.id, onChoose }: TabsOfPanels) {
  if (process.env.NODE_ENV !== 'production') {
    checkTabs(tabs, defaultTab);
  }
  const [shown, show] = useState(defaultTab);
  const choose = (id: string) => {
    show(id);
    onChoose?.(id);
  };
  const move = ({ key, currentTarget }: KeyboardEvent, from: number) => {
    const next = tabAfterKey(key, from, tabs.length);
    if (next !== undefined) {
      (currentTarget.parentElement!.children[next] as HTMLElement).focus();
      choose(tabs[next]!.id);
    }
  };
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, count, ...tab }, index) => (
          <button
            key={id}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={id === shown}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tabLabel(tab.label, count)}
          </button>
        ))}
      </div>
      {tabs.map(({ id, children }) => (
        <div
          key={id}
          className={styles.panel}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          hidden={id !== shown}
        >
          {children}
        </div>
      ))}
    </>
  );
}
