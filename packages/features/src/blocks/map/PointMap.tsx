import { Alert } from '@volan/ui/Alert';
import { IconButton } from '@volan/ui/IconButton';
import { minusIcon, plusIcon } from '@volan/ui/icons';
import { useEffect, useRef, useState } from 'react';
import * as styles from './map.css.ts';
import type { MapPoint, MapTown } from './MapPoint.ts';
import type { MapColors } from './mapStyle.ts';
import type { OpenMap } from './openMap.ts';

export interface PointMapLabels {
  /** Accessible name of the map. */
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Before a count of points that lie together: "Services here". */
  readonly together: string;
  /** The browser cannot draw maps. */
  readonly failed: string;
}

export interface PointMapProps {
  readonly points: readonly MapPoint[];
  readonly towns: readonly MapTown[];
  readonly labels: PointMapLabels;
  /** Address of MapLibre's worker, a file of its own because of the content policy. */
  readonly workerUrl: string;
  /** Language tag in which counts are written. */
  readonly tag: string;
}

/** The colours that an element has in its theme. */
function colorsOf(element: HTMLElement): MapColors {
  const computed = getComputedStyle(element);
  const read = (name: string) => computed.getPropertyValue(name.slice('var('.length, -1)).trim();
  return { water: read(styles.water), land: read(styles.land), border: read(styles.border) };
}

/**
 * Places as points on a map, each a link to its page. The code of the map is loaded when it is first drawn. Without
 * WebGL the map says that it cannot be drawn; the page has a list of the same places.
 */
export function PointMap({ points, towns, labels, workerUrl, tag }: PointMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { map: name, together } = labels;

  useEffect(() => {
    const container = element.current;
    if (!container || points.length === 0) return;

    let opened: OpenMap | null = null;
    let isGone = false;
    const open = async () => {
      try {
        const { openMap } = await import('./openMap.ts');
        if (isGone) return;

        const number = new Intl.NumberFormat(tag);
        opened = openMap(container, {
          points,
          towns,
          label: name,
          countText: (count) => number.format(count),
          groupLabel: (count) => `${together}: ${number.format(count)}`,
          classes: { point: styles.point, group: styles.group, town: styles.town },
          colors: colorsOf(container),
          workerUrl,
          isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
        });
        setMap(opened);
      } catch {
        setFailed(true);
      }
    };
    void open();
    const theme = new MutationObserver(() => opened?.recolor(colorsOf(container)));
    theme.observe(document.body, { attributeFilter: ['data-theme'] });

    return () => {
      isGone = true;
      theme.disconnect();
      opened?.close();
      setMap(null);
    };
  }, [points, towns, name, together, workerUrl, tag]);

  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.drawing} />
      {hasFailed && <Alert tone="info">{labels.failed}</Alert>}
      {map && (
        <>
          <div className={styles.zoom}>
            <IconButton icon={plusIcon} label={labels.zoomIn} onClick={map.zoomIn} />
            <IconButton icon={minusIcon} label={labels.zoomOut} onClick={map.zoomOut} />
          </div>
          <span className={styles.source}>Natural Earth</span>
        </>
      )}
    </div>
  );
}
