'use client';

import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { imagesIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import { FilledSlot } from './FilledSlot.tsx';
import { includedSlots, slotName } from './slotName.ts';
import { SlotSheet } from './SlotSheet.tsx';
import type { Slots } from './SlotImage.ts';
import type { ImageSlotLabels } from './slotLabels.ts';
import { slotUnder, useCarrying } from './useCarrying.ts';
import * as styles from './ImageSlotGrid.css.ts';

export interface ImageSlotGridProps extends ElementProps<'ul', 'id'> {
  /** Ids of the controls are made from it. */
  id: string;
  /** Name of the list of pictures: "Slike vozila". */
  label: string;
  /**
   * The file controls are `<name>.0`, `<name>.1` and so on, for forms without JavaScript. Without a name none of them
   * goes with a form: the parent sends the pictures.
   */
  name?: string;
  /** The parent decides: it keeps the pictures and changes them on the calls below. */
  slots: Slots;
  labels: ImageSlotLabels;
  /**
   * What more pictures cost; without it there are no more than the included ones. Files for them are chosen there, or
   * with `onAct` the way to their prices.
   */
  more?: { title: string; about: string; onAct?: () => void } | undefined;
  /** Pictures at most, with the extra ones. @default 50 */
  max?: number;
  /** Slots from this one on, counted from 0, are marked as paid: those before are free or bought. @default 20 */
  paidFrom?: number;
  /** @default 'image/jpeg,image/png,image/webp' */
  accept?: string;
  /** Files for a slot and, if there are several, for the empty ones after it. */
  onAdd: (files: File[], slot: number) => void;
  /** Two slots change their pictures: `moveImage` does it. */
  onMove: (from: number, to: number) => void;
  onRemove: (slot: number) => void;
  onRetry: (slot: number) => void;
}

const remaining = <Columns extends number>(cells: number, columns: Columns) =>
  (columns - (cells % columns)) as Columns extends 5 ? 1 | 2 | 3 | 4 | 5 : 1 | 2 | 3;

/**
 * The pictures of an ad: the cover, 19 guided slots and extra ones. They are put in order by hand, by keys or by a
 * menu.
 */
export function ImageSlotGrid(props: ImageSlotGridProps) {
  const { id, label, name, slots, labels, more, max = 50, onAdd, onMove, onRemove, onRetry, ...rest } = props;
  const { accept = 'image/jpeg,image/png,image/webp', paidFrom = includedSlots, onBlur, ...attributes } = rest;
  const count = Math.max(includedSlots, slots.length);
  const sensors = useCarrying();
  const [said, setSaid] = useState('');
  /** The slot that takes the focus once the parent has moved or removed a picture. */
  const follow = useRef<number>(undefined);
  /**
   * The slot whose control had the focus when a file was chosen: the picture takes it, at first and when it has
   * arrived.
   */
  const chosen = useRef<number>(undefined);
  /** Whether the carried picture has left its slot. */
  const away = useRef(false);
  const place = (slot: number) => slotName(slot, labels);

  useEffect(() => {
    if (follow.current !== undefined) {
      document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${follow.current}`)}`)?.focus();
      follow.current = undefined;
    }
    if (chosen.current === undefined || !slots[chosen.current]) return;

    const picture = document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${chosen.current}`)}`);
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost) picture?.focus({ preventScroll: true });
    if (slots[chosen.current]?.state === 'ready' || !(isLost || activeElement === picture)) chosen.current = undefined;
  });

  const move = (from: number, to: number) => {
    follow.current = to;
    setSaid(labels.dropped(place(to)));
    onMove(from, to);
  };
  const remove = (slot: number) => {
    follow.current = slot;
    setSaid('');
    onRemove(slot);
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      move(Number(active.id), Number(over.id));
    }
  };
  /** Files from outside land in the slot under them. */
  const files = (slot: number) => ({
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length > 0) {
        event.preventDefault();
        onAdd([...event.dataTransfer.files], slot);
      }
    },
  });

  return (
    <DndContext
      id={`${id}-dragging`}
      sensors={sensors}
      collisionDetection={slotUnder}
      onDragEnd={end}
      accessibility={{
        restoreFocus: false,
        screenReaderInstructions: { draggable: labels.instructions },
        announcements: {
          onDragStart: ({ active }) => {
            away.current = false;
            return labels.picked(place(Number(active.id)));
          },
          // At first it lies over its own slot: that would be said in place of "picked up".
          onDragOver: ({ active, over }) => {
            away.current ||= over?.id !== active.id;
            return over && away.current ? labels.over(place(Number(over.id))) : undefined;
          },
          onDragEnd: ({ active, over }) => labels.dropped(place(Number((over ?? active).id))),
          onDragCancel: ({ active }) => labels.cancelled(place(Number(active.id))),
        },
      }}
    >
      <SlotSheet id={`${id}-sheet`} />
      <ul aria-label={label} tabIndex={-1} {...attributes} {...leaveProps(onBlur)} className={styles.grid} id={id}>
        {Array.from({ length: count }, (_, slot) => {
          const image = slots[slot];
          const shared = { slot, id: `${id}-${slot}`, place: place(slot) };
          return (
            <li
              key={slot}
              className={styles.cell({ cover: slot === 0, failed: image?.state === 'failed' })}
              {...files(slot)}
            >
              {image ? (
                <FilledSlot
                  {...shared}
                  image={image}
                  labels={labels}
                  paid={slot >= paidFrom}
                  last={count - 1}
                  onMove={(to) => move(slot, to)}
                  onRemove={() => remove(slot)}
                  onRetry={() => onRetry(slot)}
                />
              ) : (
                <EmptySlot
                  {...shared}
                  add={labels.add}
                  sheet={`${id}-sheet`}
                  name={name}
                  accept={accept}
                  onFiles={(added) => {
                    chosen.current = slot;
                    onAdd(added, slot);
                  }}
                />
              )}
            </li>
          );
        })}
        {more && count < max && (
          <li
            className={styles.extra({ span: remaining(count + 3, 5), mobileSpan: remaining(count + 3, 3) })}
            {...files(count)}
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
                id={`${id}-more`}
                aria-label={`${more.title}. ${more.about}`}
                onClick={more.onAct}
              />
            ) : (
              <input
                className={styles.file}
                type="file"
                id={`${id}-more`}
                name={name === undefined ? undefined : `${name}.${count}`}
                accept={accept}
                multiple
                aria-label={`${labels.add}: ${more.title}. ${more.about}`}
                onChange={(event) => {
                  onAdd([...(event.currentTarget.files ?? [])], count);
                  event.currentTarget.value = '';
                }}
              />
            )}
          </li>
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
