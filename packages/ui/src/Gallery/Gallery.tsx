'use client';

import { useRef, type MouseEvent } from 'react';
import { openModal } from '../behaviour/openModal.ts';
import { opening } from '../behaviour/opening.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { Photo, type MissingPicture } from '../Photo/Photo.tsx';
import { PhotoCount } from '../PhotoCount/PhotoCount.tsx';
import type { GalleryPicture, GalleryLabels } from './GalleryPicture.ts';
import { Lightbox } from '../Lightbox/Lightbox.tsx';
import { useSlides } from '../Lightbox/useSlides.ts';
import * as styles from './Gallery.css.ts';

/** Its `open` is that of the lightbox. */
export interface GalleryProps extends OpenProps, ElementProps<'div', 'id' | 'title'> {
  /** Ids of the lightbox and of its slides are made from it. */
  id: string;
  /** The ad: "Volkswagen Passat Variant 2.0 TDI". */
  title: string;
  pictures: readonly GalleryPicture[];
  missing: MissingPicture;
  labels: GalleryLabels;
}

/** How many tiles are beside the main picture: none, one, two or four. */
function tilesBeside(count: number): 0 | 1 | 2 | 4 {
  if (count <= 2) {
    return count === 2 ? 1 : 0;
  }
  return count < 5 ? 2 : 4;
}

function placeOf(index: number, tiles: number) {
  if (index === 0) {
    return 'main';
  }
  if (index > tiles) {
    return 'further';
  }
  return tiles === 1 ? 'tall' : 'tile';
}

/**
 * The pictures of an ad: five on a desktop, a strip to swipe on a phone, all of them in a lightbox.
 *
 * Everything is native scrolling and a native dialog; JavaScript adds the keys and opens the lightbox at
 * the picture that was pressed.
 */
export function Gallery(props: GalleryProps) {
  const { id, title, pictures, missing, labels, open, onOpenChange, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('Gallery', props);
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useSlides(pictures.length);
  const lightbox = `${id}-lightbox`;
  const tiles = tilesBeside(pictures.length);

  const openAt = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    if (open !== undefined && onOpenChange) {
      onOpenChange(true);
    } else if (dialog.current) {
      openModal(dialog.current);
    }
    slides.show(index, 'instant');
  };

  if (pictures.length === 0) {
    return (
      <div {...rest} className={styles.empty}>
        <Photo picture={undefined} missing={missing} sizes="100vw" ratio="fill" />
      </div>
    );
  }

  return (
    <div {...rest} className={styles.gallery}>
      <ul className={styles.strip({ tiles })} aria-label={labels.label}>
        {pictures.map((picture, index) => (
          <li key={picture.large} className={styles.slide({ place: placeOf(index, tiles) })}>
            <button
              className={styles.enlarge}
              type="button"
              aria-label={`${labels.enlarge}: ${picture.alt}`}
              {...opening({ dialog: lightbox })}
              onClick={openAt(index)}
            >
              <Photo
                picture={{ ...picture, alt: '' }}
                missing={missing}
                sizes={
                  index === 0
                    ? '(min-width: 1280px) 690px, (min-width: 1024px) 56vw, 100vw'
                    : '(min-width: 1024px) 290px, 100vw'
                }
                ratio="fill"
                first={index === 0}
              />
            </button>
            <span className={styles.position} aria-hidden="true">
              <PhotoCount icon={false}>{labels.positions[index] ?? ''}</PhotoCount>
            </span>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <button className={styles.all} type="button" {...opening({ dialog: lightbox })} onClick={openAt(0)}>
          <PhotoCount>{labels.all}</PhotoCount>
        </button>
      )}
      <Lightbox
        id={lightbox}
        ref={dialog}
        title={title}
        pictures={pictures}
        labels={labels}
        slides={slides}
        open={open}
        onOpenChange={onOpenChange}
      />
    </div>
  );
}
