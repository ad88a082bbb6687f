'use client';

import { useEffect, useRef } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Button } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import type { ComparedAd } from '../CompareTable/CompareData.ts';
import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { gitCompareArrowsIcon, trash2Icon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Photo } from '../Photo/Photo.tsx';
import * as styles from './CompareModal.css.ts';

/** An ad that waits to be compared. */
export interface ChosenAd extends ComparedAd {
  /** The first facts in one line: "2019. · 142.000 km". */
  line: string;
}

export interface CompareModalProps extends DialogProps<'title'> {
  /** "Za poređenje". */
  title: string;
  closeLabel: string;
  /** Ads of one category. The page closes the dialog after the last was removed. [C46] */
  ads: readonly ChosenAd[];
  /** How many there are, as shown. */
  count: string;
  /** Said before the title: "Ukloni iz poređenja". */
  removeLabel: string;
  onRemove: (id: string) => void;
  /** Link to the page that compares them. [C45] */
  compare: { label: string; href: string };
  empty: { title: string; help: string };
}

/** The ads that wait to be compared: a look at them, a way to remove each, the way to the comparison. */
export function CompareModal(props: CompareModalProps) {
  const { ads, count, removeLabel, onRemove, compare, empty, ...rest } = props;
  const { id, closeLabel } = props;
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ index: number; before: number } | null>(null);

  // The pressed button is gone: its neighbour takes the focus, or the dialog would lose it.
  useEffect(() => {
    if (!removed.current || removed.current.before === ads.length) return;

    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)];
    (next ?? list.current?.closest('dialog')?.querySelector('button'))?.focus();
    removed.current = null;
  });

  const remove = (ad: ChosenAd, index: number) => () => {
    removed.current = { index, before: ads.length };
    onRemove(ad.id);
  };

  return (
    <Modal
      {...rest}
      count={ads.length === 0 ? undefined : count}
      actions={
        <>
          <button className={button({ variant: 'secondary' })} type="button" {...closing({ dialog: id })}>
            {closeLabel}
          </button>
          {ads.length > 0 && (
            <Button variant="primary" href={compare.href}>
              {compare.label}
            </Button>
          )}
        </>
      }
    >
      <div ref={list} role="status">
        {ads.length === 0 && <EmptyState icon={gitCompareArrowsIcon} headingLevel={3} {...empty} />}
        {ads.length > 0 && (
          <ul>
            {ads.map((ad, index) => (
              <li key={ad.id} className={styles.ad}>
                <Photo
                  picture={ad.picture && { ...ad.picture, alt: '' }}
                  missing={ad.missingPicture}
                  sizes="104px"
                  rounded
                />
                <span className={styles.words}>
                  <Anchor className={styles.title} href={ad.href}>
                    {ad.title}
                  </Anchor>
                  <span className={styles.line}>{ad.line}</span>
                  <span className={styles.price}>{ad.price}</span>
                </span>
                <IconButton icon={trash2Icon} label={`${removeLabel}: ${ad.title}`} onClick={remove(ad, index)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
