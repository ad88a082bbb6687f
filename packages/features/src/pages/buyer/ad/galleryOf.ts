import type { AdDetails } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import type { GalleryPicture, GalleryLabels } from '@volan/ui';
import { pictureAlt, pictureOf } from '../../../blocks/adCard/adPictures.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** Width of a picture that fills the window, and of a thumbnail, in pixels. */
const large = 1920;
const thumbnail = 160;

/** The pictures of an ad in the sizes of the page and of the lightbox. */
export function galleryPictures(
  { images, title }: Pick<AdDetails, 'images' | 'title'>,
  messages: Messages,
): GalleryPicture[] {
  return images.map((image) => ({
    ...pictureOf(image, pictureAlt(title, image, messages), 'page'),
    large: pictureUrl(image.id, { w: large }),
    thumb: pictureUrl(image.id, { w: thumbnail }),
  }));
}

/** Every word of the gallery of an ad. */
export function galleryLabels({ images }: Pick<AdDetails, 'images'>, { t, number }: Messages): GalleryLabels {
  const count = images.length;
  return {
    label: t('gallery.label'),
    all: t('gallery.all', { count }),
    enlarge: t('gallery.open'),
    close: t('gallery.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    fullScreen: t('gallery.full-screen'),
    positions: images.map((_, index) => `${number(index + 1)} / ${number(count)}`),
  };
}
