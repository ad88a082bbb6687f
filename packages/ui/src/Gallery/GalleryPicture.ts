import type { Picture } from '../Photo/Photo.tsx';

/** A picture of an ad in both sizes. */
export interface GalleryPicture extends Picture {
  /** The largest width, for the lightbox, with its own `srcset` if there is one. */
  large: string;
  /** A small square-ish cut for the row of thumbnails. */
  thumb: string;
}

/** Every word of a gallery. */
export interface GalleryLabels {
  /** Name of the pictures: "Slike". */
  label: string;
  /** "Sve slike (34)". */
  all: string;
  /** Said before a picture that opens large: "Uvećaj". */
  enlarge: string;
  close: string;
  previous: string;
  next: string;
  fullScreen: string;
  /** "Uvećaj prikaz", "Umanji prikaz": with them the lightbox has its zoom. */
  zoom?: { in: string; out: string };
  /** The functions of the keys, shown with a keyboard: "slike", "uvećanje", "ceo ekran", "zatvori". */
  keys?: { pictures: string; zoom?: string; fullScreen: string; close: string };
  /** Places of the pictures as shown, one for each: "4 / 34". */
  positions: readonly string[];
}
