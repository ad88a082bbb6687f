import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { xIcon } from '../icons/index.ts';
import * as styles from './SidePanel.css.ts';

interface SidePanelContent {
  /** A button with `opens` opens it: `{ dialog: id }` where it lies over the page, `{ sheet: id }` where it stands beside. */
  id: string;
  title: string;
  /** Where the thing belongs: "Vozila / Motocikli / Enduro". */
  path?: string;
  closeLabel: string;
  children: ReactNode;
  /** At the start of the foot: the destructive button. */
  startAction?: ReactNode;
  /** At the end of the foot: the safe one first, the primary last. */
  actions?: ReactNode;
  /** Below the buttons, such as why something cannot be deleted. */
  note?: string;
}

/** Over the page at any width: a dialog that holds the focus. */
interface OverThePage {
  /** @default 'over' */
  place?: 'over';
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

/** In the layout from 1024 px on; below, a sheet over the page. */
interface BesideTheList {
  place: 'beside';
  ref?: Ref<HTMLElement>;
  /** Its close button was pressed. Without it the panel has that button on a phone only. */
  onClose?: MouseEventHandler<HTMLButtonElement>;
}

export type SidePanelProps = SidePanelContent & (OverThePage | BesideTheList);

/** One thing of a list, shown and edited at the side while the list stays where it is. */
export function SidePanel(props: SidePanelProps) {
  const { id, title, path, closeLabel, children, startAction, actions, note } = props;
  const beside = props.place === 'beside';
  const inside = (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {title}
          </Heading>
          {path !== undefined && <p className={styles.path}>{path}</p>}
        </div>
        <span className={beside && !props.onClose ? styles.phoneOnly : undefined}>
          <button
            className={iconButton({ size: 'medium' })}
            type="button"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={beside ? props.onClose : undefined}
            {...closing(beside ? { sheet: id } : { dialog: id })}
          >
            <Icon name={xIcon} />
          </button>
        </span>
      </div>
      <div className={styles.body}>{children}</div>
      {(startAction !== undefined || actions !== undefined || note !== undefined) && (
        <div className={styles.foot}>
          <div className={styles.buttons}>
            {startAction}
            <div className={styles.end}>{actions}</div>
          </div>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </>
  );
  if (props.place === 'beside') {
    const { ref } = props;
    return (
      <section ref={ref} className={styles.beside} id={id} popover="auto" data-sheet="" aria-labelledby={`${id}-title`}>
        {inside}
      </section>
    );
  }
  const { ref, onClose } = props;
  return (
    <dialog ref={ref} className={styles.over} id={id} closedby="any" aria-labelledby={`${id}-title`} onClose={onClose}>
      {inside}
    </dialog>
  );
}
