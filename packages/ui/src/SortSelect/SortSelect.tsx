import type { ElementProps } from '../element/ElementProps.ts';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import * as styles from './SortSelect.css.ts';

export interface SortSelectProps extends ElementProps<'div'> {
  /** "Sortiraj". */
  label: string;
  /** Orders of the list as links; one of them is current. */
  orders: readonly MenuEntry[];
}

/** The order of a list. Every order is an address, so it works without JavaScript and can be sent to a friend. */
export function SortSelect({ label, orders, ...rest }: SortSelectProps) {
  const current = orders.find((order) => order.current);
  return (
    <div {...rest} className={styles.sort}>
      <span className={styles.words} aria-hidden="true">
        {label}
      </span>
      <div className={styles.menu}>
        <Menu
          label={label}
          value={current?.label}
          align="end"
          entries={orders.map((order) => ({ ...order, rel: 'nofollow' }))}
        />
      </div>
    </div>
  );
}
