'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { closing } from '../behaviour/opening.ts';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDialogOpen } from '../element/useDialogOpen.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { usePopoverOpen } from '../element/usePopoverOpen.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { xIcon } from '../icons/index.ts';
import * as styles from './SidePanel.css.ts';

interface SidePanelContent {
  /** A button with `opens` opens it: `{ dialog: id }` if it lies over the page, `{ sheet: id }` if it is beside. */
  id: string;
  title: string;
  /** Where the thing belongs: "Vozila / Motocikli / Enduro". */
  path?: string | undefined;
  closeLabel: string;
  children: ReactNode;
  /** At the start of the foot: the destructive button. */
  startAction?: ReactNode;
  /** At the end of the foot: the safe one first, the primary last. */
  actions?: ReactNode;
  /** Below the buttons, such as why something cannot be deleted. */
  note?: ReactNode;
}

/** Over the page at any width: a dialog that holds the focus. */
interface OverThePage extends DialogProps<'title'> {
  /** @default 'over' */
  place?: 'over';
}

/** In the layout from 1024 px on; below, a sheet over the page, which is what `open` means. */
interface BesideTheList extends OpenProps, ElementProps<'section', 'id' | 'title' | 'onClose'> {
  place: 'beside';
  /** Its close button was pressed. Without it the panel has that button on a phone only. */
  onClose?: MouseEventHandler<HTMLButtonElement>;
}

type OverPanelProps = SidePanelContent & OverThePage;
type BesidePanelProps = SidePanelContent & BesideTheList;

export type SidePanelProps = OverPanelProps | BesidePanelProps;

interface InsideProps extends SidePanelContent {
  beside: boolean;
  onClose?: MouseEventHandler<HTMLButtonElement> | undefined;
}

function Inside(props: InsideProps) {
  const { id, title, path, closeLabel, children, startAction, actions, note, beside, onClose } = props;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {title}
          </Heading>
          {path !== undefined && <p className={styles.path}>{path}</p>}
        </div>
        <span className={beside && !onClose ? styles.phoneOnly : undefined}>
          <button
            className={iconButton({ size: 'medium' })}
            type="button"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={onClose}
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
}

function OverPanel({ place: _place, ...props }: OverPanelProps) {
  const { id, title, path, closeLabel, children, startAction, actions, note, ...rest } = props;
  const { open, onOpenChange, ref, onCancel, onClose, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('SidePanel', props, onClose);
  const opened = useDialogOpen({ open, onOpenChange, ref, onCancel, onClose, onToggle });

  return (
    <dialog closedby="any" aria-labelledby={`${id}-title`} {...attributes} {...opened} className={styles.over} id={id}>
      <Inside
        beside={false}
        id={id}
        title={title}
        path={path}
        closeLabel={closeLabel}
        startAction={startAction}
        actions={actions}
        note={note}
      >
        {children}
      </Inside>
    </dialog>
  );
}

function BesidePanel({ place: _place, ...props }: BesidePanelProps) {
  const { id, title, path, closeLabel, children, startAction, actions, note, onClose, ...rest } = props;
  const { open, onOpenChange, ref, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('SidePanel', props);
  const opened = usePopoverOpen({ open, onOpenChange, ref, onToggle });

  return (
    <section
      popover="auto"
      data-sheet=""
      aria-labelledby={`${id}-title`}
      {...attributes}
      {...opened}
      className={styles.beside}
      id={id}
    >
      <Inside
        beside
        id={id}
        title={title}
        path={path}
        closeLabel={closeLabel}
        startAction={startAction}
        actions={actions}
        note={note}
        onClose={onClose}
      >
        {children}
      </Inside>
    </section>
  );
}

/** One thing of a list, shown and edited at the side while the list stays in place. */
export function SidePanel(props: SidePanelProps) {
  return props.place === 'beside' ? <BesidePanel {...props} /> : <OverPanel {...props} />;
}
