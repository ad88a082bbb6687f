'use client';

import { useCallback, useState, type ReactEventHandler } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import * as styles from './Photo.css.ts';

/** A picture of an ad, as an address with its widths. */
export interface Picture {
  src: string;
  /** The same picture in other widths, as in `srcset`. */
  srcSet?: string;
  /** Make, model and view: "Škoda Octavia, pozadi desno". Empty where the title beside it says as much. */
  alt: string;
}

/** Shown when an ad has no photo. */
export interface MissingPicture {
  outline: OutlineName;
  /** "Bez slike, karavan". */
  label: string;
}

export interface PhotoProps extends ElementProps<'span', 'onLoad' | 'onError'> {
  picture: Picture | undefined;
  missing: MissingPicture;
  /** Width of the picture in the layout, as in the attribute `sizes`. */
  sizes: string;
  /** `fill` takes the height of its place; `cover` is the band above the page of a company. @default 'photo' (16:10) */
  ratio?: 'photo' | 'thumb' | 'cover' | 'fill';
  rounded?: boolean;
  /** The largest picture of the first screen: fetched first. Others wait until they come near. */
  first?: boolean;
  /** Event of the image itself, when its file has arrived. */
  onLoad?: ReactEventHandler<HTMLImageElement> | undefined;
  /** Event of the image itself; the outline takes its place. */
  onError?: ReactEventHandler<HTMLImageElement> | undefined;
}

/**
 * A photo in a box whose size is known before the file arrives, so nothing moves. A file that fails leaves the outline.
 */
export function Photo(props: PhotoProps) {
  const { picture, missing, sizes, ratio = 'photo', rounded = false, first = false, onLoad, onError, ...rest } = props;
  const [failed, setFailed] = useState<string>();
  const src = picture?.src;

  /** A file may have failed before React came to the page of the server. */
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) {
        setFailed(src);
      }
    },
    [src],
  );

  return (
    <span {...rest} className={styles.photo({ ratio, rounded })}>
      {picture && picture.src !== failed ? (
        <img
          key={picture.src}
          ref={look}
          className={styles.image({ cover: ratio === 'cover' })}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet ? sizes : undefined}
          alt={picture.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
          onLoad={onLoad}
          onError={(event) => {
            onError?.(event);
            setFailed(picture.src);
          }}
        />
      ) : (
        <span className={styles.missing}>
          <Outline name={missing.outline} size="large" tone="media" label={missing.label} />
        </span>
      )}
    </span>
  );
}
