'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { indexAfterKey } from '../rovingFocus/indexAfterKey.ts';
import * as styles from './Tabs.css.ts';
import { checkTabs } from './checkTabs.ts';

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

/** Panels of this page. All stay in the page, so typed text is kept and the browser's search finds it. */
interface TabsOfPanels extends ElementProps<'div', 'defaultValue'> {
  /** What the tabs choose between: "Moji oglasi". */
  label: string;
  tabs: readonly TabPanel[];
  links?: never;
  /** Id of the panel that shows. The parent holds it and changes it in `onValueChange`. */
  value?: string | undefined;
  /** Id of the panel that shows first. @default the first */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/** Addresses, for views that a user may share or reload. */
interface TabsOfLinks extends ElementProps<'nav', 'defaultValue'> {
  label: string;
  links: readonly TabLink[];
  tabs?: never;
  value?: never;
  defaultValue?: never;
  onValueChange?: never;
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

function LinkTabs({ label, links, ...rest }: TabsOfLinks) {
  return (
    <nav aria-label={label} {...rest} className={styles.list}>
      {links.map(({ href, current, ...tab }) => (
        <Anchor key={href} className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
          {tabLabel(tab.label, tab.count)}
        </Anchor>
      ))}
    </nav>
  );
}

function PanelTabs(props: TabsOfPanels) {
  const { label, tabs, links: _none, value, defaultValue, onValueChange, ...rest } = props;
  const ids = tabs.map(({ id }) => id);
  if (process.env.NODE_ENV !== 'production') {
    checkTabs(tabs);
    warnOfValue('Tabs', { value, defaultValue, onValueChange });
    warnOfUnknownOption('Tabs', value ?? defaultValue, ids);
  }
  const [chosen, choose] = useControllableState({ value, defaultValue: defaultValue ?? '', onChange: onValueChange });
  // Without a shown tab, none could be reached by keyboard.
  const shown = ids.includes(chosen) ? chosen : ids[0];
  const move = ({ key, currentTarget }: KeyboardEvent, from: number) => {
    const next = indexAfterKey(key, from, tabs.length);
    if (next !== undefined) {
      (currentTarget.parentElement!.children[next] as HTMLElement).focus();
      choose(tabs[next]!.id);
    }
  };

  return (
    <div {...rest} className={undefined}>
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
    </div>
  );
}
