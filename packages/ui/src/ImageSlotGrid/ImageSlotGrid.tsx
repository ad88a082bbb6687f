'use client';

import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { useState } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dropProps } from './dropProps.ts';
import { EmptySlot } from './EmptySlot.tsx';
import { ExtraSlot } from './ExtraSlot.tsx';
import { FilledSlot } from './FilledSlot.tsx';
import { includedSlots, slotName } from './slotName.ts';
import { SlotSheet } from './SlotSheet.tsx';
import type { Slots } from './SlotImage.ts';
import type { ImageSlotLabels } from './slotLabels.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { slotUnder, useCarrying } from './useCarrying.ts';
import { useSlotFocus } from './useSlotFocus.ts';
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
  /**
   * Pictures at most, with the extra ones. Fewer than 20 are a short list: three in a row, and no drawings of views.
   *
   * @default 50
   */
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

/**
 * The pictures of an ad: the cover, 19 guided slots and extra ones. They are put in order by hand, by keys or by a
 * menu.
 */
export function ImageSlotGrid(props: ImageSlotGridProps) {
  const { id, label, name, slots, labels, more, max = 50, onAdd, onMove, onRemove, onRetry, ...rest } = props;
  const { accept = 'image/jpeg,image/png,image/webp', paidFrom = includedSlots, onBlur, ...attributes } = rest;
  const isShort = max < includedSlots;
  const count = isShort ? Math.max(max, slots.length) : Math.max(includedSlots, slots.length);
  const sensors = useCarrying();
  const [said, setSaid] = useState('');
  const place = (slot: number) => slotName(slot, labels, isShort);
  const focus = useSlotFocus(id, slots);
  const announcements = useAnnouncements(labels, isShort);

  const move = (from: number, to: number) => {
    focus.follow(to);
    setSaid(labels.dropped(place(to)));
    onMove(from, to);
  };
  const remove = (slot: number) => {
    focus.follow(slot);
    setSaid('');
    onRemove(slot);
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      move(Number(active.id), Number(over.id));
    }
  };

  return (
    <DndContext
      id={`${id}-dragging`}
      sensors={sensors}
      collisionDetection={slotUnder}
      onDragEnd={end}
      accessibility={{
        restoreFocus: false,
        screenReaderInstructions: { draggable: labels.instructions },
        announcements,
      }}
    >
      {!isShort && <SlotSheet id={`${id}-sheet`} />}
      <ul
        aria-label={label}
        tabIndex={-1}
        {...attributes}
        {...leaveProps(onBlur)}
        className={styles.grid({ short: isShort })}
        id={id}
      >
        {Array.from({ length: count }, (_, slot) => {
          const image = slots[slot];
          const shared = { slot, id: `${id}-${slot}`, place: place(slot) };
          return (
            <li
              key={slot}
              className={styles.cell({ cover: slot === 0, failed: image?.state === 'failed' })}
              {...dropProps((dropped) => onAdd(dropped, slot))}
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
                  sheet={isShort ? undefined : `${id}-sheet`}
                  name={name}
                  accept={accept}
                  onFiles={(added) => {
                    focus.followUpload(slot);
                    onAdd(added, slot);
                  }}
                />
              )}
            </li>
          );
        })}
        {more && count < max && (
          <ExtraSlot
            slot={count}
            id={`${id}-more`}
            more={more}
            add={labels.add}
            name={name}
            accept={accept}
            onFiles={(added) => onAdd(added, count)}
          />
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
