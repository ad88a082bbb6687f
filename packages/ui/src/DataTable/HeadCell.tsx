import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { arrowDownIcon, arrowUpIcon, chevronsUpDownIcon } from '../icons/index.ts';
import type { ColumnSort, DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';

type HeadCellProps = Pick<DataColumn<never>, 'label' | 'hideLabel' | 'kind' | 'sort'> & { first: boolean };

const arrow = ({ direction }: ColumnSort): IconSource =>
  direction === 'ascending' ? arrowUpIcon : direction === 'descending' ? arrowDownIcon : chevronsUpDownIcon;

function SortControl({ label, sort }: { label: string; sort: ColumnSort }) {
  const inside = (
    <>
      {label}
      <span className={styles.sortIcon({ on: sort.direction !== undefined })}>
        <Icon name={arrow(sort)} size={16} />
      </span>
    </>
  );
  return sort.href === undefined ? (
    <button className={styles.sort} type="button" onClick={sort.onSort}>
      {inside}
    </button>
  ) : (
    <Anchor className={styles.sort} href={sort.href} rel="nofollow">
      {inside}
    </Anchor>
  );
}

/** The head of one column; it says the order to screen reader users. */
export function HeadCell({ label, hideLabel = false, kind = 'text', sort, first }: HeadCellProps) {
  const words = hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <th className={styles.headCell({ kind, first })} scope="col" aria-sort={sort?.direction}>
      {sort ? <SortControl label={label} sort={sort} /> : words}
    </th>
  );
}
