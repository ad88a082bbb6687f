import { slotSprite, type ImageSlotLabels, type SlotView } from '@volan/ui/ImageSlotGrid';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The words of the grid of pictures. */
export function pictureLabels({ t }: Pick<Messages, 't'>): ImageSlotLabels {
  const views = Object.fromEntries(slotSprite.map(({ empty }) => [empty, t(`pictures.${empty}`)]));
  return {
    cover: t('pictures.cover'),
    views: views as Record<SlotView, string>,
    extra: (number) => t('pictures.extra', { number }),
    paid: t('pictures.paid'),
    add: t('pictures.add'),
    remove: t('pictures.remove'),
    retry: t('pictures.retry'),
    uploading: t('pictures.uploading'),
    converting: t('pictures.converting'),
    move: t('pictures.move'),
    makeCover: t('pictures.make-cover'),
    earlier: t('pictures.earlier'),
    later: t('pictures.later'),
    role: t('pictures.role'),
    instructions: t('pictures.instructions'),
    picked: (place) => t('pictures.picked', { place }),
    over: (place) => t('pictures.over', { place }),
    dropped: (place) => t('pictures.dropped', { place }),
    cancelled: (place) => t('pictures.cancelled', { place }),
  };
}
