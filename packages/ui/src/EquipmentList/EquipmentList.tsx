import { Disclosure } from '../Disclosure/Disclosure.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import type { DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../icons/index.ts';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import * as styles from './EquipmentList.css.ts';

export interface EquipmentListProps extends DetailsOpenProps, ElementProps<'div'> {
  /** The equipment of the vehicle, most wanted first. */
  equipment: readonly string[];
  /** How many show at once. @default 9 */
  shown?: number;
  /** "Sva oprema (46)". */
  moreLabel: string;
  lessLabel: string;
}

function List({ equipment }: { equipment: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {equipment.map((name) => (
        <li key={name} className={styles.part}>
          <span className={styles.icon}>
            <Icon name={checkIcon} size={16} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The equipment of a vehicle. The rest of a long list opens on demand. */
export function EquipmentList(props: EquipmentListProps) {
  const { equipment, shown = 9, moreLabel, lessLabel, open, defaultOpen, onOpenChange, ...attributes } = props;
  if (process.env.NODE_ENV !== 'production') {
    requireUnique('EquipmentList', 'equipment', equipment);
  }
  const rest = equipment.slice(shown);

  return (
    <div {...attributes} className={undefined}>
      <List equipment={equipment.slice(0, shown)} />
      {rest.length > 0 && (
        <div className={styles.more}>
          <Disclosure
            look="button"
            moreLabel={moreLabel}
            lessLabel={lessLabel}
            open={open}
            defaultOpen={defaultOpen}
            onOpenChange={onOpenChange}
          >
            <div className={styles.rest}>
              <List equipment={rest} />
            </div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
