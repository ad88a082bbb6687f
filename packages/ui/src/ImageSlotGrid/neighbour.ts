export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The slot that an arrow leads to. Left and right continue in reading order, over the end of a line; up and down go to
 * the nearest slot of the next line, measured from middle to middle. At an end it stays.
 */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (!start) {
    return from;
  }
  if (direction === 'ArrowLeft' || direction === 'ArrowRight') {
    const next = from + (direction === 'ArrowRight' ? 1 : -1);
    return boxes[next] ? next : from;
  }
  const down = direction === 'ArrowDown';
  const middle = ({ left, width }: Box) => left + width / 2;
  let best = from;
  let least = Infinity;
  boxes.forEach((box, slot) => {
    const gap = down ? box.top - (start.top + start.height) : start.top - (box.top + box.height);
    // A box of the same line begins above the end of this one.
    if (gap < -1) {
      return;
    }
    const distance = gap * 4 + Math.abs(middle(box) - middle(start));
    if (distance < least) {
      least = distance;
      best = slot;
    }
  });

  return best;
}
