import { Gallery, type GalleryProps } from '@volan/ui/Gallery';

/** The pictures of an ad: keys, swipes and the lightbox. [M53] */
export function GalleryIsland(props: GalleryProps) {
  return <Gallery {...props} />;
}
