import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { plusIcon, xIcon } from '../icons/index.ts';
import * as styles from './FilterBar.css.ts';

/** A set filter: following its chip removes it. */
export interface SetFilter {
  /** "Plaćanje: kartica". */
  label: string;
  /** The list without it. */
  href: string;
}

/** A field that can be added to the filter. */
export type AddFilter = { label: string } & (
  | { href: string; opens?: never }
  /** Id of the popover in which its value is chosen. */
  | { href?: never; opens: string }
);

export interface FilterBarProps extends ElementProps<'div'> {
  /** Name of the group: "Filteri korisnika". */
  label: string;
  /** A `SearchInput` in its form. */
  search?: ReactNode;
  /** In the order in which they were set. */
  filters: readonly SetFilter[];
  /** Said before each set filter: "Ukloni". */
  removeLabel: string;
  fields: readonly AddFilter[];
  /** Said before each field: "Dodaj filter". */
  addLabel: string;
  /** The list without any filter; shown while one is set. */
  clear: { label: string; href: string };
}

function Add({ label, href, opens, addLabel }: AddFilter & { addLabel: string }) {
  const inside = (
    <>
      <Icon name={plusIcon} size={16} />
      <VisuallyHidden>{addLabel}: </VisuallyHidden>
      {label}
    </>
  );
  return href === undefined ? (
    <button className={styles.chip({})} type="button" popoverTarget={opens}>
      {inside}
    </button>
  ) : (
    <Anchor className={styles.chip({})} href={href}>
      {inside}
    </Anchor>
  );
}

/** What narrows a table: a search, the filters that are set, and the fields that can be added. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, filters, removeLabel, fields, addLabel, clear, ...rest } = props;
  return (
    <div role="group" aria-label={label} {...rest} className={styles.bar}>
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {filters.map((filter) => (
        <Anchor key={filter.label} className={styles.chip({ set: true })} href={filter.href}>
          <VisuallyHidden>{removeLabel} </VisuallyHidden>
          <span className={styles.words}>{filter.label}</span>
          <Icon name={xIcon} size={16} />
        </Anchor>
      ))}
      {fields.map((field) => (
        <Add key={field.label} addLabel={addLabel} {...field} />
      ))}
      {filters.length > 0 && (
        <Anchor className={styles.clear} href={clear.href}>
          {clear.label}
        </Anchor>
      )}
    </div>
  );
}
