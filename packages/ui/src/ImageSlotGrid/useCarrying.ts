'use client';

import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { neighbour, type Box, type Direction } from './neighbour.ts';

const arrows: readonly string[] = [
  KeyboardCode.Left,
  KeyboardCode.Right,
  KeyboardCode.Up,
  KeyboardCode.Down,
] satisfies string[];

/** A slot over whose corner the picture is carried by keys; under the pointer the slot it points at. */
export const slotUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) {
    return pointerWithin(args);
  }
  const { left, top } = args.collisionRect;
  const distances = args.droppableContainers.flatMap(({ id }) => {
    const rect = args.droppableRects.get(id);
    return rect ? [{ id, value: Math.hypot(rect.left - left, rect.top - top) }] : [];
  });

  return distances
    .toSorted((a, b) => a.value - b.value)
    .slice(0, 1)
    .map(({ id }) => ({ id }));
};

/** An arrow carries the picture onto the next slot in its direction. */
const bySlots: KeyboardCoordinateGetter = (event, { active, context: { over, droppableRects } }) => {
  if (!arrows.includes(event.code)) {
    return undefined;
  }
  event.preventDefault();
  const boxes: Box[] = [];
  for (const [id, rect] of droppableRects) {
    boxes[Number(id)] = rect;
  }
  const to = boxes[neighbour(boxes, Number(over?.id ?? active), event.code as Direction)];

  return to && { x: to.left, y: to.top };
};

/** Mouse after a short way, finger after a short while (it scrolls otherwise), keys at once. */
export function useCarrying() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: bySlots,
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
      },
    }),
  );
}
