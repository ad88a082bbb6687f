import type { MouseEventHandler, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { ViewedAd } from '../HistoryStrip/ViewedAd.ts';
import { ViewedAdTile } from '../HistoryStrip/ViewedAdTile.tsx';
import { historyIcon, trash2Icon } from '../icons/index.ts';
import { Modal } from '../Modal/Modal.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HistoryModal.css.ts';

export interface HistoryModalProps {
  /** A button with `opens={{ dialog: id }}` opens it and has the focus again when it closes. [C38] */
  id: string;
  /** "Istorija pregleda", also where its translation is missing. [C35] */
  title: string;
  closeLabel: string;
  /** Newest first. */
  ads: readonly ViewedAd[];
  /** How many there will be: those that are not in `ads` yet have their places. @default as many as `ads` */
  places?: number;
  /** How many there are, as shown. */
  count: string;
  /** Empties the list; nothing is asked, since nothing is lost that matters. [C39] */
  clear: { label: string; onClear: () => void };
  /** What stands here when nothing was viewed, or all was cleared. Announced when it appears. [C40] */
  empty: { title: string; help: string };
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
}

/** What the user looked at, newest first, with a way to forget it all. */
export function HistoryModal(props: HistoryModalProps) {
  const { id, title, closeLabel, ads, places = ads.length, count, clear, empty, onOpen, ref, onClose } = props;
  const none = places === 0;
  return (
    <Modal
      {...{ id, title, closeLabel, ref, onClose }}
      width="wide"
      count={none ? undefined : count}
      tools={
        !none && (
          <Button variant="ghost" size="small" icon={trash2Icon} onClick={clear.onClear}>
            {clear.label}
          </Button>
        )
      }
    >
      <VisuallyHidden>
        <span role="status">{none ? empty.title : ''}</span>
      </VisuallyHidden>
      {none ? (
        <EmptyState icon={historyIcon} headingLevel={3} {...empty} />
      ) : (
        <ul className={styles.grid}>
          {ads.map((ad) => (
            <li key={ad.href} className={styles.place}>
              <ViewedAdTile ad={ad} onOpen={onOpen} />
            </li>
          ))}
          {Array.from({ length: places - ads.length }, (_, index) => (
            <li key={index} className={styles.place} />
          ))}
        </ul>
      )}
    </Modal>
  );
}
