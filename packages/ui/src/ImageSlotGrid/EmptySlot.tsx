import { useDroppable } from '@dnd-kit/core';
import { Icon } from '../Icon/Icon.tsx';
import { imagePlusIcon } from '../icons/index.ts';
import { SlotDrawing } from './SlotSheet.tsx';
import { slotSprite } from './slotSprite.ts';
import * as styles from './ImageSlotGrid.css.ts';

export interface EmptySlotProps {
  slot: number;
  /** Id of the control. */
  id: string;
  /** Its place in words: "Gepek". */
  place: string;
  /** "Dodaj sliku" */
  add: string;
  /** Id of the drawings; without it the slot has a sign. */
  sheet: string | undefined;
  name?: string | undefined;
  accept: string;
  onFiles: (files: File[]) => void;
}

/** A slot that waits for a picture: a press chooses a file, a picture may be put into it. */
export function EmptySlot({ slot, id, place, add, sheet, name, accept, onFiles }: EmptySlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slot });
  const drawn = slotSprite[slot - 1];
  return (
    <label ref={setNodeRef} className={styles.empty} data-over={isOver ? '' : undefined}>
      {drawn && sheet !== undefined ? (
        <SlotDrawing sheet={sheet} place={drawn} />
      ) : (
        <Icon name={imagePlusIcon} size={24} />
      )}
      <span aria-hidden="true">{place}</span>
      <input
        className={styles.file}
        type="file"
        id={id}
        name={name === undefined ? undefined : `${name}.${slot}`}
        accept={accept}
        multiple
        aria-label={`${add}: ${place}`}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
