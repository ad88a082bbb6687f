import { useEffect, useRef } from 'react';
import * as styles from './BannerSlot.css.ts';

export interface SilentVideoProps {
  src: string;
  /** "video/mp4" */
  type: string;
  /** Read aloud with its controls. */
  label: string;
}

/** Whether a video may play by itself: the user asked neither for less movement nor for less data. */
function mayPlay() {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };

  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A video without sound. It is loaded and plays while at least half of it is in sight, and can be stopped. Users who ask
 * for less movement or less data start it themselves; until then it shows what is behind it.
 */
export function SilentVideo({ src, type, label }: SilentVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element || !mayPlay()) return undefined;

    let isStoppedByUser = false;
    let isLeaving = false;
    const seen = new IntersectionObserver(
      ([entry]) => {
        isLeaving = !entry?.isIntersecting;
        if (isLeaving) element.pause();
        // a browser may refuse; the controls stay
        else if (!isStoppedByUser) element.play().catch(() => {});
      },
      { threshold: 0.5 },
    );
    const stop = () => {
      isStoppedByUser = !isLeaving;
    };
    element.addEventListener('pause', stop);
    seen.observe(element);

    return () => {
      seen.disconnect();
      element.removeEventListener('pause', stop);
    };
  }, []);

  return (
    <video ref={video} className={styles.video} aria-label={label} muted loop playsInline controls preload="none">
      <source src={src} type={type} />
    </video>
  );
}
