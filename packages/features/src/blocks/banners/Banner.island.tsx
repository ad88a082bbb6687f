import { BannerSlot, type BannerSlotProps } from '@volan/ui/BannerSlot';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AskingProps } from '../../runtime/hydration/withQueries.tsx';
import { noteSeenBanner } from './seenBanners.ts';

export interface BannerIslandProps extends Required<Pick<BannerSlotProps, 'place' | 'label' | 'banner'>>, AskingProps {
  /** Id of the banner. */
  id: number;
}

/** So long at least half of a banner is in sight until it counts as seen, in milliseconds. */
const seenAfterMs = 1000;

/** A banner that counts once for each page on which somebody saw it. */
export function BannerIsland({ id, asking, ...slot }: BannerIslandProps) {
  const root = useRef<HTMLElement>(null);
  const note = useEffectEvent(() => noteSeenBanner(id, asking));

  useEffect(() => {
    if (!root.current) return undefined;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const sight = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;

        timer = setTimeout(() => {
          sight.disconnect();
          note();
        }, seenAfterMs);
      },
      { threshold: 0.5 },
    );
    sight.observe(root.current);

    return () => {
      clearTimeout(timer);
      sight.disconnect();
    };
  }, []);

  return <BannerSlot ref={root} {...slot} />;
}
