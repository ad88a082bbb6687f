import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { xIcon } from '../icons/index.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: string;
  /** Where the chip leads: to the list with or without this filter. */
  href: string;
  /** A chosen filter that the link takes away; the words say so: "Ukloni". */
  removeLabel?: string;
  /** Ads behind it, as shown. */
  count?: string;
}

/** A filter as a link. With `removeLabel` it is chosen, and following it removes it. */
export function Chip({ children, href, removeLabel, count }: ChipProps) {
  return (
    <a
      className={styles.chip({ selected: removeLabel !== undefined })}
      href={href}
      rel={removeLabel ? 'nofollow' : undefined}
    >
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      {children}
      {count && <span className={styles.count}>{count}</span>}
      {removeLabel && <Icon name={xIcon} size={16} />}
    </a>
  );
}
