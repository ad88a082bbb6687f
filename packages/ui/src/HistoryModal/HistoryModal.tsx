import type { MouseEventHandler } from 'react';
import { Button } from '../Button/Button.tsx';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { ViewedAd } from '../HistoryStrip/ViewedAd.ts';
import { ViewedAdTile } from '../HistoryStrip/ViewedAdTile.tsx';
import { historyIcon, trash2Icon } from '../icons/index.ts';
import { Modal } from '../Modal/Modal.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HistoryModal.css.ts';

export interface HistoryModalProps extends DialogProps<'title'> {
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
  /** Shown if nothing was viewed, or all was cleared. Announced when it appears. [C40] */
  empty: { title: string; help: string };
  /** An ad of the list is followed. */
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
}

/** The ads that the user viewed, newest first, with a button to clear them all. */
export function HistoryModal(props: HistoryModalProps) {
  const { ads, places = ads.length, count, clear, empty, onOpen, ...rest } = props;
  const none = places === 0;
  return (
    <Modal
      {...rest}
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
