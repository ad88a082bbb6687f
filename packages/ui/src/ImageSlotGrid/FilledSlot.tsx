import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useState } from 'react';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import { arrowLeftIcon, arrowRightIcon, imageIcon, rotateCcwIcon, xIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SlotImage } from './SlotImage.ts';
import type { ImageSlotLabels } from './slotLabels.ts';
import * as styles from './ImageSlotGrid.css.ts';

export interface FilledSlotProps {
  slot: number;
  /** Id of the picture's button. */
  id: string;
  place: string;
  image: SlotImage;
  labels: ImageSlotLabels;
  /** The slot is a paid one. */
  paid: boolean;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A picture that is not ready; an empty tile if it cannot be drawn. */
function StillImage({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === '' || src === broken) return null;
  return <img className={styles.image} src={src} alt={alt} onError={() => setBroken(src)} />;
}

/** How far the upload of a picture is, or why it failed; nothing for one that is ready. */
function UploadState({
  image,
  place,
  labels,
  onRetry,
}: Pick<FilledSlotProps, 'image' | 'place' | 'labels' | 'onRetry'>) {
  if (image.state === 'ready') return null;

  if (image.state === 'failed') {
    return (
      <>
        <span className={styles.failure} role="alert" data-final={image.final ? '' : undefined}>
          {image.error}
        </span>
        {!image.final && (
          <div className={styles.corner({ at: 'bottom' })}>
            <IconButton
              variant="onPhoto"
              size="small"
              icon={rotateCcwIcon}
              label={`${labels.retry}: ${place}`}
              onClick={onRetry}
            />
          </div>
        )}
      </>
    );
  }

  return (
    <>
      {image.words !== undefined && (
        <span className={styles.words} aria-hidden>
          {image.words}…
        </span>
      )}
      {image.state === 'uploading' && (
        <progress
          className={styles.progress}
          aria-label={`${image.words ?? labels.uploading}: ${place}`}
          value={image.sent}
          max={1}
        />
      )}
      {image.state === 'converting' && (
        <progress className={styles.progress} aria-label={`${image.words ?? labels.converting}: ${place}`} />
      )}
    </>
  );
}

/** A slot with its picture, which is moved by dragging, by keys, or by the entries of its menu. */
export function FilledSlot(props: FilledSlotProps) {
  const { slot, id, place, image, labels, paid, last, onMove, onRemove, onRetry } = props;
  const still = image.state !== 'ready';
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: slot });
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: slot,
    disabled: still,
    attributes: { roleDescription: labels.role },
  });
  const move = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  const mark = paid ? labels.paid : slot === 0 ? labels.cover : undefined;

  return (
    <div
      ref={setTarget}
      className={styles.tile({ failed: image.state === 'failed' })}
      data-over={isOver && !isDragging ? '' : undefined}
      data-dragged={isDragging ? '' : undefined}
      // Only while it is dragged: HTML of the server has no inline styles.
      style={move ? { transform: move } : undefined}
    >
      {still ? (
        // takes the focus of the control that it replaces
        <div className={styles.picture} data-still="" data-dim="" id={id} tabIndex={-1} role="group" aria-label={place}>
          <StillImage src={image.src} alt={place} />
        </div>
      ) : (
        <button
          ref={setNodeRef}
          className={styles.picture}
          type="button"
          id={id}
          {...listeners}
          aria-roledescription={attributes['aria-roledescription']}
          aria-describedby={attributes['aria-describedby']}
          aria-pressed={isDragging ? true : undefined}
        >
          <img className={styles.image} src={image.src} alt={place} draggable={false} />
        </button>
      )}
      {mark && (
        <span className={styles.mark} aria-hidden={paid ? undefined : true}>
          {mark}
        </span>
      )}
      <div className={styles.corner({ at: 'top' })}>
        <IconButton
          variant="onPhoto"
          size="small"
          icon={xIcon}
          label={`${labels.remove}: ${place}`}
          onClick={onRemove}
        />
      </div>
      <UploadState image={image} place={place} labels={labels} onRetry={onRetry} />
      {!still && (
        <div className={styles.corner({ at: 'bottom' })}>
          <ActionMenu
            variant="onPhoto"
            label={`${labels.move}: ${place}`}
            entries={[
              ...(slot > 0 ? [{ label: labels.makeCover, icon: imageIcon, onAct: () => onMove(0) }] : []),
              ...(slot > 0 ? [{ label: labels.earlier, icon: arrowLeftIcon, onAct: () => onMove(slot - 1) }] : []),
              ...(slot < last ? [{ label: labels.later, icon: arrowRightIcon, onAct: () => onMove(slot + 1) }] : []),
            ]}
          />
        </div>
      )}
    </div>
  );
}
