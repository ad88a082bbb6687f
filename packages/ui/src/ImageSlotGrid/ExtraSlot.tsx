import { Icon } from '../Icon/Icon.tsx';
import { imagesIcon } from '../icons/index.ts';
import { dropProps } from './dropProps.ts';
import * as styles from './ImageSlotGrid.css.ts';

export interface ExtraSlotProps {
  /** The slot of its first file: the one after the last of the grid. */
  slot: number;
  /** Id of the control. */
  id: string;
  /** What more pictures cost; with `onAct` a button that leads to the prices. */
  more: { title: string; about: string; onAct?: () => void };
  /** "Dodaj sliku" */
  add: string;
  name: string | undefined;
  accept: string;
  onFiles: (files: File[]) => void;
}

const remaining = <Columns extends number>(cells: number, columns: Columns) =>
  (columns - (cells % columns)) as Columns extends 5 ? 1 | 2 | 3 | 4 | 5 : 1 | 2 | 3;

/** The last cell of the grid: it offers more pictures than the included ones, and fills the rest of its row. */
export function ExtraSlot({ slot, id, more, add, name, accept, onFiles }: ExtraSlotProps) {
  return (
    <li
      className={styles.extra({ span: remaining(slot + 3, 5), mobileSpan: remaining(slot + 3, 3) })}
      {...dropProps(onFiles)}
    >
      <Icon name={imagesIcon} size={24} />
      <span className={styles.extraWords} aria-hidden="true">
        <span className={styles.extraTitle}>{more.title}</span>
        <span className={styles.extraAbout}>{more.about}</span>
      </span>
      {more.onAct ? (
        <button
          className={styles.file}
          type="button"
          id={id}
          aria-label={`${more.title}. ${more.about}`}
          onClick={more.onAct}
        />
      ) : (
        <input
          className={styles.file}
          type="file"
          id={id}
          name={name === undefined ? undefined : `${name}.${slot}`}
          accept={accept}
          multiple
          aria-label={`${add}: ${more.title}. ${more.about}`}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      )}
    </li>
  );
}
