'use client';

import { useEffect, useRef, useState } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import * as styles from './PagePreview.css.ts';

export interface PagePreviewProps extends ElementProps<'div', 'title'> {
  /** Address of the page, on our own host. */
  src: string;
  /** What it shows, read aloud: "Pregled: početna, telefon". */
  title: string;
  /** Size of the window that the page believes it is in, in pixels. */
  width: number;
  height: number;
  /** What the page takes for the scheme of the system. @default that of the system */
  scheme?: 'light' | 'dark';
  /** The page is loaded; `null` if it could not be read. */
  onPage?: (page: Document | null) => void;
}

/** A whole page as a picture: in the width of a real window, made smaller where there is less room. */
export function PagePreview({ src, title, width, height, scheme, onPage, ref, ...rest }: PagePreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs<HTMLDivElement>(place, ref);
  const [room, setRoom] = useState(width);
  const scale = Math.min(1, room / width);

  useEffect(() => {
    if (!place.current) return undefined;

    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    watch.observe(place.current);

    return () => watch.disconnect();
  }, [width]);

  return (
    <div {...rest} className={styles.place} ref={merged}>
      <div className={styles.frame} style={{ width: width * scale, height: height * scale }}>
        <iframe
          key={src}
          className={styles.page}
          src={src}
          title={title}
          sandbox="allow-same-origin"
          style={{ width, height, transform: `scale(${scale})`, colorScheme: scheme }}
          onLoad={(event) => onPage?.(event.currentTarget.contentDocument)}
        />
      </div>
    </div>
  );
}
