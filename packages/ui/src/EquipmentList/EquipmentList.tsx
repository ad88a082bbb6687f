import { Icon } from '../Icon/Icon.tsx';
import * as styles from './EquipmentList.css.ts';

export interface EquipmentListProps {
  /** Names of the pieces, the most wanted first. */
  pieces: string[];
  /** Opens what does not show at first: "Sva oprema (46)". */
  allLabel: string;
  /** How many show at first. @default 9 */
  shown?: number;
}

function Pieces({ pieces }: { pieces: string[] }) {
  return (
    <ul className={styles.list}>
      {pieces.map((piece) => (
        <li key={piece} className={styles.piece}>
          <span className={styles.sign}>
            <Icon name="check" size={16} />
          </span>
          {piece}
        </li>
      ))}
    </ul>
  );
}

/** What a vehicle has. The rest opens without JavaScript, and a search in the page finds it. */
export function EquipmentList({ pieces, allLabel, shown = 9 }: EquipmentListProps) {
  return (
    <>
      <Pieces pieces={pieces.slice(0, shown)} />
      {pieces.length > shown && (
        <details className={styles.rest}>
          <summary className={styles.more}>{allLabel}</summary>
          <Pieces pieces={pieces.slice(shown)} />
        </details>
      )}
    </>
  );
}
