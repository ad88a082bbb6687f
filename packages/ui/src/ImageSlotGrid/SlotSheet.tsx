import { drawingOf, drawingSize, slotSprite, type SlotPlace } from './slotSprite.ts';
import * as styles from './ImageSlotGrid.css.ts';

/** All drawings once; every empty slot shows its part of this sheet. */
export function SlotSheet({ id }: { id: string }) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <g id={id}>
        {slotSprite.map(({ sort, left, top, empty }) => (
          <path key={sort} d={drawingOf(empty)} transform={`translate(${left} ${top})`} />
        ))}
      </g>
    </svg>
  );
}

/** The part of the sheet that belongs to a slot. */
export function SlotDrawing({ sheet, place }: { sheet: string; place: SlotPlace }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`${place.left} ${place.top} ${drawingSize.width} ${drawingSize.height}`}
      aria-hidden="true"
    >
      <use href={`#${sheet}`} />
    </svg>
  );
}
