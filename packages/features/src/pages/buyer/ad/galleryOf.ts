import type { AdDetails, AdImage } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import type { GalleryPicture, GalleryLabels } from '@volan/ui';
import { pictureAlt, pictureOf } from '../../../blocks/adCard/adPictures.ts';
import type { ShownPicture } from '../../../blocks/pictureUpload/usePictures.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** Width of a picture that fills the window, and of a thumbnail, in pixels. */
const large = 1920;
const thumbnail = 160;

const galleryPicture = (image: Pick<AdImage, 'id'>, alt: string): GalleryPicture => ({
  ...pictureOf(image, alt, 'page'),
  large: pictureUrl(image.id, { w: large }),
  thumb: pictureUrl(image.id, { w: thumbnail }),
});

/** The pictures of an ad in the sizes of the page and of the lightbox. */
export function galleryPictures(
  { images, title }: Pick<AdDetails, 'images' | 'title'>,
  messages: Messages,
): GalleryPicture[] {
  return images.map((image) => galleryPicture(image, pictureAlt(title, image, messages)));
}

/** The pictures of an ad that is not published yet: those that the server has, and files of this browser. */
export const previewPictures = (pictures: readonly ShownPicture[], title: string): GalleryPicture[] =>
  pictures.map((one) =>
    'image' in one
      ? galleryPicture({ id: one.image }, title)
      : { src: one.file, large: one.file, thumb: one.file, alt: title },
  );

/** Every word of the gallery of an ad. */
export function galleryLabels({ images }: { images: readonly unknown[] }, { t, number }: Messages): GalleryLabels {
  const count = images.length;
  return {
    label: t('gallery.label'),
    all: t('gallery.all', { count }),
    enlarge: t('gallery.open'),
    close: t('gallery.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    fullScreen: t('gallery.full-screen'),
    zoom: { in: t('gallery.zoom-in'), out: t('gallery.zoom-out') },
    positions: images.map((_, index) => `${number(index + 1)} / ${number(count)}`),
  };
}
