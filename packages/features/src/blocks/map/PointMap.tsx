import { Alert } from '@volan/ui/Alert';
import { Disclosure } from '@volan/ui/Disclosure';
import { IconButton } from '@volan/ui/IconButton';
import { minusIcon, plusIcon } from '@volan/ui/icons';
import { useEffect, useRef, useState } from 'react';
import * as styles from './map.css.ts';
import type { MapAddresses, MapPoint, MapTown } from './MapPoint.ts';
import type { MapSource } from './mapSources.ts';
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
  /** Opens and closes the list of all points. */
  readonly list: string;
  readonly hideList: string;
}

export interface PointMapProps extends MapAddresses {
  readonly points: readonly MapPoint[];
  readonly towns: readonly MapTown[];
  readonly labels: PointMapLabels;
  /** Language tag in which counts are written. */
  readonly tag: string;
}

/** The source of our own map. */
const plainSources: readonly MapSource[] = [{ text: 'Natural Earth' }];

/** The colours that an element has in its theme. */
function colorsOf(element: HTMLElement): MapColors {
  const computed = getComputedStyle(element);
  const read = (name: string) => computed.getPropertyValue(name.slice('var('.length, -1)).trim();
  return { water: read(styles.water), land: read(styles.land), border: read(styles.border) };
}

/**
 * Places as points on a map, each a link to its page, and the same links as a list below it: for keyboards, screen
 * readers, and browsers without WebGL, where the list is open. The code of the map is loaded when it is first drawn.
 */
export function PointMap({ points, towns, labels, workerUrl, styleUrl = null, tag }: PointMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [sources, setSources] = useState<readonly MapSource[]>(styleUrl === null ? plainSources : []);
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
          classes: { point: styles.point, labelled: styles.labelled, group: styles.group, town: styles.town },
          colors: colorsOf(container),
          workerUrl,
          styleUrl,
          onSources: setSources,
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
  }, [points, towns, name, together, workerUrl, styleUrl, tag]);

  return (
    <div className={styles.block}>
      <div className={styles.frame}>
        <div ref={element} className={styles.drawing} />
        {hasFailed && <Alert tone="info">{labels.failed}</Alert>}
        {map && (
          <>
            <div className={styles.zoom}>
              <IconButton icon={plusIcon} label={labels.zoomIn} onClick={map.zoomIn} />
              <IconButton icon={minusIcon} label={labels.zoomOut} onClick={map.zoomOut} />
            </div>
            <span className={styles.source}>
              {sources.map(({ text, href }, index) =>
                href === undefined ? (
                  <span key={index}>{text}</span>
                ) : (
                  <a key={index} href={href} rel="noreferrer nofollow">
                    {text}
                  </a>
                ),
              )}
            </span>
          </>
        )}
      </div>
      <Disclosure key={String(hasFailed)} defaultOpen={hasFailed} moreLabel={labels.list} lessLabel={labels.hideList}>
        <ul className={styles.list}>
          {points.map(({ id, name: title, href, label }) => (
            <li key={id}>
              <a className={styles.listed} href={href}>
                {title}
              </a>
              {label !== undefined && <span className={styles.listedLabel}>{label}</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
